import type { NamedPaper } from '../../../../domain/selling/invoices/invoice-number.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { deliveryName } from '../../../../shared/copy/delivery-name.ts'
import { orderMails as copy, type OrderNews } from '../../../../shared/copy/order-mails.ts'
import { orders } from '../../../../shared/copy/orders.ts'
import { indianFormat } from '../../../../shared/india-time.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Fact, LetterPart, Row } from '../../../platform/mail/letter-parts.ts'
import type { ParcelNews } from './parcel-letter.ts'

/** Money that the news is about, as people read it. */
export interface MailedRefund {
  /** Nothing goes back. */
  isNothing: boolean
  amount: string
  byHand: boolean
  reference: string | null
}

export interface LetterFacts {
  /** Name of the recipient; null: an address that nobody has confirmed. Then nothing that a shopper typed is in the mail. */
  name: string | null
  /** Address of the page that shows the order. */
  link: string
  /** The paper that goes with it: a voucher, the invoice or a credit note. */
  paper: NamedPaper | undefined
  /** The city that parcels leave. */
  from: string
  /** Address and hours of the counter, a line each. */
  counter?: readonly string[]
  refund: MailedRefund
  /** Changes of an edit, a sentence each; left out: it is no edit. */
  changes?: readonly string[]
  /** Number of the parcel that it is about. */
  parcel?: number | undefined
}

/** Returns the mail about an order: what happened, what was ordered, what it costs, where it goes. */
export function orderLetter(order: Order, news: Exclude<OrderNews, ParcelNews>, about: LetterFacts): LetterPart[] {
  const { name, link, paper, refund, changes = [] } = about
  const attached = paper ? [copy.attached[paper.kind](paper.number)] : []
  const sentences = [...whatHappened(order, news, about), ...attached]
  return [
    { heading: copy.heading[news] },
    { text: copy.greeting(name) },
    { text: sentences.join(' ') },
    ...changes.map((change) => ({ text: change })),
    { facts: facts(order, news, { isConfirmed: name !== null, refund, counter: about.counter ?? [] }) },
    ...wayToParcel(order, news),
    { rows: [...order.products.map(lineRow), ...sums(order)] },
    { button: { label: copy.button, href: link } },
    ...(name === null ? [{ text: copy.unconfirmed }] : []),
  ]
}

function whatHappened(order: Order, news: Exclude<OrderNews, ParcelNews>, about: LetterFacts): string[] {
  const amount = formatRupees(order.totalAmount)
  if (order.pickup) {
    const words = aboutPickup(order, news, about)
    if (words) return words
  }
  if (news === 'placed') return [copy.placed[order.paymentMethod](amount)]
  if (news === 'shipped')
    return [copy.shipped(about.from), ...(order.busStand ? [copy.byBus(order.busStand)] : []), ...payAtDoor(order)]
  if (news === 'corrected') return [copy.corrected, `${orders.status[order.status]}.`]
  if (news === 'confirmed') return [copy.confirmed, ...order.timeline.flatMap(({ note }) => note ?? [])]
  if (news === 'delivered' || news === 'ready') return [copy.delivered]
  if (news === 'edited') return whatChanged(order, about)
  return whatGoesBack(order, news, about.refund)
}

/** Says what an order that is picked up needs other words for; undefined: nothing. The code is for a confirmed address alone. */
function aboutPickup(order: Order, news: OrderNews, { name }: LetterFacts): string[] | undefined {
  const amount = formatRupees(order.totalAmount)
  const toPay = order.paymentStatus === 'due' ? [copy.pickup.pay(amount)] : []
  if (news === 'placed' && order.paymentMethod === 'cod') return [copy.pickup.placed(amount)]
  if (news === 'confirmed') return [copy.pickup.confirmed, ...order.timeline.flatMap(({ note }) => note ?? [])]
  if (news === 'delivered') return [copy.pickup.delivered]
  if (news !== 'ready') return undefined
  const code = name === null ? undefined : order.pickup?.code
  return [code ? copy.pickup.ready(code) : copy.pickup.readyUnconfirmed, ...toPay]
}

/** Says what is to be paid at the door: each parcel by itself, and nothing again that was paid. */
function payAtDoor({ paymentStatus, parcels, totalAmount }: Order): string[] {
  if (paymentStatus !== 'due') return []
  if (!parcels) return [copy.payOnArrival(formatRupees(totalAmount))]
  const asking = parcels.flatMap(({ number, toPay }) => (toPay ? [{ number, amount: formatRupees(toPay) }] : []))
  const [only, ...others] = asking
  if (!only) return []
  return [others.length === 0 ? copy.payOnArrival(only.amount) : copy.payByParcel(asking)]
}

