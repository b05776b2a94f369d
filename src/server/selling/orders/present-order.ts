import { doubtSupply } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { wayWithoutStepsBack } from '../../../domain/selling/orders/order-status.ts'
import { trackingLink } from '../../../domain/selling/orders/tracking-link.ts'
import { type TaxSplit, taxByRate } from '../../../domain/selling/pricing/tax-by-rate.ts'
import type { CouponDetails } from '../../../shared/contract/cart.ts'
import type {
  Breakdown,
  DeliveryAddress,
  Order,
  OrderLine,
  OrderPayment,
  OrderRefund,
  RefundOfPart,
  Shipment,
} from '../../../shared/contract/orders.ts'
import { orders as copy } from '../../../shared/copy/orders.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import type { Carrier } from '../../../shared/settings/carriers.ts'
import { presentTax } from '../cart/present-tax.ts'
import { presentParcels } from './present-parcels.ts'
import type {
  InvoiceOfOrder,
  PaymentOfOrder,
  RefundOfOrder,
  ShipmentOfOrder,
  StoredLine,
  StoredOrder,
} from './stored-order.ts'

/**
 * An order as the contract has it: amounts in rupees, exactly as it was sold. With the shop's `carriers` it leads to the parcel,
 * which only those need who show a parcel.
 */
export function presentOrder(order: StoredOrder, carriers: readonly Carrier[] = []): Order {
  return {
    _id: order.id,
    number: order.number,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    expectedDelivery: order.expected_delivery.toISOString(),
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    totalAmount: rupeesFromPaise(order.payable),
    couponApplied: presentCoupon(order),
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    payment: presentPayment(order.payment),
    ...(order.payment?.is_test && { test: true }),
    refund: presentRefund(order),
    refunds: order.refunds.map(presentPart),
    invoice: order.invoice,
    creditNote: order.credit_notes.at(-1) ?? null,
    creditNotes: allCreditNotes(order),
    receiptVoucher: order.payment?.receipt_voucher ?? null,
    refundVoucher: order.payment?.refund_voucher ?? null,
    status: order.status,
    timeline: wayWithoutStepsBack(order.moves).map(({ status, at }) => ({ status, at, ...noteOf(order, status) })),
    shipment: order.shipment && presentShipment(order.shipment, carriers),
    ...(order.parcels.length > 0 && presentParcels(order, carriers)),
    products: order.lines.map(presentLine),
    deliveryAddress: presentAddress(order.delivery_address),
    ...presentWay(order),
    buyer: order.buyer_firm,
    supplyDoubt: doubtSupply(order.delivery_address.state ?? '', order.buyer_firm),
    addressDoubt: order.address_doubt,
    breakdown: presentBreakdown(order),
    ...(order.buyer_firm && { taxByRate: presentTax(taxOfOrder(order)) }),
  }
}

/** Presents the way of an order that is not brought to its address. */
function presentWay({ delivery_way: way, bus_stand: stand, status, pickup }: StoredOrder) {
  if (way === 'delivery') return {}
  if (way === 'bus') return { deliveryWay: way, ...(stand !== null && { busStand: stand }) }
  return { deliveryWay: way, pickup: { readyAt: status === 'packed' ? (pickup?.ready_at ?? null) : null } }
}

/** Returns the credit notes of an order, those against invoices that were replaced among them, the oldest first. */
export function allCreditNotes({ replaced_invoices, credit_notes }: StoredOrder): InvoiceOfOrder[] {
  return [...replaced_invoices.flatMap(({ credit_note }) => credit_note ?? []), ...credit_notes]
}

/** The tax of a firm's order by rate: its heads are those of its lines. */
function taxOfOrder({ lines, delivery_line: delivery, igst }: StoredOrder): TaxSplit {
  const sold = lines.map(({ gst_rate: gstRate, line_total: lineTotal }) => ({ gstRate, lineTotal }))
  return taxByRate(delivery ? [...sold, delivery] : sold, igst > 0 ? 'inter_state' : 'in_state')
}

/** Presents with whom an order travels; the link is that of the shop's carriers today. */
export function presentShipment(
  { carrier, tracking_number: trackingNumber }: ShipmentOfOrder,
  carriers: readonly Carrier[],
): Shipment {
  const link = trackingLink(carriers, carrier, trackingNumber)
  return { carrier, trackingNumber, ...(link && { trackingLink: link }) }
}

/** Returns the note of the confirmation. */
function noteOf(order: StoredOrder, status: OrderStatus): { note?: string } {
  const note = status === 'confirmed' ? taxedAnewNote(order) : null
  return note === null ? {} : { note }
}

/** Returns the note that an order was taxed anew, at which rates or else by which heads; null where it was not. */
export function taxedAnewNote(order: Pick<StoredOrder, 'taxed_anew' | 'lines' | 'igst'>): string | null {
  const { taxed_anew, lines, igst } = order
  if (!taxed_anew) return null
  if (taxed_anew.length === 0) return copy.taxedAnew(copy.headsChanged[igst > 0 ? 'inter_state' : 'in_state'])
  const named = taxed_anew.map(({ position, was, now }) => {
    const line = lines.find((each) => each.position === position)
    return copy.rateChanged([line?.name, line?.variant_name].filter(Boolean).join(', '), was, now)
  })
  return copy.taxedAnew(named.join('; '))
}

