import { normalEmail } from '../../domain/accounts/identifier.ts'
import type { Caller } from '../platform/http/caller.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { takeTry } from '../platform/rate-limits/rate-limit.ts'
import { hashToken } from '../platform/sessions/authenticate.ts'
import type { Shop } from '../platform/shop.ts'
import { codeTallies } from './code-tallies.ts'

/**
 * What a code is kept under: the request and the address that it was mailed to. It opens no account that had taken another
 * address by the time the code was written.
 */
export function resetRequestHash(resetId: string, email: string): Buffer {
  return hashToken(`reset-password ${resetId} ${email}`)
}

/**
 * Asks for a one-time code by mail. Gives the id of this request, which the code has to come back with: others who try
 * codes for the same account have requests of their own. Whether the account exists is only looked up when the mail is
 * written, so answer and time are the same for all. Throws `too_many_requests`.
 */
export async function requestPasswordCode(
  shop: Shop,
  input: { email: string },
  { ip }: Pick<Caller, 'ip'>,
): Promise<string> {
  const email = normalEmail(input.email)
  await takeTry(shop, codeTallies(shop, email, ip))
  const resetId = shop.newToken()
  await queueMail(shop.db, shop, {
    kind: 'password_code',
    eventKey: `password_code:${shop.newId()}`,
    payload: { email, requestHash: resetRequestHash(resetId, email).toString('hex') },
  })
  return resetId
}
