import type { CustomerRow } from '../../../shared/contract/office/customer-calls.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { ListedCustomer } from '../../shoppers/customers/customer-queries.ts'
import type { Staff } from '../../staff/authenticate-staff.ts'
import { maskEmail, maskPhone, openPhonesIn } from '../../staff/open-phones.ts'

/** A customer of the list for who has these permissions: masked contacts, no amounts. */
export function presentCustomer(row: ListedCustomer, may: Staff['permissions']): CustomerRow {
  const seesContact = may.has('customers.phone')
  return {
    _id: row.id,
    name: openPhonesIn(may, row.username),
    phone: seesContact ? row.phonenumber : maskPhone(row.phonenumber),
    email: seesContact || row.email === null ? row.email : maskEmail(row.email),
    city: openPhonesIn(may, row.city),
    state: row.state,
    firm: openPhonesIn(may, row.firm),
    orders: row.orders,
    refused: row.refused,
    ...(may.has('orders.amounts') && { spent: rupeesFromPaise(row.spent) }),
    since: row.since.toISOString(),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    tags: openPhonesIn(may, row.tags),
    cashBlocked: row.cashBlocked,
  }
}
