import { doubtSupply } from '../../../domain/catalogue/tax/place-of-supply.ts'
import { refuseEdit } from '../../../domain/selling/orders/edit-rules.ts'
import { mayComeBackInParts, mayStepBack, nextStatuses } from '../../../domain/selling/orders/order-status.ts'
import { hasEnded, mayMoveTogether, mayStepBackTogether } from '../../../domain/selling/parcels/parcel-moves.ts'
import type { OfficeOrder, OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { counterCopy } from '../../../shared/copy/office/counter.ts'
import { orders as orderCopy } from '../../../shared/copy/orders.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Permission } from '../../../shared/office/permissions.ts'
import { type OrderStepName, orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Carrier } from '../../../shared/settings/carriers.ts'
import { maskPhone, openPhonesIn } from '../../staff/open-phones.ts'
import type { CustomerRecord } from './customer-record.ts'
import { messageAbout } from './message-about.ts'
import type { ListedOrder } from './office-list-queries.ts'
import { allCreditNotes, presentAddress, presentBreakdown, presentShipment } from './present-order.ts'
import { presentParcels } from './present-parcels.ts'
import { isLate, type KeptForPickup, presentWayForStaff } from './present-way-for-staff.ts'
import type { PaymentOfOrder, ShipmentOfOrder, StoredLine, StoredOrder } from './stored-order.ts'

type May = ReadonlySet<Permission>
/** The shop's name and carriers. */
interface Seller extends KeptForPickup {
  name: string
  carriers: readonly Carrier[]
}

/** An order in a list, with its amount only for who sees amounts, and with phone numbers in its texts only for who sees those. */
export function presentRow(order: ListedOrder, may: May, wait: KeptForPickup): OrderRow {
  const { fullName = '', city = '', state = '', pincode = '' } = openPhonesIn(may, order.delivery_address)
  const due = toCollect(order, may)
  return {
    _id: order.id,
    number: order.number,
    placedAt: order.created_at.toISOString(),
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    ...(order.is_test && { test: true }),
    customer: fullName,
    city,
    state,
    pincode,
    firstItem: { name: order.first_name, image: order.first_image },
    otherItems: order.lines - 1,
    pieces: order.pieces,
    hasNote: order.has_note,
    ...(order.picking && { picking: order.picking }),
    doubt: doubtOf(order),
    trackingNumber: openPhonesIn(may, order.tracking_number),
    ...(order.delivery_way !== 'delivery' && { deliveryWay: order.delivery_way }),
    ...(order.waits_since && isLate(order.waits_since, wait.pickupDays, wait.now) && { notPickedUp: true }),
    ...(may.has('orders.amounts') && { total: rupeesFromPaise(order.payable) }),
    ...(due !== null && { toCollect: due }),
  }
}

/** Reason to look at an order before it is confirmed: both decide its tax. */
function doubtOf({ address_doubted, delivery_address, buyer_firm }: ListedOrder): OrderRow['doubt'] {
  if (address_doubted) return 'address'
  return doubtSupply(delivery_address.state ?? '', buyer_firm) ? 'supply' : null
}

type Whole = Omit<OfficeOrder, 'notes' | 'events'>

/** An order for who has these permissions: what they do not see is not in it, nor a phone number in what anybody typed. */
export function presentOrderForStaff(order: StoredOrder, record: CustomerRecord, may: May, seller: Seller): Whole {
  const { lines, ...rest } = presentWhole(order, record, may, seller)
  // the goods are the shop's own words: a part's number may have ten digits too
  return { ...openPhonesIn(may, rest), lines }
}

function presentWhole(order: StoredOrder, record: CustomerRecord, may: May, seller: Seller): Whole {
  const address = presentAddress(order.delivery_address)
  const shipment = order.shipment && shipmentFor(order.shipment, may, seller.carriers)
  const steps = stepsOf(order, may)
  const [seesPhone, seesAmounts] = [may.has('customers.phone'), may.has('orders.amounts')]
  const phone = seesPhone ? address.phone : maskPhone(address.phone)
  return {
    _id: order.id,
    number: order.number,
    version: order.version,
    placedAt: order.created_at.toISOString(),
    status: order.status,
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    ...(order.payment?.is_test && { test: true }),
    ...(order.by_phone && { byPhone: true as const }),
    collectedAs: order.collected_as,
    expectedDelivery: order.expected_delivery.toISOString(),
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    lines: order.lines.map((line) => presentLineForStaff(line, seesAmounts)),
    ...(seesAmounts && { money: presentMoney(order) }),
    toCollect: toCollect({ ...order, ended: endedOf(order) }, may),
    customer: {
      ...presentCustomer(order, record),
      phone,
      phoneIsWhole: seesPhone,
      ...(seesPhone && presentMessage(record, order, shipment, seller)),
    },
    address: { ...address, phone },
    buyer: order.buyer_firm,
    supplyDoubt: doubtSupply(order.delivery_address.state ?? '', order.buyer_firm),
    addressDoubt: order.address_doubt,
    stateConfirmed: order.state_confirmed,
    mayEditAddress: order.status === 'pending' && may.has('orders.edit'),
    mayEdit: refuseEdit(order.status) === null && may.has('orders.edit') && seesAmounts,
    ...presentWayForStaff(order, may, seller),
    shipment,
    carriers: steps.includes('ship') ? seller.carriers.map(({ name }) => name) : [],
    ...papersOf(order),
    returnable: may.has('orders.return') && mayComeBackInParts(order),
    steps,
  }
}

function papersOf(order: StoredOrder) {
  return {
    invoice: order.invoice,
    creditNotes: allCreditNotes(order),
    receiptVoucher: order.payment?.receipt_voucher ?? null,
    refundVoucher: order.payment?.refund_voucher ?? null,
  }
}

function presentMessage(
  { agrees_to_messages: since }: CustomerRecord,
  order: StoredOrder,
  shipment: OfficeOrder['shipment'],
  { name, carriers }: Seller,
) {
  const message = messageAbout(order, shipment, { name, parcels: presentParcels(order, carriers) })
  return { message, agreesToMessages: since?.toISOString() ?? null }
}

function presentCustomer(
  { user_id, delivery_address: { fullName = '' } }: StoredOrder,
  record: CustomerRecord,
): Pick<OfficeOrder['customer'], '_id' | 'name' | 'orders' | 'endedBadly'> {
  return {
    _id: user_id,
    name: fullName,
    orders: {
      count: Math.min(record.orders, officeLimits.countedMost),
      more: record.orders > officeLimits.countedMost,
    },
    endedBadly: record.ended_badly,
  }
}

/** A link has the tracking number in it: there is none where a phone number in that is masked. */
function shipmentFor(shipment: ShipmentOfOrder, may: May, carriers: readonly Carrier[]): OfficeOrder['shipment'] {
  const isOpen = openPhonesIn(may, shipment.tracking_number) === shipment.tracking_number
  return presentShipment(shipment, isOpen ? carriers : [])
}

/**
 * Returns the amount to collect, in rupees: whoever brings the order has to know it, whatever else they see. Null where nothing
 * is due, where the order is not on its way, and for staff who do not deliver.
 */
function toCollect(
  { status, payment_status, payable, ended }: Pick<ListedOrder, 'status' | 'payment_status' | 'payable' | 'ended'>,
  may: May,
): number | null {
  const onTheWay = status === 'shipped' || status === 'out_for_delivery'
  return onTheWay && payment_status === 'due' && may.has('orders.deliver') ? rupeesFromPaise(payable - ended) : null
}

/** Adds up what the parcels asked for that have ended, in paise. */
function endedOf({ parcels }: StoredOrder): number {
  return parcels.reduce((sum, { state, collect }) => sum + (hasEnded(state) ? (collect ?? 0) : 0), 0)
}

/**
 * Lists the steps that are possible now: forward, then returning or cancelling, then undoing the last step, which stays where a
 * part of the order is credited.
 */
function stepsOf(order: StoredOrder, may: May): OrderStepName[] {
  const { status, payment_method: method, delivery_way: way, credit_notes, parcels } = order
  const reachable = nextStatuses(status, 'owner', way).filter((to) => mayMoveTogether(parcels, to))
  return (Object.keys(orderSteps) as OrderStepName[]).filter((name) => {
    const step: { needs: Permission; to: StoredOrder['status']; back?: true } = orderSteps[name]
    const isBack = mayStepBack(status, step.to, { method, way }) && credit_notes.length === 0
    const isUndone = isBack && mayStepBackTogether(parcels, status, step.to)
    const leadsOn = step.back ? isUndone : reachable.includes(step.to)
    return leadsOn && may.has(step.needs)
  })
}

function presentLineForStaff(line: StoredLine, seesAmounts: boolean): OfficeOrder['lines'][number] {
  return {
    position: line.position,
    productId: line.product_id,
    variantId: line.variant_id,
    name: line.name,
    variantName: line.variant_name,
    image: line.image,
    quantity: line.quantity,
    unit: line.unit,
    returned: line.returned,
    ...(seesAmounts && {
      price: rupeesFromPaise(line.unit_price),
      discountShare: rupeesFromPaise(line.discount_share),
      lineTotal: rupeesFromPaise(line.line_total),
      gstRate: line.gst_rate,
    }),
  }
}

function presentMoney(order: StoredOrder): NonNullable<OfficeOrder['money']> {
  return {
    breakdown: presentBreakdown(order),
    coupon: order.coupon_code,
    paidBy: order.payment ? meansOf(order.payment) : takenAtCounter(order),
    refunds: order.refunds.map(presentRefundForStaff),
  }
}

type ShownRefund = Pick<StoredOrder['refunds'][number], 'id' | 'amount' | 'way' | 'status' | 'reference' | 'note'>

/** Presents a refund; `note` is the number of the credit note of a part. */
export function presentRefundForStaff({ id, amount, way, status, reference, note }: ShownRefund) {
  return { _id: id, amount: rupeesFromPaise(amount), way, status, reference, creditNote: note }
}

function takenAtCounter({ payment_method, paid_at_counter: payments }: StoredOrder): string | null {
  if (payment_method !== 'counter') return null
  const said = payments.map(({ way, amount, reference }) =>
    counterCopy.paidBy(counterCopy.ways[way], formatRupees(rupeesFromPaise(amount)), reference),
  )
  return said.join(', ') || counterCopy.free
}

function meansOf({ method, card_last4, vpa }: PaymentOfOrder): string {
  if (card_last4) return orderCopy.paidBy.card(card_last4)
  return method === 'upi' ? orderCopy.paidBy.upi(vpa) : orderCopy.paidBy.other(method)
}
