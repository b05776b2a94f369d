import * as z from 'zod/mini'
import { refundWays } from '../../office/refund-ways.ts'
import { type OrderStepName, orderSteps } from '../../office/steps-of-orders.ts'
import { orderStatuses, paymentMethods, paymentStatuses } from '../../order-statuses.ts'
import { shownPickStates } from '../../picking.ts'
import { Buyer, SupplyDoubt } from '../buyer.ts'
import { moment, rupees } from '../fields.ts'
import { AddressDoubt, Breakdown, DeliveryAddress, Shipment } from '../orders.ts'
import { wayForOffice, wayOfRow } from './order-way.ts'

/** A count that stops: `more` where there are more. */
export const CappedCount = z.strictObject({ count: z.int(), more: z.boolean() })
export type CappedCount = z.infer<typeof CappedCount>

/** There where the order was paid by a test: no money came. */
const test = z.optional(z.literal(true))

/** An order in a list. */
export const OrderRow = z.strictObject({
  _id: z.string(),
  number: z.string(),
  placedAt: moment,
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  test,
  customer: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  /** Of the first line, and how many others there are. */
  firstItem: z.strictObject({ name: z.string(), image: z.string() }),
  otherItems: z.int(),
  pieces: z.int(),
  hasNote: z.boolean(),
  /** State of picking it; left out: nobody has begun, or it is packed. */
  picking: z.optional(z.enum(shownPickStates)),
  /** Reason why somebody looks at it before it is confirmed: PIN code and state do not fit, or a firm was not asked whose place it is. */
  doubt: z.nullable(z.enum(['address', 'supply'])),
  trackingNumber: z.nullable(z.string()),
  ...wayOfRow,
  /** Left out for who sees no amounts. */
  total: z.optional(rupees),
  /** Amount to be paid at the door, for who brings it; left out: nothing. */
  toCollect: z.optional(rupees),
})
export type OrderRow = z.infer<typeof OrderRow>

/** A line of an order as it was sold; what it cost is left out for who sees no amounts. */
const Line = z.strictObject({
  /** Within the order, from 1. */
  position: z.int(),
  productId: z.string(),
  variantId: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  image: z.string(),
  quantity: z.int(),
  unit: z.string(),
  /** Pieces that came back. */
  returned: z.int(),
  /** Pieces of them that nobody has looked at. */
  toInspect: z.optional(z.int()),
  /** Its shelf now; null: nobody has named one. */
  shelf: z.optional(z.nullable(z.string())),
  price: z.optional(rupees),
  discountShare: z.optional(rupees),
  lineTotal: z.optional(rupees),
  gstRate: z.optional(z.number()),
})

/** An event of an order, and its proof. */
const Event = z.strictObject({
  at: moment,
  kind: z.enum(['move', 'command', 'note', 'money', 'mail', 'webhook', 'stock', 'paper']),
  text: z.string(),
  /** The person of the shop; null: the shopper, the provider, or the shop by itself. */
  by: z.nullable(z.string()),
  /** It waits, or did not succeed. */
  state: z.enum(['done', 'waits', 'failed']),
  proof: z.array(z.strictObject({ name: z.string(), value: z.string() })),
})
export type OrderEvent = z.infer<typeof Event>

const Paper = z.strictObject({ number: z.string(), date: z.string() })

/** An order that is not invoiced yet, and its lines whose GST rate changed since it was placed; rates in percent. */
export const RateChangeRow = z.strictObject({
  _id: z.string(),
  number: z.string(),
  placedAt: moment,
  lines: z.array(z.strictObject({ name: z.string(), was: z.number(), now: z.number() })),
})
export type RateChangeRow = z.infer<typeof RateChangeRow>

/** An order as people of the shop see it, by what they may. */
export const OfficeOrder = z.strictObject({
  _id: z.string(),
  number: z.string(),
  version: z.int(),
  placedAt: moment,
  status: z.enum(orderStatuses),
  paymentMethod: z.enum(paymentMethods),
  paymentStatus: z.enum(paymentStatuses),
  test,
  /** Taken by people of the shop to be delivered. */
  byPhone: z.optional(z.literal(true)),
  collectedAs: z.nullable(z.enum(['cash', 'online'])),
  expectedDelivery: moment,
  deliveredAt: z.nullable(moment),
  lines: z.array(Line),
  /** Left out for who sees no amounts. */
  money: z.optional(
    z.strictObject({
      breakdown: Breakdown,
      coupon: z.nullable(z.string()),
      paidBy: z.nullable(z.string()),
      /** Refunds, the oldest first; `creditNote`: the number of a part's; `late`: of a QR payment for which nothing was due. */
      refunds: z.array(
        z.strictObject({
          _id: z.string(),
          amount: rupees,
          way: z.enum(['provider', ...refundWays]),
          status: z.string(),
          reference: z.nullable(z.string()),
          creditNote: z.nullable(z.string()),
          late: z.optional(z.literal(true)),
        }),
      ),
    }),
  ),
  /** State of picking it, by whom, and what was missing on its shelf; left out: nobody has begun, or it is packed. */
  picking: z.optional(z.strictObject({ state: z.enum(shownPickStates), by: z.string(), missing: z.array(z.string()) })),
  /** Amount to be paid at the door, for who brings it; null: nothing. */
  toCollect: z.nullable(rupees),
  customer: z.strictObject({
    /** Null: bought at the counter or by phone without an account. */
    _id: z.nullable(z.string()),
    name: z.string(),
    /** Masked for who sees no phone numbers. */
    phone: z.string(),
    phoneIsWhole: z.boolean(),
    /** A message about the order's present status, to be sent by hand; left out for who sees no phone numbers. */
    message: z.optional(z.string()),
    /** Moment since which they agree to such messages; null: they do not. Left out with the message. */
    agreesToMessages: z.optional(z.nullable(z.string())),
    orders: CappedCount,
    /** Of those: refused, returned or cancelled. */
    endedBadly: z.int(),
  }),
  address: DeliveryAddress,
  /** The firm that buys; null: a consumer. */
  buyer: z.nullable(Buyer),
  /** Null: none, or the firm was asked. */
  supplyDoubt: z.nullable(SupplyDoubt),
  addressDoubt: z.nullable(AddressDoubt),
  /** Doubt to which the customer answered that the state is right. */
  stateConfirmed: z.nullable(AddressDoubt),
  mayEditAddress: z.boolean(),
  /** Its lines may be edited: there is no invoice yet. */
  mayEdit: z.boolean(),
  ...wayForOffice,
  shipment: z.nullable(Shipment),
  /** Names of the carriers that it can be shipped with; empty where that is not to be done now. */
  carriers: z.array(z.string()),
  invoice: z.nullable(Paper),
  creditNotes: z.array(Paper),
  receiptVoucher: z.nullable(Paper),
  refundVoucher: z.nullable(Paper),
  /** A part of it can come back, or its delivery charge be credited, and the person may do it. */
  returnable: z.boolean(),
  /** Steps that the person may take now; the first of them is the next step. */
  steps: z.array(z.enum(Object.keys(orderSteps) as [OrderStepName, ...OrderStepName[]])),
  notes: z.array(z.strictObject({ text: z.string(), by: z.string(), at: moment })),
  events: z.array(Event),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>
