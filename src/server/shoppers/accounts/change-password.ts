import type { ChangePasswordInput } from '../../../shared/contract/accounts.ts'
import { forms } from '../../../shared/copy/forms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { transact } from '../../platform/db/transact.ts'
import { hashPassword } from '../../platform/passwords/hash-password.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import { endSessions } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { checkOwnPassword } from './check-own-password.ts'
import { forgetDevices } from './device-queries.ts'
import { guessableWarning } from './guessable-warning.ts'
import { dropCodes } from './one-time-code-queries.ts'
import { queueAccountMail } from './queue-account-mail.ts'
import { findUser, replaceHash } from './user-queries.ts'

/**
 * A signed-in shopper chooses a new password; every other session ends. Returns a warning of one that is easy to guess. Throws
 * `bad_input` at `password` (not the present one), and `too_many_requests`.
 */
export async function changeOwnPassword(
  shop: Shop,
  { userId, tokenHash }: Shopper,
  { password, newPassword }: ChangePasswordInput,
): Promise<{ warning?: string }> {
  const old = await checkOwnPassword(shop, userId, password)
  const user = await findUser(shop.db, userId)
  const fresh = await hashPassword(newPassword, userId)
  await transact(shop, async ({ tx }) => {
    if (!(await replaceHash(tx, userId, old, fresh))) {
      throw new Failure('bad_input', forms.passwordWrong, { errors: { password: forms.passwordWrong } })
    }
    await endSessions(tx, userId, tokenHash)
    await dropCodes(tx, userId)
    await forgetDevices(tx, userId)
    if (user) await queueAccountMail(tx, shop, user, 'password')
  })
  return guessableWarning(shop, newPassword, user ?? {})
}