function whatChanged(order: Order, { refund }: LetterFacts): string[] {
  if (!refund.isNothing)
    return [copy.edited, refund.byHand ? copy.cashComesBack(refund.amount) : copy.partComes(refund.amount)]
  return [copy.edited, ...(order.paymentStatus === 'due' ? [copy.payOnArrival(formatRupees(order.totalAmount))] : [])]
}

type MoneyNews = Exclude<
  OrderNews,
  'placed' | 'ready' | 'shipped' | 'corrected' | 'confirmed' | 'delivered' | 'edited' | ParcelNews
>

function whatGoesBack(
  { paymentStatus }: Order,
  news: MoneyNews,
  { isNothing, byHand, amount }: MailedRefund,
): string[] {
  if (news === 'refunded') return [byHand ? copy.refundedByHand(amount) : copy.refunded(amount)]
  if (paymentStatus === 'void' || paymentStatus === 'due') return [copy[news], copy.nothingToPay]
  if (isNothing) return [copy[news]]
  if (byHand) return [copy[news], copy.cashComesBack(amount)]
  const isPart = news === 'part_returned' || news === 'price_reduced'
  return [copy[news], isPart ? copy.partComes(amount) : copy.refundComes(amount)]
}

function facts(
  order: Order,
  news: OrderNews,
  { isConfirmed, refund, counter }: { isConfirmed: boolean; refund: MailedRefund; counter: readonly string[] },
): Fact[] {
  const comes = news === 'placed' || news === 'confirmed' || news === 'shipped' || news === 'edited'
  const reference = news === 'refunded' ? refund.reference : null
  return [
    { name: copy.orderNumber, lines: [order.number] },
    ...(order.test ? [{ name: copy.payment, lines: [copy.test] }] : []),
    ...travel(order, news),
    ...(comes && !order.pickup ? [{ name: copy.expected, lines: [dayOf(order.expectedDelivery)] }] : []),
    ...(news === 'delivered' && order.deliveredAt
      ? [{ name: copy.deliveredOn, lines: [dayOf(order.deliveredAt)] }]
      : []),
    ...(order.invoice ? [{ name: copy.invoice, lines: [order.invoice.number] }] : []),
    ...(reference ? [{ name: copy.refundReference, lines: [reference] }] : []),
    ...(order.pickup && (comes || news === 'ready') ? [{ name: copy.pickUpAt, lines: [...counter] }] : []),
    ...(comes && isConfirmed && !order.pickup ? [{ name: copy.deliverTo, lines: addressOf(order) }] : []),
  ]
}

/** Returns the delivery address of an order, a line each. */
export function addressOf({ deliveryAddress }: Order): string[] {
  const { fullName, building, street, landmark, city, state, pincode, phone } = deliveryAddress
  return [fullName, building, street, landmark, `${city}, ${state} ${pincode}`, phone].filter(Boolean)
}

function travel({ shipment }: Order, news: OrderNews): Fact[] {
  if (!shipment || news !== 'shipped') return []
  const { carrier, trackingNumber } = shipment
  const number = trackingNumber ? [{ name: copy.trackingNumber, lines: [trackingNumber] }] : []
  return [{ name: copy.carrier, lines: [carrier] }, ...number]
}

/** Leads to the carrier's page about a parcel that is on its way. */
function wayToParcel({ shipment }: Order, news: OrderNews): LetterPart[] {
  if (news !== 'shipped' || !shipment?.trackingLink) return []
  return [{ button: { label: orders.trackParcel, href: shipment.trackingLink } }]
}

function lineRow(line: Order['products'][number]): Row {
  const name = line.variantName ? `${line.name}, ${line.variantName}` : line.name
  const note = orders.quantity(line.quantity, formatRupees(line.price))
  return { name, note, amount: formatRupees(rupeesFromPaise(paiseFromRupees(line.price) * line.quantity)) }
}

function sums(order: Order): Row[] {
  const { couponDiscount, deliveryCharges, onlineDiscount, payable, gst } = order.breakdown
  const copyOf = orders.breakdown
  return [
    ...(couponDiscount > 0
      ? [{ name: copyOf.couponDiscount(order.couponApplied?.code), amount: `−${formatRupees(couponDiscount)}` }]
      : []),
    ...(order.couponApplied?.freeDelivery
      ? [{ name: copyOf.couponDiscount(order.couponApplied.code), amount: copyOf.freeDelivery }]
      : []),
    {
      name: deliveryName(order.breakdown),
      amount: deliveryCharges === 0 ? copyOf.free : formatRupees(deliveryCharges),
    },
    ...(onlineDiscount > 0 ? [{ name: copyOf.onlineDiscount, amount: `−${formatRupees(onlineDiscount)}` }] : []),
    { name: copyOf.payable, note: `${copyOf.gst}: ${formatRupees(gst)}`, amount: formatRupees(payable), strong: true },
  ]
}

/** Formats a moment as its Indian day in a mail. */
export const dayOf = indianFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
