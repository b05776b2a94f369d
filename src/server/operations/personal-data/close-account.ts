import type { PayingShop } from '../../selling/payments/provider/paying-shop.ts'
import { checkOwnPassword } from '../../shoppers/accounts/check-own-password.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'
import { erasePerson } from './erase-person.ts'

/**
 * Erases the shopper who calls, after asking for the password. Throws `bad_input` at the password (never 401: that would sign
 * out), `too_many_requests` after too many wrong ones, `order_state` while an order is under way.
 */
export async function closeAccount(shop: PayingShop, userId: string, password: string): Promise<void> {
  await checkOwnPassword(shop, userId, password)
  const user = await findUser(shop.db, userId)
  if (user) await erasePerson(shop, user)
}
