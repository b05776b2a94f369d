import type { Kysely } from 'kysely'
import { notCollected } from '../../../domain/selling/parcels/pieces-in-parcels.ts'
import type { RefundReason } from '../../../domain/selling/payments/judge-payment.ts'
import type { CounterWay } from '../../../shared/counter-limits.ts'
import type { PaymentMethod } from '../../../shared/order-statuses.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Shop } from '../../platform/shop.ts'
import { queuePaymentMail } from './mail/queue-payment-mail.ts'
import {
  addToJournal,
  lockPaymentOfOrder,
  refundedOfOrder,
  type StoredPayment,
  type StoredRefund,
  writePaymentState,
} from './payment-queries.ts'

type Db = Kysely<Database>
type Making = Pick<Shop, 'clock' | 'newId'>
type Owed = Pick<StoredPayment, 'id' | 'amount' | 'currency'>

/**
 * Owes a payment that became no order back, whole, in the caller's transaction: it is sent afterwards, as often as it takes,
 * under one key. The shopper is written to. More than was captured breaks the transaction.
 */
export async function queueRefund(db: Db, shop: Making, payment: Owed, reason: RefundReason): Promise<string> {
  const { id, amount, currency } = payment
  const refund = await insertRefund(db, shop, { payment_id: id, amount, currency, reason, way: 'provider' })
  await writePaymentState(db, id)
  await queuePaymentMail(db, shop, id, 'returning')
  return refund.id
}

/** Money of an order that goes back. */
interface OrderMoney {
  orderId: string
  /** In paise. */
  amount: number
  reason: Extract<
    RefundReason,
    'order_cancelled' | 'order_returned' | 'part_returned' | 'price_reduced' | 'order_edited'
  >
  /** `provider` only where it was paid online. */
  way: StoredRefund['way']
  creditNoteId?: string
  /** It is asked for then, or at once. */
  leavesAt?: Date | undefined
}

/** A refund that was just made. */
export type MadeRefund = Pick<StoredRefund, 'id' | 'amount' | 'way' | 'status'>

/**
 * Owes an amount of a locked order back: through the provider, or by hand. What was paid online leaves the order in the
 * journal. More than was paid breaks the transaction.
 */
export async function refundPart(db: Db, shop: Making, money: OrderMoney): Promise<MadeRefund> {
  const { orderId, amount, reason, way, creditNoteId = null, leavesAt } = money
  const payment = await lockPaymentOfOrder(db, orderId)
  const refund = await insertRefund(
    db,
    shop,
    {
      payment_id: payment?.id ?? null,
      order_id: orderId,
      amount,
      currency: payment?.currency ?? 'INR',
      reason,
      way,
      credit_note_id: creditNoteId,
    },
    leavesAt,
  )
  if (!payment) return refund
  const entry = { payment_id: payment.id, created_at: shop.clock() }
  await addToJournal(db, [
    { ...entry, account: 'order', order_id: orderId, amount },
    { ...entry, account: 'refund', refund_id: refund.id, amount: -amount },
  ])
  await writePaymentState(db, payment.id)
  return refund
}

/** An order whose money goes back whole: what it was paid, and how at the door. */
interface PaidOrder {
  id: string
  payable: number
  payment_method: PaymentMethod
  collected_as: 'cash' | 'online' | null
  paid_at_counter: readonly { way: CounterWay; amount: number }[]
  parcels: Parameters<typeof notCollected>[0]
  /** Through the provider: before it was ordered, or by QR code at the door. */
  payment: object | null
}

/**
 * Owes back what is left of a cancelled or returned order: what was paid online goes back by itself, what was collected at the
 * door or taken at the counter by hand; what nobody paid for a parcel that did not arrive stays out. Null where nothing is left.
 */
export async function refundOrder(
  db: Db,
  shop: Making,
  order: PaidOrder,
  reason: 'order_cancelled' | 'order_returned',
  leavesAt?: Date,
): Promise<MadeRefund | null> {
  const amount = order.payable - notCollected(order.parcels) - (await refundedOfOrder(db, order.id))
  if (amount <= 0) return null
  return refundPart(db, shop, { orderId: order.id, amount, reason, way: wayItCame(order), leavesAt })
}

/** Returns the way in which the money of an order came: it goes back so unless somebody says otherwise. */
export function wayItCame(order: Omit<PaidOrder, 'id' | 'payable' | 'parcels'>): StoredRefund['way'] {
  if (order.payment !== null) return 'provider'
  if (order.payment_method === 'counter') return wayAtCounter(order.paid_at_counter)
  return order.collected_as === 'online' ? 'upi' : 'cash'
}

/** Ways back of what the counter took: that of a card leads to the account behind it. */
const backFromCounter = { cash: 'cash', upi: 'upi', card: 'bank' } as const

/** Returns the way of the largest payment. */
function wayAtCounter(payments: PaidOrder['paid_at_counter']): StoredRefund['way'] {
  const [largest] = [...payments].sort((a, b) => b.amount - a.amount)
  return backFromCounter[largest?.way ?? 'cash']
}

type NewRefund = Pick<StoredRefund, 'payment_id' | 'amount' | 'currency' | 'reason' | 'way'> &
  Partial<Pick<StoredRefund, 'order_id' | 'credit_note_id'>>

async function insertRefund(db: Db, shop: Making, refund: NewRefund, leavesAt?: Date): Promise<MadeRefund> {
  const [id, now] = [shop.newId(), shop.clock()]
  const byItself = refund.way === 'provider'
  const made = { id, status: byItself ? ('queued' as const) : ('owed' as const) }
  await db
    .insertInto('refunds')
    .values({
      ...refund,
      ...made,
      idempotency_key: `refund-${id}-1`,
      // goods follow with an invoice: what an edit gives back has no voucher of its own (CGST Act s.31 (3)(e))
      vouchered: refund.reason !== 'order_edited',
      due_at: byItself ? (leavesAt ?? now) : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { ...made, amount: refund.amount, way: refund.way }
}
