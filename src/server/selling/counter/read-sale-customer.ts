import type { Kysely } from 'kysely'
import type { Buyer } from '../../../domain/selling/invoices/invoice-document.ts'
import type { SaleCustomer } from '../../../shared/contract/office/counter.ts'
import { buyers } from '../../../shared/copy/buyers.ts'
import { counterCopy as copy } from '../../../shared/copy/office/counter.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { LiveSettings } from '../../platform/live-settings.ts'
import { readBuyer } from '../../shoppers/accounts/read-buyer.ts'
import { findForLogin } from '../../shoppers/accounts/user-queries.ts'
import type { OrderAddress } from '../orders/order-draft.ts'

/** Buyer at the counter. */
export interface CounterCustomer {
  /** The account that has the telephone number; null: none. */
  userId: string | null
  /** Its name; null: no account. */
  accountName: string | null
  /** The state is the shop's where the bill records no address (IGST Act s.10(1)(ca)). */
  address: OrderAddress
  /** The firm that buys; null: a consumer. */
  buyer: Buyer | null
  isNamed: boolean
  hasAddress: boolean
}

/** Reads who buys. Throws `bad_input` at `customer.gstin` and `customer.legalName`. */
export async function readSaleCustomer(
  db: Kysely<Database>,
  settings: LiveSettings,
  given: SaleCustomer | null | undefined,
): Promise<CounterCustomer> {
  const phone = given?.phone ?? ''
  const account = phone === '' ? undefined : await findForLogin(db, { phonenumber: phone })
  const buyer = firmOf(settings, given)
  const { fullName, building, street, landmark, city, state, pincode } = given?.address ?? {}
  const name = given?.name || fullName || account?.username || buyer?.legalName || ''
  return {
    userId: account?.id ?? null,
    accountName: account?.username ?? null,
    address: {
      ...{ label: '', fullName: name || copy.walkIn, building: building ?? '', street: street ?? '' },
      ...{ landmark: landmark ?? '', city: city ?? '', state: state ?? settings.now()['company.state'] },
      ...{ pincode: pincode ?? '', phone },
    },
    buyer,
    isNamed: name !== '',
    hasAddress: Boolean(building || street || city),
  }
}

function firmOf(settings: LiveSettings, given: SaleCustomer | null | undefined): Buyer | null {
  const { gstin, legalName, name, billing, shipTo } = given ?? {}
  if (!gstin && !legalName) return null
  if (!gstin) throw refusal('customer.gstin', copy.gstinNeeded)
  const called = legalName || name || ''
  const buyer = readBuyer(settings, { gstin, legalName: called, billing, shipTo }, 'customer.')
  if (called === '') throw refusal('customer.legalName', copy.legalNameNeeded)
  if (called.length < limits.legalNameMin) throw refusal('customer.legalName', buyers.nameTooShort)
  return buyer
}

function refusal(field: string, sentence: string): Failure {
  return new Failure('bad_input', sentence, { errors: { [field]: sentence } })
}
