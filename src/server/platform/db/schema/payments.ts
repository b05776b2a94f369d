import type { ColumnType, Generated } from 'kysely'
import type { CounterWay } from '../../../../shared/counter-limits.ts'
import type { RefundWay } from '../../../../shared/office/refund-ways.ts'
import type { Json, Moment } from './columns.ts'

/** Checkouts, payments, refunds, and the books about them. */
export interface PaymentTables {
  checkouts: {
    id: string
    user_id: string
    status: 'open' | 'settled' | 'expired' | 'withdrawn'
    draft: Json<object>
    fingerprint: string
    cart_id: string | null
    coupon_id: string | null
    amount: number
    currency: string
    provider_order_id: string | null
    /** No money moves: known once there is the provider's order. */
    is_test: Generated<boolean>
    order_id: string | null
    expires_at: Moment
    ask_at: Moment | null
    failed_asks: Generated<number>
    asked_at: Moment | null
    under_way: boolean | null
    created_at: Moment
    updated_at: Moment
  }
  checkout_holds: {
    checkout_id: string
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
  }
  payments: {
    id: string
    checkout_id: string
    order_id: string | null
    amount: number
    currency: string
    method: string
    card_last4: string | null
    card_network: string | null
    vpa: string | null
    status: 'captured' | 'refund_pending' | 'refunded'
    /** Sum of its refunds, done and owed: counted by the database, never more than the amount. */
    refunded: ColumnType<number, never, never>
    /** No money came. That of its checkout; never changes. */
    is_test: Generated<boolean>
    /** Its receipt voucher was issued with it; false where a former version settled it, or the month was locked. */
    vouchered: Generated<boolean>
    paid_at: Moment
    created_at: Moment
  }
  refunds: {
    id: string
    /** Null: cash of an order. */
    payment_id: string | null
    /** Null: of a payment that became no order. That of its payment, by the database. */
    order_id: Generated<string | null>
    amount: number
    currency: string
    reason:
      | 'order_cancelled'
      | 'order_returned'
      | 'part_returned'
      | 'price_reduced'
      | 'order_edited'
      | 'amount_differs'
      | 'out_of_stock'
      | 'coupon_used_up'
      | 'second_payment'
      | 'ordered_otherwise'
      | 'refunded_by_provider'
      | 'address_gone'
    /** `owed`: to be paid by hand. */
    status: 'queued' | 'pending' | 'processed' | 'stopped' | 'owed'
    /** By the payment's provider, or by hand. */
    way: Generated<'provider' | RefundWay>
    /** The note of a part that it pays back. */
    credit_note_id: Generated<string | null>
    /** Moment at which the money was back; null: it is not. */
    paid_at: Generated<Date | null>
    idempotency_key: string
    /** Owed by a version that issues refund vouchers, and no locked month kept it from that. */
    vouchered: Generated<boolean>
    provider_refund_id: string | null
    reference: string | null
    tries: Generated<number>
    refusals: Generated<number>
    due_at: Moment | null
    last_error: string | null
    command_id: Generated<string | null>
    created_at: Moment
    updated_at: Moment
  }
  outside_refunds: {
    id: string
    payment_id: string
    amount: number
    status: 'pending' | 'processed' | 'failed'
    reference: string | null
    created_at: Moment
  }
  counter_payments: {
    order_id: string
    position: number
    way: CounterWay
    /** Money that the shop keeps, and that was handed over: cash is given change for. */
    amount: number
    tendered: number
    reference: string | null
    /** The drawer that was open; null: none was. */
    till_id: string | null
    created_at: Moment
  }
  journal: {
    id: Generated<number>
    account: 'captured' | 'order' | 'refund'
    payment_id: string
    order_id: string | null
    refund_id: string | null
    amount: number
    created_at: Moment
  }
  webhook_events: {
    id: string
    event: string
    payment: Json<object> | null
    refund: Json<object> | null
    by_former_secret: Generated<boolean>
    tries: Generated<number>
    due_at: Moment | null
    last_error: string | null
    received_at: Moment
  }
}
