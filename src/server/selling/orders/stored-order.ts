import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isInForce } from './is-in-force.ts'
import { parcelsOf, type StoredParcel } from './parcel-queries.ts'
import { pickupOf, type StoredPickup } from './pickup-queries.ts'

/**
 * A line of an order as it is stored, without the order's id, its cost, which reports alone read, and its mark of goods that may be
 * returned, which the database writes (migration 0261).
 */
export type StoredLine = Omit<Selectable<Database['order_lines']>, 'order_id' | 'cost' | 'returnable'>
/** Online payment of an order. Moments are left out: they would be text. */
export interface PaymentOfOrder {
  method: string
  card_last4: string | null
  vpa: string | null
  /** No money came. */
  is_test: boolean
  /** Of its arrival, and of its refund where there is no invoice. */
  receipt_voucher: InvoiceOfOrder | null
  refund_voucher: InvoiceOfOrder | null
  /** Refunds that were made at the provider, and not by the shop: all of them together. */
  outside: { amount: number | null; status: 'pending' | 'processed' | null; reference: string | null } | null
}
/**
 * Money of an order that goes or went back: `note` is the number of the credit note of a part, `paid` the moment at which it was
 * back, ISO 8601.
 */
export type RefundOfOrder = Pick<
  Selectable<Database['refunds']>,
  'id' | 'payment_id' | 'amount' | 'reason' | 'status' | 'way' | 'reference'
> & { note: string | null; paid: string | null }
/** A numbered paper of an order; `date` is ISO 8601. */
export interface InvoiceOfOrder {
  number: string
  date: string
}
/** A payment that the counter took for an order; amounts in paise. */
export type CounterPaymentOfOrder = Pick<
  Selectable<Database['counter_payments']>,
  'way' | 'amount' | 'tendered' | 'reference'
>
/** A move that an order has made; `at` is ISO 8601, `by` the name of the person of the shop who made it, where one did. */
export interface MoveOfOrder {
  status: OrderStatus
  at: string
  by: string | null
}
/** With whom an order travels. */
export interface ShipmentOfOrder {
  carrier: string
  tracking_number: string | null
}
/** An order as it is stored, with its lines and its moves in their order; its derivation is read by itself (derivation-queries.ts). */
export type StoredOrder = Omit<Selectable<Database['orders']>, 'derivation'> & {
  lines: StoredLine[]
  payment: PaymentOfOrder | null
  /** None unless it was sold at the counter. */
  paid_at_counter: CounterPaymentOfOrder[]
  /** The one that holds. */
  invoice: InvoiceOfOrder | null
  /** Against it, the oldest first. */
  credit_notes: InvoiceOfOrder[]
  /** Invoices that were replaced, each with the note that credits it, the oldest first. */
  replaced_invoices: (InvoiceOfOrder & { credit_note: InvoiceOfOrder | null })[]
  /** The oldest first. */
  refunds: RefundOfOrder[]
  shipment: ShipmentOfOrder | null
  /** None where it travels whole. */
  parcels: StoredParcel[]
  /** None until it was ready at the counter. */
  pickup: StoredPickup | null
  moves: MoveOfOrder[]
}

/** The columns of a line, without the order's id. */
export const lineColumns = [
  'position',
  'product_id',
  'variant_id',
  'name',
  'variant_name',
  'image',
  'quantity',
  'unit',
  'unit_price',
  'hsn_code',
  'gst_rate',
  'discount_share',
  'line_total',
  'gst',
  'cgst',
  'sgst',
  'igst',
] as const satisfies readonly (keyof Database['order_lines'])[]

/** In JSON a moment would be text in the form of the session. */
const isoForm = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
const isoMoment = sql<string>`to_char(order_moves.created_at AT TIME ZONE 'UTC', ${isoForm})`
const isoPaid = sql<string | null>`to_char(refunds.paid_at AT TIME ZONE 'UTC', ${isoForm})`

