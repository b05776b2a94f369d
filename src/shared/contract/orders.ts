import * as z from 'zod/mini'
import { checkoutToasts } from '../copy/checkout-toasts.ts'
import { limits } from '../limits.ts'
import { refundWays } from '../office/refund-ways.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '../order-statuses.ts'
import { DeliverTo } from './addresses.ts'
import { Buyer, buyer, SupplyDoubt } from './buyer.ts'
import { Cart, CouponDetails } from './cart.ts'
import { ReorderChange } from './changed-lines.ts'
import { deliveryWay, wayOfOrder } from './delivery-way.ts'
import { endpoint, success } from './endpoint.ts'
import { id, moment, rupees, shownAmount, stateConfirmed, wholeNumber } from './fields.ts'
import { InvoiceReference } from './invoices.ts'
import { ParcelLine, ShopperParcel } from './parcels.ts'
import { TaxSplit } from './tax-split.ts'

/** A line of an order, as it was sold: later changes of the catalogue never change it. `price` is per piece. */
export const OrderLine = z.strictObject({
  productId: z.string(),
  variantId: z.nullable(z.string()),
  quantity: z.int(),
  price: rupees,
  name: z.string(),
  variantName: z.nullable(z.string()),
  image: z.string(),
  hsnCode: z.string(),
  gstRate: z.number(),
  /** This line's share of the coupon and online discounts. */
  discountShare: rupees,
  /** Amount paid for the line, and the tax in it. */
  lineTotal: rupees,
  gst: rupees,
})
export type OrderLine = z.infer<typeof OrderLine>

/** Address an order goes to; `houseNo` is the building as the status window names it (SPEC §2). */
export const DeliveryAddress = z.strictObject({
  label: z.string(),
  fullName: z.string(),
  houseNo: z.string(),
  building: z.string(),
  street: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  phone: z.string(),
})
export type DeliveryAddress = z.infer<typeof DeliveryAddress>

/** PIN code and state of an address do not fit: the code lies in `suggested`, or is none that is known (null). */
export const AddressDoubt = z.strictObject({
  pincode: z.string(),
  state: z.string(),
  suggested: z.nullable(z.string()),
})

/** Parts of an order's amount, in rupees; gst = cgst + sgst + igst is contained in `payable`. */
export const Breakdown = z.strictObject({
  subTotal: rupees,
  couponDiscount: rupees,
  deliveryCharges: rupees,
  /** Part of `deliveryCharges`: the fee for cash on delivery; left out where there is none. */
  cashFee: z.optional(rupees),
  onlineDiscount: rupees,
  payable: rupees,
  gst: rupees,
  cgst: rupees,
  sgst: rupees,
  igst: rupees,
})
export type Breakdown = z.infer<typeof Breakdown>