/** `finalAmount` is the order's `totalAmount` (CONTRACT §3). */
function presentCoupon(order: StoredOrder): CouponDetails | null {
  if (order.coupon_id === null || order.coupon_code === null || order.coupon_type === null) return null
  return {
    _id: order.coupon_id,
    code: order.coupon_code,
    discountType: order.coupon_type,
    discountAmount: rupeesFromPaise(order.coupon_discount),
    originalAmount: rupeesFromPaise(order.sub_total),
    finalAmount: rupeesFromPaise(order.payable),
    savings: rupeesFromPaise(order.coupon_discount),
    ...(order.delivery_waived > 0 && { freeDelivery: true }),
  }
}

function presentPayment(paid: PaymentOfOrder | null): OrderPayment | null {
  return paid && { method: paid.method, last4: paid.card_last4, vpa: paid.vpa }
}

/**
 * To the shopper the refunds of an online payment are one, and on their way until the bank has them all, unless nobody asks for
 * one any more.
 */
function presentRefund({ payment, refunds }: StoredOrder): OrderRefund | null {
  const ofPayment = refunds.filter((refund) => refund.payment_id !== null)
  if (ofPayment.length === 0) return presentOutside(payment?.outside ?? null)
  const is = (status: RefundOfOrder['status']) => ofPayment.some((refund) => refund.status === status)
  const shown = is('stopped') ? 'delayed' : is('queued') || is('pending') || is('owed') ? 'pending' : 'processed'
  const amount = ofPayment.reduce((sum, refund) => sum + refund.amount, 0)
  const reference = ofPayment.findLast((refund) => refund.reference !== null)?.reference ?? null
  return { amount: rupeesFromPaise(amount), status: shown, reference }
}

const shownStatus = {
  queued: 'pending',
  pending: 'pending',
  owed: 'pending',
  stopped: 'delayed',
  processed: 'processed',
} as const satisfies Record<RefundOfOrder['status'], OrderRefund['status']>

/** Presents a refund by itself. The way of one that is paid by hand is only known once it is paid: the shop asks the shopper. */
function presentPart({ amount, status, way, reference, paid }: RefundOfOrder): RefundOfPart {
  const isKnown = status !== 'owed'
  return {
    amount: rupeesFromPaise(amount),
    status: shownStatus[status],
    way: isKnown ? way : null,
    at: paid,
    reference,
  }
}

/** Money that was given back at the provider although the order goes on. */
function presentOutside(given: PaymentOfOrder['outside']): OrderRefund | null {
  if (!given?.amount || !given.status) return null
  return { amount: rupeesFromPaise(given.amount), status: given.status, reference: given.reference }
}

function presentLine(line: StoredLine): OrderLine {
  return {
    productId: line.product_id,
    variantId: line.variant_id,
    quantity: line.quantity,
    price: rupeesFromPaise(line.unit_price),
    name: line.name,
    variantName: line.variant_name,
    image: line.image,
    hsnCode: line.hsn_code,
    gstRate: line.gst_rate,
    discountShare: rupeesFromPaise(line.discount_share),
    lineTotal: rupeesFromPaise(line.line_total),
    gst: rupeesFromPaise(line.gst),
  }
}

/** Presents the delivery address of an order, as it is stored with it. */
export function presentAddress(stored: Record<string, string>): DeliveryAddress {
  const { label = '', fullName = '', building = '', street = '', landmark = '' } = stored
  const { city = '', state = '', pincode = '', phone = '' } = stored
  return { label, fullName, houseNo: building, building, street, landmark, city, state, pincode, phone }
}

/** Sums of an order, in paise. */
export type OrderSums = Pick<
  StoredOrder,
  | 'sub_total'
  | 'coupon_discount'
  | 'delivery_charges'
  | 'cash_fee'
  | 'online_discount'
  | 'payable'
  | 'gst'
  | 'cgst'
  | 'sgst'
  | 'igst'
>

/** Presents the breakdown of an order's amount, in rupees. */
export function presentBreakdown(order: OrderSums): Breakdown {
  return {
    subTotal: rupeesFromPaise(order.sub_total),
    couponDiscount: rupeesFromPaise(order.coupon_discount),
    deliveryCharges: rupeesFromPaise(order.delivery_charges),
    ...(order.cash_fee > 0 && { cashFee: rupeesFromPaise(order.cash_fee) }),
    onlineDiscount: rupeesFromPaise(order.online_discount),
    payable: rupeesFromPaise(order.payable),
    gst: rupeesFromPaise(order.gst),
    cgst: rupeesFromPaise(order.cgst),
    sgst: rupeesFromPaise(order.sgst),
    igst: rupeesFromPaise(order.igst),
  }
}