/** All that is known of orders: to be narrowed down by who asks. */
export function ordersWithLines(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .select(columnsOf('orders'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select([...lineColumns, 'returned'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonObjectFrom(paymentOf(eb)).as('payment'),
      jsonArrayFrom(counterPaymentsOf(eb)).as('paid_at_counter'),
      jsonObjectFrom(invoiceOf(eb)).as('invoice'),
      jsonArrayFrom(creditNotesOf(eb)).as('credit_notes'),
      jsonArrayFrom(replacedInvoicesOf(eb)).as('replaced_invoices'),
      jsonArrayFrom(refundsOf(eb)).as('refunds'),
      jsonObjectFrom(
        eb
          .selectFrom('order_shipments')
          .select(['order_shipments.carrier', 'order_shipments.tracking_number'])
          .whereRef('order_shipments.order_id', '=', 'orders.id'),
      ).as('shipment'),
      jsonArrayFrom(parcelsOf(eb)).as('parcels'),
      jsonObjectFrom(pickupOf(eb)).as('pickup'),
      jsonArrayFrom(
        eb
          .selectFrom('order_moves')
          .select(['order_moves.to_status as status', isoMoment.as('at'), 'order_moves.by_name as by'])
          .whereRef('order_moves.order_id', '=', 'orders.id')
          .orderBy('order_moves.id'),
      ).as('moves'),
    ])
}

function counterPaymentsOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('counter_payments')
    .select(['way', 'amount', 'tendered', 'reference'])
    .whereRef('counter_payments.order_id', '=', 'orders.id')
    .orderBy('counter_payments.position')
}

function invoiceOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('invoices')
    .select(['invoices.number', sql<string>`invoices.document->>'issuedAt'`.as('date')])
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where(isInForce('invoices.number'))
}

/** Selects the invoices of an order that another one replaces, the oldest first, each with its credit note. */
function replacedInvoicesOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('invoices')
    .select(['invoices.number', sql<string>`invoices.document->>'issuedAt'`.as('date')])
    .select((of) =>
      jsonObjectFrom(
        of
          .selectFrom('credit_notes')
          .select(['credit_notes.number', sql<string>`credit_notes.document->>'issuedAt'`.as('date')])
          .whereRef('credit_notes.order_id', '=', 'invoices.order_id')
          .whereRef(sql`credit_notes.document #>> '{against,number}'`, '=', 'invoices.number'),
      ).as('credit_note'),
    )
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where((of) => of.not(isInForce('invoices.number')))
    .orderBy('invoices.issued_at')
    .orderBy('invoices.count')
}

/** Selects the credit notes against the invoice of an order that holds, the oldest first. */
function creditNotesOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('credit_notes')
    .select(['credit_notes.number', sql<string>`credit_notes.document->>'issuedAt'`.as('date')])
    .whereRef('credit_notes.order_id', '=', 'orders.id')
    .where(isInForce(`credit_notes.document #>> '{against,number}'`))
    .orderBy('credit_notes.issued_at')
    .orderBy('credit_notes.financial_year')
    .orderBy('credit_notes.count')
}

/** Selects what goes or went back of an order, through the provider or by hand. */
function refundsOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('refunds')
    .leftJoin('credit_notes', 'credit_notes.id', 'refunds.credit_note_id')
    .select(['refunds.id', 'refunds.payment_id', 'refunds.amount', 'refunds.reason', 'refunds.status'])
    .select(['refunds.way', 'refunds.reference', 'credit_notes.number as note', isoPaid.as('paid')])
    .whereRef('refunds.order_id', '=', 'orders.id')
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
}

/** Selects the online payment of an order, with what the provider gave back. */
function paymentOf(eb: ExpressionBuilder<Database, 'orders'>) {
  return eb
    .selectFrom('payments')
    .select(['payments.method', 'payments.card_last4', 'payments.vpa', 'payments.is_test'])
    .select((of) => [
      jsonObjectFrom(
        of
          .selectFrom('receipt_vouchers')
          .select(['receipt_vouchers.number', sql<string>`receipt_vouchers.document->>'issuedAt'`.as('date')])
          .whereRef('receipt_vouchers.payment_id', '=', 'payments.id'),
      ).as('receipt_voucher'),
      jsonObjectFrom(
        of
          .selectFrom('refund_vouchers')
          .select(['refund_vouchers.number', sql<string>`refund_vouchers.document->>'issuedAt'`.as('date')])
          .whereRef('refund_vouchers.payment_id', '=', 'payments.id'),
      ).as('refund_voucher'),
    ])
    .select((of) =>
      jsonObjectFrom(
        of
          .selectFrom('outside_refunds')
          .select([
            sql<number | null>`sum(outside_refunds.amount)`.as('amount'),
            sql<'pending' | 'processed' | null>`min(outside_refunds.status)`.as('status'),
            sql<string | null>`max(outside_refunds.reference)`.as('reference'),
          ])
          .where('outside_refunds.status', '<>', 'failed')
          .whereRef('outside_refunds.payment_id', '=', 'payments.id'),
      ).as('outside'),
    )
    .whereRef('payments.order_id', '=', 'orders.id')
}
