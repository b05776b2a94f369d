import type { Paise } from '../../../shared/money/money.ts'
import type { PaymentMethod } from '../../../shared/order-statuses.ts'
import type { SuppliedFirm, Supply } from '../../catalogue/tax/place-of-supply.ts'

/** The seller, as an invoice names it (CGST Rule 46 (a)). */
export interface Supplier {
  name: string
  legalName: string
  address: string[]
  state: string
  stateCode: string
  gstin: string
  phone: string
  email: string
  /** The shop's colour when the paper was drawn up; older papers have none. */
  accent?: string
}

/** Recipient of the goods: name, address, state and its code (CGST Rule 46 (e)). */
export interface Recipient {
  name: string
  address: string[]
  state: string
  stateCode: string
  phone: string
}

/** Billing address of a firm: that of its registration, as its papers name it. */
export interface BillingAddress {
  building: string
  street: string
  landmark: string
  city: string
  state: string
  pincode: string
}

/** A firm that buys with its GSTIN, as its invoice names it (CGST Rule 46 (d)). */
export interface Buyer extends SuppliedFirm {
  legalName: string
  /** Of its own purchase order, where it has one. */
  poNumber?: string
  /** Left out: the papers name the address of delivery alone. */
  billing?: BillingAddress
}

/** Amounts of a line, a rate or a whole invoice in paise: total = taxable + cgst + sgst + igst + roundOff. */
export interface TaxedAmount {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  /** Only to a registered buyer, where the rate of no taxable value comes to what is paid (domain/catalogue/tax/registered-buyer-tax). */
  roundOff?: Paise
  total: Paise
}

/**
 * One line: `unitPrice` × `quantity` − `discount` = `total`, all with GST in them. A credit of the price alone has no pieces,
 * no unit price and no discount.
 */
export interface InvoiceLine extends TaxedAmount {
  /** Line of the invoice, from 1: on a credit note of a part of it alone. */
  position?: number
  description: string
  hsnCode: string
  quantity: number
  /** Unique Quantity Code. */
  unit: string
  unitPrice: Paise
  discount: Paise
  /** Percent. */
  gstRate: number
}

/**
 * Kind of an invoice (CGST Act s.31): a bill of supply (Rule 49) where nothing of it is taxed, an invoice-cum-bill of supply
 * (Rule 46A) where some of it is.
 */
export type InvoiceKind = 'tax_invoice' | 'bill_of_supply' | 'invoice_cum_bill'

/** Everything that an invoice shows, frozen when it is issued. */
export interface InvoiceDocument {
  /** Older papers have none: they were issued as tax invoices. */
  kind?: InvoiceKind
  number: string
  /** ISO 8601. */
  issuedAt: string
  order: { number: string; placedAt: string; paymentMethod: PaymentMethod }
  /** Invoice that this one replaces, for GST changed before it was paid (CGST Act s.14); `issuedAt` is ISO 8601. */
  replaces?: { number: string; issuedAt: string }
  /** It was paid by a test: no money came, so it is no invoice, and no tax is due. Decided when it is drawn up. */
  test?: true
  supplier: Supplier
  recipient: Recipient
  /** Left out: a consumer. */
  buyer?: Buyer
  supply: Supply
  placeOfSupply: { state: string; stateCode: string }
  reverseCharge: boolean
  lines: InvoiceLine[]
  /** The same amounts by rate, the highest first, before anything is rounded off. */
  rates: (TaxedAmount & { gstRate: number })[]
  totals: TaxedAmount & { discount: Paise }
  totalInWords: string
}

/** The value of an invoice's exempt goods: those at 0 %. */
export function exemptValue(rates: InvoiceDocument['rates']): Paise {
  return rates.find(({ gstRate }) => gstRate === 0)?.total ?? 0
}

/**
 * Reason why what was invoiced is credited; `price`: nothing comes back, the price is reduced; `rate_changed`: another invoice is
 * issued in its place, at the rate that holds when it is paid.
 */
export type CreditReason = 'returned' | 'cancelled' | 'price' | 'rate_changed'

/** A credit note (CGST Act s.34, Rule 53 (1A)): credits an invoice or a part of it, and names its number and date (ISO 8601). */
export interface CreditNoteDocument extends InvoiceDocument {
  against: { number: string; issuedAt: string }
  reason: CreditReason
  /** It came too late to lower the tax of its invoice (CGST Act s.34(2)): it says no tax, and stands in no return. */
  financialOnly?: true
}

/** Tells whether a paper is a credit note that lowers no tax. */
export function isFinancialNote(document: InvoiceDocument | CreditNoteDocument): boolean {
  return 'against' in document && document.financialOnly === true
}
