import type { Transaction } from 'kysely'
import type { UpdateUserInput, User } from '../../shared/contract/accounts.ts'
import type { AddressInput } from '../../shared/contract/addresses.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { productTag } from '../cache/tags.ts'
import type { Database } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { findReviewedProducts } from '../reviews/review-queries.ts'
import type { Shop } from '../shop.ts'
import { changeAddress, saveAddress } from './address-queries.ts'
import { showUser } from './present-user.ts'
import { changeUser } from './user-queries.ts'

/**
 * Changes name or phone number, adds a saved address or changes one (with `_id`). Throws `account_exists` where the phone
 * number is another's, `too_many_addresses`, and `not_found` for an address that this shopper does not have.
 */
export function updateUser(shop: Shop, userId: string, input: UpdateUserInput): Promise<User> {
  const { username, phonenumber, address } = input
  return transact(shop, async ({ tx, stale }) => {
    if (username !== undefined || phonenumber !== undefined) {
      const profile = { ...(username && { username }), ...(phonenumber && { phonenumber }) }
      if (!(await changeUser(tx, userId, profile, shop.clock()))) throw phoneTaken()
    }
    if (address) await keepAddress(tx, shop, userId, address)
    // reviews carry their writer's name
    if (username) for (const productId of await findReviewedProducts(tx, userId)) stale(productTag(productId))
    return showUser(tx, userId)
  })
}

async function keepAddress(tx: Transaction<Database>, shop: Shop, userId: string, address: AddressInput) {
  if (address._id !== undefined) {
    const changed = await changeAddress(tx, userId, address._id, address)
    if (!changed) throw new Failure('not_found', failures.addressNotFound)
    return
  }
  const kept = await saveAddress(tx, shop, userId, address)
  if (!kept) throw new Failure('too_many_addresses', failures.tooManyAddresses)
}

function phoneTaken(): Failure {
  return new Failure('account_exists', failures.phoneTaken, { errors: { phonenumber: failures.phoneTaken } })
}
