import type { Kysely } from 'kysely'
import type { User } from '../../../shared/contract/accounts.ts'
import type { Address } from '../../../shared/contract/addresses.ts'
import type { Firm } from '../../../shared/contract/buyer.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type AddressRow, findAddresses } from './address-queries.ts'
import { findFirm } from './firm-queries.ts'
import { findUser, type UserRow } from './user-queries.ts'

/** An account as its shopper sees it. */
function presentUser(user: UserRow, addresses: AddressRow[], firm: Firm | null): User {
  return {
    _id: user.id,
    username: user.username,
    phonenumber: user.phonenumber,
    email: user.email,
    emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
    address: addresses.map(presentAddress),
    buyer: firm,
  }
}

/** A saved address as its shopper sees it. */
export function presentAddress(row: AddressRow): Address {
  return {
    _id: row.id,
    label: row.label,
    fullName: row.full_name,
    building: row.building,
    street: row.street,
    landmark: row.landmark,
    city: row.city,
    state: row.state,
    pincode: row.pincode,
    phone: row.phone,
  }
}

/** The signed-in shopper's account with its addresses. Throws `not_signed_in` where the account is gone. */
export async function showUser(db: Kysely<Database>, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
  return presentUser(user, await findAddresses(db, userId), await findFirm(db, userId))
}
