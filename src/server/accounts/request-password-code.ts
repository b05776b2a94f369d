import { normalEmail } from '../../domain/accounts/identifier.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Shop } from '../shop.ts'
import type { AccountGuard } from './account-guard.ts'

/**
 * Asks for a one-time code by mail. Whether the account exists is only looked up when the mail is written, so answer and
 * time are the same for all. Throws `too_many_requests`.
 */
export async function requestPasswordCode(
  shop: Shop,
  { codes }: AccountGuard,
  input: { email: string },
  ip: string,
): Promise<void> {
  const email = normalEmail(input.email)
  codes.check(email, ip)
  codes.count(email, ip)
  await queueMail(shop.db, shop, {
    kind: 'password_code',
    eventKey: `password_code:${shop.newId()}`,
    payload: { email },
  })
}
