import type { Order } from '../../../../shared/contract/orders.ts'
import { orderMails as copy, type OrderNews } from '../../../../shared/copy/order-mails.ts'
import { orders } from '../../../../shared/copy/orders.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { paiseFromRupees, rupeesFromPaise } from '../../../../shared/money/money.ts'
import type { Fact, LetterPart, Row } from '../../../platform/mail/letter-parts.ts'

interface About {
  /** Name of the recipient; null: an address that nobody has confirmed. Then nothing that a shopper typed is in the mail. */
  name: string | null
  /** Address of the page that shows the order. */
  link: string
  /** Its receipt voucher, its invoice, or where it came to nothing its refund voucher or credit note. */
  paperAttached: boolean
  /** The city that parcels leave. */
  from: string
}

/** Returns the mail about an order: what happened, what was ordered, what it costs, where it goes. */
export function orderLetter(order: Order, news: OrderNews, { name, link, paperAttached, from }: About): LetterPart[] {
  const attached = paperAttached ? [whatIsAttached(order, news)] : []
  const sentences = [...whatHappened(order, news, from), ...attached]
  return [
    { heading: copy.heading[news] },
    { text: copy.greeting(name) },
    { text: sentences.join(' ') },
    { facts: facts(order, news, name !== null) },
    { rows: [...order.products.map(lineRow), ...sums(order)] },
    { button: { label: copy.button, href: link } },
    ...(name === null ? [{ text: copy.unconfirmed }] : []),
  ]
}

function whatHappened(order: Order, news: OrderNews, from: string): string[] {
  const amount = formatRupees(order.totalAmount)
  const isDue = order.paymentStatus === 'due'
  if (news === 'placed') return [copy.placed[order.paymentMethod](amount)]
  if (news === 'refunded') return [order.paymentMethod === 'cod' ? copy.refundedByHand(amount) : copy.refunded(amount)]
  if (news === 'shipped') return [copy.shipped(from), ...(isDue ? [copy.payOnArrival(amount)] : [])]
  if (news === 'returned' && order.paymentStatus === 'void') return [copy.returned, copy.nothingToPay]
  if (news === 'corrected') return [copy.corrected, `${orders.status[order.status]}.`]
  if (news === 'returned') {
    return [copy.returned, order.paymentMethod === 'cod' ? copy.cashComesBack(amount) : copy.refundComes(amount)]
  }
  if (news === 'confirmed') return [copy.confirmed, ...order.timeline.flatMap(({ note }) => note ?? [])]
  if (news !== 'cancelled') return [copy[news]]
  return [copy.cancelled, isDue ? copy.nothingToPay : copy.refundComes(amount)]
}

function whatIsAttached({ creditNote, invoice, receiptVoucher, refundVoucher }: Order, news: OrderNews): string {
  if (news === 'placed') return copy.receiptVoucherAttached(receiptVoucher?.number ?? '')
  if (news === 'cancelled') return copy.refundVoucherAttached(refundVoucher?.number ?? '')
  return creditNote ? copy.creditNoteAttached(creditNote.number) : copy.invoiceAttached(invoice?.number ?? '')
}

function facts(order: Order, news: OrderNews, isConfirmed: boolean): Fact[] {
  const { fullName, building, street, landmark, city, state, pincode, phone } = order.deliveryAddress
  const address = [fullName, building, street, landmark, `${city}, ${state} ${pincode}`, phone].filter(Boolean)
  const comes = news === 'placed' || news === 'confirmed' || news === 'shipped'
  const reference = news === 'refunded' ? order.refund?.reference : null
  return [
    { name: copy.orderNumber, lines: [order.number] },
    ...(order.test ? [{ name: copy.payment, lines: [copy.test] }] : []),
    ...travel(order, news),
    ...(comes ? [{ name: copy.expected, lines: [dayOf(order.expectedDelivery)] }] : []),
    ...(news === 'delivered' && order.deliveredAt
      ? [{ name: copy.deliveredOn, lines: [dayOf(order.deliveredAt)] }]
      : []),
    ...(order.invoice ? [{ name: copy.invoice, lines: [order.invoice.number] }] : []),
    ...(reference ? [{ name: copy.refundReference, lines: [reference] }] : []),
    ...(comes && isConfirmed ? [{ name: copy.deliverTo, lines: address }] : []),
  ]
}

function travel({ shipment }: Order, news: OrderNews): Fact[] {
  if (!shipment || news !== 'shipped') return []
  const { carrier, trackingNumber } = shipment
  const number = trackingNumber ? [{ name: copy.trackingNumber, lines: [trackingNumber] }] : []
  return [{ name: copy.carrier, lines: [carrier] }, ...number]
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
    { name: copyOf.deliveryCharges, amount: deliveryCharges === 0 ? copyOf.free : formatRupees(deliveryCharges) },
    ...(onlineDiscount > 0 ? [{ name: copyOf.onlineDiscount, amount: `−${formatRupees(onlineDiscount)}` }] : []),
    { name: copyOf.payable, note: `${copyOf.gst}: ${formatRupees(gst)}`, amount: formatRupees(payable), strong: true },
  ]
}

const indianDay = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
})

function dayOf(moment: string): string {
  return indianDay.format(new Date(moment))
}
