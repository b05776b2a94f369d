import type { Kysely } from 'kysely'
import type { User } from '../../../shared/contract/accounts.ts'
import type { Address } from '../../../shared/contract/addresses.ts'
import type { Firm } from '../../../shared/contract/buyer.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import { type AddressRow, findAddresses } from './address-queries.ts'
import { type FirmRow, findFirms, offeredFirm } from './firm-queries.ts'
import { findUser, type UserRow } from './user-queries.ts'

/** An account as its shopper sees it. */
function presentUser(user: UserRow, addresses: AddressRow[], firms: readonly FirmRow[]): User {
  const offered = offeredFirm(firms)
  return {
    _id: user.id,
    username: user.username,
    phonenumber: user.phonenumber,
    email: user.email,
    emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
    address: addresses.filter(({ firm_id }) => firm_id === null).map(presentAddress),
    buyer: offered && { gstin: offered.gstin, legalName: offered.legal_name },
    firms: firms.map((firm) => presentFirm(firm, addresses)),
  }
}

function presentFirm(row: FirmRow, addresses: readonly AddressRow[]): Firm {
  return {
    _id: row.id,
    gstin: row.gstin,
    legalName: row.legal_name,
    billing: row.billing,
    isDefault: row.is_default,
    version: row.version,
    addresses: addresses.filter(({ firm_id }) => firm_id === row.id).map(presentAddress),
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
    ...(row.state_confirmed && { stateConfirmed: true }),
  }
}

/** The signed-in shopper's account with its addresses. Throws `not_signed_in` where the account is gone. */
export async function showUser(db: Kysely<Database>, userId: string): Promise<User> {
  const user = await findUser(db, userId)
  if (!user) throw new Failure('not_signed_in', failures.notSignedIn)
  return presentUser(user, await findAddresses(db, userId), await findFirms(db, userId))
}
