import type { Doubles } from '../../../../shared/contract/office/customer-merge-calls.ts'
import { customersCopy } from '../../../../shared/copy/office/customers.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import { sumSalesWithoutAccount } from '../../../selling/orders/counter-sales-queries.ts'
import { findUsers } from '../../../shoppers/accounts/user-queries.ts'
import { findCustomer } from '../../../shoppers/customers/customer-queries.ts'
import { keepCustomers } from '../../../shoppers/customers/keep-customers.ts'
import { accountsOfPerson } from '../../../shoppers/customers/link-queries.ts'
import type { Staff } from '../../../staff/authenticate-staff.ts'
import { presentCustomer } from '../present-customer.ts'
import { findDoubles } from './double-queries.ts'

/** Whom a customer may be merged with, and how many sales at the counter are of their telephone number. Throws `not_found`. */
export async function findDoublesOf(shop: Shop, id: string, may: Staff['permissions']): Promise<Doubles> {
  await keepCustomers(shop)
  const { db } = shop
  const accounts = await accountsOfPerson(db, id)
  if (!(await findCustomer(db, accounts[0]))) throw new Failure('not_found', customersCopy.unknown)
  const users = await findUsers(db, accounts)
  const found = await findDoubles(db, accounts)
  const rows = await Promise.all(found.map(async ({ id: other, why }) => ({ row: await findCustomer(db, other), why })))
  const sales = await sumSalesWithoutAccount(
    db,
    users.map(({ phonenumber }) => phonenumber),
  )
  return {
    suggested: rows.flatMap(({ row, why }) => (row ? [{ ...presentCustomer(row, may), why }] : [])),
    counterSales: sales.count,
  }
}
