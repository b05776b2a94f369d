import type { User } from '../../../shared/contract/accounts.ts'
import { firms as copy } from '../../../shared/copy/firms.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { dropFirm } from './firm-queries.ts'
import { showUser } from './present-user.ts'

/** Removes a firm of an account with its delivery addresses; orders and papers keep what they say of it. Throws `not_found`. */
export async function removeFirm(shop: Shop, userId: string, id: string): Promise<User> {
  if (!(await dropFirm(shop.db, userId, id))) throw new Failure('not_found', copy.notFound)
  return showUser(shop.db, userId)
}
