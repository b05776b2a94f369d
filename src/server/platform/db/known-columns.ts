import type { ParkedContent } from '../../../domain/selling/counter/parked-content.ts'
import type { AddressDoubt } from '../../../domain/selling/delivery/doubt-address.ts'
import type { Derivation } from '../../../domain/selling/derivation/derivation.ts'
import type { Buyer, CreditNoteDocument, InvoiceDocument } from '../../../domain/selling/invoices/invoice-document.ts'
import type { ReceiptVoucher, RefundVoucher } from '../../../domain/selling/invoices/voucher-document.ts'
import type { ChangedRate } from '../../../domain/selling/orders/tax-anew.ts'
import type { PricedDelivery } from '../../../domain/selling/pricing/price-delivery.ts'
import type { ZReport } from '../../../domain/selling/till/z-report.ts'
import type { Billing } from '../../../shared/contract/buyer.ts'
import type { FitCheckFields, FitSideFields } from '../../../shared/contract/office/fit.ts'
import type { AlertKind, AlertPreferences } from '../../../shared/office/alert-kinds.ts'
import type { CountScope } from '../../../shared/office/counts.ts'
import type { Role, StaffLimits } from '../../../shared/office/permissions.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import type { PolicyText } from '../../../shared/policies/policies.ts'
import type { RequestState } from '../../../shared/return-requests.ts'
import type { Tables } from './tables.ts'

/** Value of one attribute of a product: a number in the attribute's unit, or a word; `text` as the maker writes it. */
export interface AttributeValue {
  key: string
  value: number | string
  text: string
}

/** A running sale as its products carry it: `until` as ISO 8601, `prices` in paise by variant, '' for the product itself. */
export interface SaleOnProduct {
  id: string
  badge: string
  until: string
  prices: Record<string, number>
}

/** Contents of a backup, counted. */
export interface BackupCounts {
  /** Rows of each table. */
  tables: Record<string, number>
  files: number
  fileBytes: number
}

/** In what a net quantity is declared. */
export type NetUnit = NonNullable<Tables['products']['net_unit']>

/**
 * Types of what is read from columns, where the database cannot know them: the values in a jsonb, and texts of which no CHECK lists
 * the values. Whether a column may be null, or is filled by the database, is never said here.
 */
export interface KnownColumns {
  alert_wishes: { wishes: AlertPreferences }
  backups: { counts: BackupCounts }
  buyer_firms: { billing: Billing }
  changes: { before: Record<string, unknown>; after: Record<string, unknown> }
  checkouts: { draft: object }
  command_answers: { answer: Record<string, unknown> | null }
  commands: { input: Record<string, unknown> }
  counts: { scope: CountScope }
  credit_notes: { document: CreditNoteDocument }
  fit_rules: { part: FitSideFields; host: FitSideFields; checks: FitCheckFields[] }
  head_meanings: { meanings: Record<string, string> }
  invoices: { document: InvoiceDocument }
  job_rows: {
    diffs: { column: string; was: string; becomes: string; mark?: string }[]
    problems: { column: string; sentence: string }[]
  }
  jobs: { params: object; result: object; command: object }
  order_moves: { from_status: OrderStatus; to_status: OrderStatus }
  orders: {
    coupon_type: 'percentage' | 'flat'
    delivery_address: Record<string, string>
    delivery_line: PricedDelivery
    address_doubt: AddressDoubt
    state_confirmed: AddressDoubt
    buyer_firm: Buyer
    derivation: Derivation
    taxed_anew: ChangedRate[]
  }
  outbox: { payload: Record<string, unknown> }
  policies: { draft: PolicyText }
  policy_versions: { text: PolicyText }
  products: {
    specifications: { title: string; description: string }[]
    attributes: AttributeValue[]
    data_sheets: { name: string; file: string }[]
    /** `from` pieces or more cost `price` paise each. */
    price_breaks: { from: number; price: number }[]
    image_words: Record<string, string>
    sale: SaleOnProduct
  }
  quotes: { firm: { legalName: string; billing?: Billing } }
  parked_sales: { content: ParkedContent }
  push_notes: { kind: AlertKind | 'test'; message: { title: string; body: string; path: string } }
  receipt_vouchers: { document: ReceiptVoucher }
  refund_vouchers: { document: RefundVoucher }
  return_request_steps: { state: RequestState }
  sandbox_orders: { notes: Record<string, string> }
  sandbox_qr_codes: { notes: Record<string, string> }
  sandbox_refunds: { notes: Record<string, string>; speed: 'normal' | 'optimum' }
  staff: { roles: Role[]; limits: Partial<StaffLimits> }
  variants: { attributes: AttributeValue[]; price_breaks: KnownColumns['products']['price_breaks'] }
  webhook_events: { payment: object; refund: object }
  z_reports: { document: ZReport }
}

type Chained = 'letters' | 'count' | 'person_salt' | 'person_hash' | 'hash'

/** Columns that triggers write and programs must not. */
export interface ColumnsOfTriggers {
  credit_notes: Chained | 'id'
  invoices: Chained
  order_lines: 'returnable'
  payments: 'refunded'
  receipt_vouchers: Chained
  refund_vouchers: Chained
}
