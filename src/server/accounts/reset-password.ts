import { normalEmail } from '../../domain/accounts/identifier.ts'
import type { ResetPasswordInput } from '../../shared/contract/accounts.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { transact } from '../db/transact.ts'
import type { Shop } from '../shop.ts'
import type { AccountGuard } from './account-guard.ts'
import { checkPassword, hashPassword } from './hash-password.ts'
import { dropCode, takeTry } from './password-code-queries.ts'
import { endSessions } from './session-queries.ts'
import { changePassword, findForLogin } from './user-queries.ts'

/** Sets a new password with the code that came by mail and ends every session. Throws `wrong_code`, `too_many_requests`. */
export async function resetPassword(
  shop: Shop,
  { guesses }: AccountGuard,
  input: ResetPasswordInput,
  ip: string,
): Promise<void> {
  const email = normalEmail(input.email)
  const key = `code ${email}`
  guesses.check(key, ip)
  const user = await findForLogin(shop.db, { email })
  const codeHash = user && (await takeTry(shop.db, user.id, shop.clock()))
  const right = await checkPassword(codeHash, input.code, guesses.steps(key, ip))
  if (!user || !codeHash || !right) throw new Failure('wrong_code', failures.wrongCode)
  const passwordHash = await hashPassword(input.password)
  await transact(shop, async ({ tx }) => {
    if (!(await dropCode(tx, user.id, codeHash))) throw new Failure('wrong_code', failures.wrongCode)
    await changePassword(tx, user.id, passwordHash, shop.clock())
    await endSessions(tx, user.id)
  })
  for (const known of [key, email, user.phonenumber]) guesses.forget(known)
}
