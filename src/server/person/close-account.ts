import { personCopy } from '../../shared/copy/person.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { AccountGuard } from '../accounts/account-guard.ts'
import { checkPassword } from '../accounts/hash-password.ts'
import { findPasswordHash } from '../accounts/person-queries.ts'
import { findUser } from '../accounts/user-queries.ts'
import type { Shop } from '../shop.ts'
import { erasePerson } from './erase-person.ts'

/**
 * Erases the shopper who calls, after asking for the password. Throws `bad_input` at the password (never 401: that would sign
 * out), `too_many_requests` after too many wrong ones, `order_state` while an order is under way.
 */
export async function closeAccount(
  shop: Shop,
  { guesses }: AccountGuard,
  userId: string,
  { password, ip }: { password: string; ip: string },
): Promise<void> {
  const key = `close ${userId}`
  guesses.check(key, ip)
  const hash = await findPasswordHash(shop.db, userId)
  if (!(await checkPassword(hash, password, guesses.steps(key, ip)))) {
    const { wrongPassword } = personCopy
    throw new Failure('bad_input', wrongPassword, { errors: { password: wrongPassword } })
  }
  const user = await findUser(shop.db, userId)
  if (user) await erasePerson(shop, user)
}
