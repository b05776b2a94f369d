import type { CustomerAtCounter } from '../../../shared/contract/office/counter.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Shop } from '../../platform/shop.ts'
import { findAddresses } from '../../shoppers/accounts/address-queries.ts'
import { findFirms, offeredFirm } from '../../shoppers/accounts/firm-queries.ts'
import { findOpenUser } from '../../shoppers/accounts/user-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'

/**
 * Finds a customer to order for: the account's own addresses and firms alone, as the order is shown to this account. Throws
 * `not_allowed` for who sees no phone numbers, and `not_found`.
 */
export async function findCustomerAtCounter(
  { db }: Pick<Shop, 'db'>,
  id: string,
  { permissions }: Pick<Staff, 'permissions'>,
): Promise<CustomerAtCounter> {
  if (!permissions.has('customers.phone')) throw new Failure('not_allowed', failures.notAllowed)
  const user = await findOpenUser(db, id)
  if (!user) throw new Failure('not_found', copy.unknown)
  const [addresses, firms] = await Promise.all([findAddresses(db, id), findFirms(db, id)])
  const offered = offeredFirm(firms)
  const inOrder = offered ? [offered, ...firms.filter((firm) => firm !== offered)] : firms
  return {
    name: user.username,
    phone: user.phonenumber,
    addresses: addresses.toReversed().map(({ id: _id, label, building, street, city, state, pincode }) => ({
      ...{ _id, label, building, street, city, state, pincode },
    })),
    firms: inOrder.map(({ gstin, legal_name: legalName, billing }) => ({ gstin, legalName, billing })),
  }
}
