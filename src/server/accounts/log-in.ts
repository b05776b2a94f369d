import { readIdentifier } from '../../domain/accounts/identifier.ts'
import type { LoginInput } from '../../shared/contract/accounts.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Shop } from '../shop.ts'
import type { AccountGuard } from './account-guard.ts'
import { checkPassword } from './hash-password.ts'
import { showUser } from './present-user.ts'
import type { SignedIn } from './register-user.ts'
import { openSession } from './session-queries.ts'
import { findForLogin } from './user-queries.ts'

/**
 * Signs a shopper in by email or phone number. Throws `wrong_credentials`, the same for an unknown account and a wrong
 * password, and `too_many_requests` after too many wrong ones.
 */
export async function logIn(shop: Shop, { guesses }: AccountGuard, input: LoginInput, ip: string): Promise<SignedIn> {
  const who = readIdentifier(input.email)
  const key = 'email' in who ? who.email : who.phonenumber
  guesses.check(key, ip)
  const user = await findForLogin(shop.db, who)
  const right = await checkPassword(user?.password_hash, input.password, guesses.steps(key, ip))
  if (!user || !right) throw new Failure('wrong_credentials', failures.wrongCredentials)
  guesses.forget(key)
  return { token: await openSession(shop.db, shop, user.id), user: await showUser(shop.db, user.id) }
}
