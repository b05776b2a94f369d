import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { RequestCodeInput } from '../../../shared/contract/accounts.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { takeTry } from '../../platform/rate-limits/rate-limit.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { codeTallies } from './code-tallies.ts'
import { isDeviceOfEmail } from './device-queries.ts'

/**
 * Returns the hash that a code is stored under: of the request and the address that it was mailed to. It opens no account that
 * had taken another address by the time the code was written.
 */
export function resetRequestHash(resetId: string, email: string): Buffer {
  return hashToken(`reset-password ${resetId} ${email}`)
}

/**
 * Asks for a one-time code by mail. Gives the id of this request, which the code has to come back with: others who try
 * codes for the same account have requests of their own. Whether the account exists is only looked up when the mail is
 * written, so answer and time are the same for all who send no token of a login to it. Throws `too_many_requests`.
 */
export async function requestPasswordCode(
  shop: Shop,
  input: RequestCodeInput,
  { ip }: Pick<Caller, 'ip'>,
): Promise<string> {
  const email = normalEmail(input.email)
  const device = await knownDeviceOf(shop, email, input.deviceToken)
  await takeTry(shop, codeTallies(shop, { email, ip, device }))
  const resetId = shop.newToken()
  await queueMail(shop.db, shop, {
    kind: device === undefined ? 'password_code' : 'own_password_code',
    eventKey: `password_code:${shop.newId()}`,
    payload: { email, requestHash: resetRequestHash(resetId, email).toString('hex') },
  })
  return resetId
}

/** Returns the key to count this browser's requests under, where it signed in to the account of this address before. */
async function knownDeviceOf(shop: Shop, email: string, deviceToken: string | undefined): Promise<string | undefined> {
  if (deviceToken === undefined || !(await isDeviceOfEmail(shop.db, email, deviceToken))) return undefined
  return hashToken(deviceToken).toString('hex')
}
