import { normalEmail } from '../../../domain/shoppers/accounts/identifier.ts'
import type { ResetPasswordInput } from '../../../shared/contract/accounts.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { forgetGuesses } from '../../platform/passwords/guess-tallies.ts'
import { checkPassword, hashPassword } from '../../platform/passwords/hash-password.ts'
import { refuseFull, takeTry, tally } from '../../platform/rate-limits/rate-limit.ts'
import { countOneLess } from '../../platform/rate-limits/rate-limit-queries.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import { endSessions } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { forgetDevices } from './device-queries.ts'
import { guessableWarning } from './guessable-warning.ts'
import { dropCode, dropCodes, takeCodeTry } from './one-time-code-queries.ts'
import { queueAccountMail } from './queue-account-mail.ts'
import { resetRequestHash } from './request-password-code.ts'
import { changePassword, confirmEmail, findUser, type UserRow } from './user-queries.ts'

/**
 * Sets a new password with the code that came by mail and ends every session. The code came back from the account's email
 * address, so that is confirmed. Returns a warning of a password that is easy to guess. Throws `wrong_code`,
 * `too_many_requests`.
 */
export async function resetPassword(
  shop: Shop,
  input: ResetPasswordInput,
  caller: Caller,
): Promise<{ warning?: string }> {
  const requestHash = resetRequestHash(input.resetId, normalEmail(input.email))
  const { user, codeHash } = await checkCode(shop, input, requestHash, caller)
  const passwordHash = await hashPassword(input.password, user.id)
  const now = shop.clock()
  await transact(shop, async ({ tx }) => {
    if (!(await dropCode(tx, requestHash, codeHash))) throw wrongCode()
    await changePassword(tx, user.id, passwordHash, now)
    if (!(await confirmEmail(tx, user.id, normalEmail(input.email), now))) throw wrongCode()
    await dropCodes(tx, user.id)
    await endSessions(tx, user.id)
    await forgetDevices(tx, user.id)
    await queueAccountMail(tx, shop, user, 'password')
  })
  await forgetGuesses(shop, user.id)
  return guessableWarning(shop, input.password, user)
}

/**
 * Returns the account of this code, and its hash. Each try is counted with the request, and with the network that makes it.
 * Throws `wrong_code`, `too_many_requests`.
 */
async function checkCode(
  shop: Shop,
  input: ResetPasswordInput,
  requestHash: Buffer,
  { ip }: Caller,
): Promise<{ user: UserRow; codeHash: string }> {
  const networks = limitedNetwork(shop, ip)
  const tallies = networks.map((network) => tally('guessOfNetwork', network))
  await refuseFull(shop, tallies)
  const code = await takeCodeTry(shop.db, requestHash, shop.clock())
  const right = await checkPassword(code?.code_hash, input.code, networks[0] ?? input.resetId, {
    before: () => takeTry(shop, tallies),
    right: () => countOneLess(shop.db, tallies),
  })
  const user = code && (await findUser(shop.db, code.user_id))
  if (!user || !right || user.email !== normalEmail(input.email)) throw wrongCode()
  return { user, codeHash: code.code_hash }
}

function wrongCode(): Failure {
  return new Failure('wrong_code', failures.wrongCode)
}
