import type { Generated, GeneratedAlways } from 'kysely'
import type { AddressDoubt } from '../../../../domain/selling/delivery/doubt-address.ts'
import type { Buyer } from '../../../../domain/selling/invoices/invoice-document.ts'
import type { ChangedRate } from '../../../../domain/selling/orders/tax-anew.ts'
import type { PricedDelivery } from '../../../../domain/selling/pricing/price-delivery.ts'
import type { NotedPaper } from '../../../../shared/office/order-lists.ts'
import type { OrderStatus, PaymentMethod } from '../../../../shared/order-statuses.ts'
import type { ParcelState } from '../../../../shared/parcel-states.ts'
import type { Json, Moment } from './columns.ts'

/** Coupons, carts, orders, and what leaves the shop. */
export interface SellingTables {
  coupons: {
    id: string
    code: string
    description: string
    terms: string
    discount_type: 'percentage' | 'flat'
    value: number
    minimum_amount: number | null
    maximum_discount: number | null
    valid_from: Moment
    valid_until: Moment | null
    total_limit: number | null
    per_shopper_limit: number | null
    reach: Generated<'all' | 'categories' | 'products'>
    /** Ids of what `reach` says. */
    reached: Generated<string[]>
    customers: Generated<'all' | 'first_order'>
    /** Then it takes nothing off the goods: flat, of 0 paise. */
    free_delivery: Generated<boolean>
    uses: Generated<number>
    active: Generated<boolean>
    version: Generated<number>
    created_at: Moment
  }
  coupon_uses: { coupon_id: string; user_id: string; uses: number }
  carts: { user_id: string; cart_id: Generated<string>; coupon_id: string | null; updated_at: Moment }
  cart_lines: {
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
    added_at: Moment
    /** The accepted quotation whose price the line has, from so many pieces on. */
    quote_id: Generated<string | null>
    quoted_from: Generated<number | null>
  }
  cleared_carts: { user_id: string; coupon_id: string | null; cleared_at: Moment }
  cleared_cart_lines: {
    user_id: string
    product_id: string
    variant_id: string | null
    quantity: number
    position: number
  }
  orders: {
    id: string
    number: string
    /** Null: sold at the counter to somebody without an account. */
    user_id: string | null
    cart_id: Generated<string>
    status: OrderStatus
    payment_method: PaymentMethod
    payment_status: 'due' | 'paid' | 'collected' | 'refund_pending' | 'refunded' | 'void'
    sub_total: number
    coupon_discount: number
    delivery_charges: number
    /** Taken off the delivery charge by a coupon. */
    delivery_waived: Generated<number>
    online_discount: number
    payable: number
    gst: number
    cgst: number
    sgst: number
    igst: number
    coupon_id: string | null
    coupon_code: string | null
    coupon_type: 'percentage' | 'flat' | null
    delivery_address: Json<Record<string, string>>
    /** The delivery charge as it is taxed; null where nothing was charged, and of orders sold without its tax. */
    delivery_line: Json<PricedDelivery> | null
    address_doubt: Json<AddressDoubt> | null
    /** The doubt to which the shopper answered that the state is right; null: there was none. */
    state_confirmed: Json<AddressDoubt> | null
    /** The firm that buys; null: a consumer. */
    buyer_firm: Json<Buyer> | null
    /** Lines whose rate changed between order and invoice; null: none. */
    taxed_anew: Json<ChangedRate[]> | null
    idempotency_key: string | null
    /** Of what was asked for with that key; null: there was none, or a former version placed the order. */
    asked_hash: string | null
    expected_delivery: Moment
    delivered_at: Moment | null
    /** Method by which the amount due was paid at the door; null: it was not paid there. */
    collected_as: 'cash' | 'online' | null
    /** Of what staff edit. */
    version: Generated<number>
    /** A part of it came back: pieces wait to be looked at, or money to go back. */
    return_waits: Generated<boolean>
    created_at: Moment
    updated_at: Moment
  }
  order_shipments: { order_id: string; carrier: string; tracking_number: string | null; created_at: Moment }
  parcels: {
    order_id: string
    /** Within the order, from 1. */
    number: number
    state: ParcelState
    carrier: string
    tracking: string | null
    weight_g: number | null
    l_mm: number | null
    b_mm: number | null
    h_mm: number | null
    /** Paise to be paid at the door; null: nothing. */
    collect: number | null
    collected_as: 'cash' | 'online' | null
    created_at: Moment
    updated_at: Moment
  }
  parcel_lines: { order_id: string; number: number; position: number; pieces: number }
  /** WebP. */
  parcel_photos: { order_id: string; number: number; content: Buffer }
  order_prints: { order_id: string; paper: NotedPaper; copy: number; by_name: string; printed_at: Moment }
  order_notes: {
    id: Generated<number>
    order_id: string
    text: string
    command_id: Generated<string | null>
    by_name: string
    created_at: Moment
  }
  order_lines: {
    order_id: string
    position: number
    product_id: string
    variant_id: string | null
    name: string
    variant_name: string | null
    image: string
    quantity: number
    /** Unit of the quantity: a Unique Quantity Code such as NOS or KGS. */
    unit: string
    unit_price: number
    /** Of a piece to the shop, when it was sold; null: not known. */
    cost: Generated<number | null>
    hsn_code: string
    gst_rate: number
    discount_share: number
    line_total: number
    gst: number
    cgst: number
    sgst: number
    igst: number
    /** Pieces that came back. */
    returned: Generated<number>
    /** Noted by the database (migration 0261). */
    returnable: GeneratedAlways<boolean>
  }
  returned_pieces: {
    credit_note_id: string
    order_id: string
    position: number
    pieces: number
    /** The rest of the pieces waits to be looked at. */
    restocked: Generated<number>
    scrapped: Generated<number>
    /** Put right by hand in the stock: of orders that came back whole. */
    by_hand: Generated<number>
    created_at: Moment
  }
  order_moves: {
    id: Generated<number>
    order_id: string
    from_status: OrderStatus | null
    to_status: OrderStatus
    moved_by: 'shopper' | 'owner' | 'system'
    command_id: Generated<string | null>
    staff_id: string | null
    by_name: string | null
    created_at: Moment
  }
  outbox: {
    id: Generated<number>
    kind: string
    event_key: string
    payload: Json<Record<string, unknown>>
    tries: Generated<number>
    due_at: Moment
    sent_at: Moment | null
    last_error: string | null
    command_id: Generated<string | null>
    created_at: Moment
  }
}
