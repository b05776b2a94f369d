import type { User } from '../../../shared/contract/accounts.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { dropAddress } from './address-queries.ts'
import { showUser } from './present-user.ts'

/** Deletes one of this shopper's saved addresses. Throws `not_found` for any other. */
export async function deleteAddress(shop: Shop, userId: string, id: string): Promise<User> {
  if (!(await dropAddress(shop.db, userId, id))) throw new Failure('not_found', failures.addressNotFound)
  return showUser(shop.db, userId)
}