/** Online payment of an order: never more of a card than its last four digits; of a UPI id only its bank. */
const OrderPayment = z.strictObject({
  method: z.string(),
  last4: z.nullable(z.string()),
  vpa: z.nullable(z.string()),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/**
 * Money that goes back. `delayed`: the bank refused it, the shop has to see to it. `reference` (ARN, RRN or UTR) is what the
 * shopper can show the bank, once there is one.
 */
const OrderRefund = z.strictObject({
  amount: rupees,
  status: z.enum(['pending', 'delayed', 'processed']),
  reference: z.nullable(z.string()),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/**
 * One refund of an order, of a part of it or of all. `way` null: not yet known, the shop asks; `at`: the moment at which the money
 * was back, null before.
 */
const RefundOfPart = z.strictObject({
  ...OrderRefund.shape,
  way: z.nullable(z.enum(['provider', ...refundWays])),
  at: z.nullable(moment),
})
export type RefundOfPart = z.infer<typeof RefundOfPart>

/** A move that an order has made, and when. */
const OrderMove = z.strictObject({
  status: z.enum(orderStatuses),
  at: moment,
  /** Side effect of the move: the order was taxed anew. */
  note: z.optional(z.string()),
})

/** Shipment of an order: its carrier and tracking number, and the carrier's page about the parcel where the shop knows one. */
export const Shipment = z.strictObject({
  carrier: z.string(),
  trackingNumber: z.nullable(z.string()),
  trackingLink: z.optional(z.string()),
})
export type Shipment = z.infer<typeof Shipment>

/** An order. `number` is what people read out; `_id` cannot be guessed. `totalAmount` is what is or was paid. */
export const Order = z.strictObject({
  _id: z.string(),
  number: z.string(),
  createdAt: moment,
  updatedAt: moment,
  expectedDelivery: moment,
  deliveredAt: z.nullable(moment),
  totalAmount: rupees,
  couponApplied: z.nullable(CouponDetails),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  /** `null` unless it was paid online. */
  payment: z.nullable(OrderPayment),
  /** There where no money came: it was paid with test keys, or in the sandbox. */
  test: z.optional(z.literal(true)),
  /** Of an online payment: all of it as one. */
  refund: z.nullable(OrderRefund),
  /** Each refund, also of cash, the oldest first. */
  refunds: z.array(RefundOfPart),
  /** Its tax invoice, from the confirmation on. */
  invoice: z.nullable(InvoiceReference),
  /** Its newest credit note, where goods came back after the invoice. */
  creditNote: z.nullable(InvoiceReference),
  /** All of them, the oldest first: goods come back in parts too. */
  creditNotes: z.array(InvoiceReference),
  /** Its receipt voucher, where it was paid online. */
  receiptVoucher: z.nullable(InvoiceReference),
  /** Its refund voucher, where it was paid online and cancelled before its invoice. */
  refundVoucher: z.nullable(InvoiceReference),
  status: z.enum(orderStatuses),
  /** Moves that led to its status, the first one (placed) first. */
  timeline: z.array(OrderMove),
  /** `null` until it was handed to somebody who brings it. */
  shipment: z.nullable(Shipment),
  /** Left out where it travels whole. */
  parcels: z.optional(z.array(ShopperParcel)),
  /** Pieces that are in no parcel yet; with `parcels`. */
  leftToShip: z.optional(z.array(ParcelLine)),
  products: z.array(OrderLine),
  deliveryAddress: DeliveryAddress,
  ...wayOfOrder,
  /** Null: a consumer. */
  buyer: z.nullable(Buyer),
  /** Null: none, or the firm was asked. */
  supplyDoubt: z.nullable(SupplyDoubt),
  /** Null: none, or the shopper said that the state is right. */
  addressDoubt: z.nullable(AddressDoubt),
  breakdown: Breakdown,
  linkedOrders: z.optional(z.array(z.string())),
  /** Tax by rate as the invoice has it; left out for a consumer. */
  taxByRate: z.optional(TaxSplit),
})
export type Order = z.infer<typeof Order>

/** Placing an order; no `paymentMethod` means cash on delivery. Where it comes to more than the amount shown, it is refused. */
export const PlaceOrderInput = z.object({
  address: DeliverTo,
  shownAmount,
  stateConfirmed,
  buyer,
  deliveryWay,
  paymentMethod: z.optional(z.enum(['cod', 'online'], checkoutToasts.selectPayment)),
})
export type PlaceOrderInput = z.infer<typeof PlaceOrderInput>

const placed = success({ message: z.string(), data: Order })
const placing = {
  method: 'POST',
  summary:
    'Place an order by cash on delivery; a repeat with the same Idempotency-Key gives the first order, another request 409',
  access: 'shopper',
  rate: { within: ['orderOfNetwork'] },
  body: PlaceOrderInput,
  incomplete: checkoutToasts.selectAddress,
  status: 201,
  answer: placed,
} as const

export const orders = {
  placeorder: endpoint({ ...placing, path: '/order/placeorder' }),
  placeOrder: endpoint({ ...placing, path: '/order/placeOrder' }),
  userOrders: endpoint({
    method: 'GET',
    path: '/order/get-user-orders',
    summary: 'The caller’s orders, newest first; all of them but for thousands',
    access: 'shopper',
    query: z.object({
      page: z._default(wholeNumber('page', 1_000_000), 1),
      limit: z._default(wholeNumber('limit', limits.ordersMax), limits.ordersMax),
    }),
    answer: success({ data: z.array(Order) }),
  }),
  changeStatus: endpoint({
    method: 'PATCH',
    path: '/order/change-status/{id}',
    summary: 'Cancel an own pending order',
    access: 'shopper',
    rate: { account: 'ownChange' },
    params: z.object({ id }),
    body: z.object({
      status: z.enum(orderStatuses, 'This is not a status of an order'),
      type: z._default(z.enum(['order'], 'type must be order'), 'order'),
    }),
    answer: success({ message: z.string(), data: Order }),
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/order/reorder/{id}',
    summary:
      'Put what an own order has into the cart again, at today’s prices, and tell what changed; 409 where the cart is not empty and no mode is given. A repeat with the same Idempotency-Key adds nothing twice',
    access: 'shopper',
    rate: { account: 'reorder', network: ['reorder'] },
    params: z.object({ id }),
    body: z._default(z.object({ mode: z.optional(z.enum(['add', 'replace'], 'mode must be add or replace')) }), {}),
    answer: success({ message: z.string(), data: Cart, changes: z.array(ReorderChange) }),
  }),
}
