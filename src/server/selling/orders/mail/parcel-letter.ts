import type { Order } from '../../../../shared/contract/orders.ts'
import type { ShopperParcel } from '../../../../shared/contract/parcels.ts'
import { orderMails as copy, type OrderNews } from '../../../../shared/copy/order-mails.ts'
import { orders } from '../../../../shared/copy/orders.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import type { Fact, LetterPart } from '../../../platform/mail/letter-parts.ts'
import { piecesInMessage, stillToCome } from '../parcel-in-words.ts'
import { addressOf, dayOf, type LetterFacts } from './order-letter.ts'

/** News of one parcel of an order. */
export type ParcelNews = Extract<OrderNews, `parcel_${string}`>

/** Returns whether news of an order is about one of its parcels. */
export function isAboutParcel(news: OrderNews): news is ParcelNews {
  return news === 'parcel_shipped' || news === 'parcel_refused' || news === 'parcel_lost'
}

/** Returns the mail about one parcel of an order: what is in it, with whom it travels, and what is still to come; or why it does not arrive. */
export function parcelLetter(order: Order, news: ParcelNews, about: LetterFacts): LetterPart[] {
  const parcel = order.parcels?.find(({ number }) => number === about.parcel)
  if (!parcel) return []
  const { name, link, paper } = about
  const attached = paper ? [copy.attached[paper.kind](paper.number)] : []
  const track = news === 'parcel_shipped' && parcel.trackingLink
  return [
    { heading: copy.heading[news] },
    { text: copy.greeting(name) },
    { text: [...whatHappened(order, news, { ...about, parcel }), ...attached].join(' ') },
    { facts: facts(order, news, { parcel, isConfirmed: name !== null }) },
    ...(track ? [{ button: { label: orders.trackParcel, href: track } }] : []),
    { button: { label: copy.button, href: link } },
    ...(name === null ? [{ text: copy.unconfirmed }] : []),
  ]
}

function whatHappened(
  order: Order,
  news: ParcelNews,
  { from, refund, parcel }: Omit<LetterFacts, 'parcel'> & { parcel: ShopperParcel },
): string[] {
  if (news === 'parcel_shipped') {
    const stand = order.busStand ? [copy.byBus(order.busStand)] : []
    const pay = parcel.toPay ? [copy.payOnArrival(formatRupees(parcel.toPay))] : []
    return [copy.parcel_shipped(parcel.number, from), ...stand, ...pay]
  }
  const said = copy[news](parcel.number)
  if (order.paymentMethod === 'cod') return [said, copy.nothingToPayFor]
  if (refund.isNothing) return [said]
  return [said, refund.byHand ? copy.cashComesBack(refund.amount) : copy.partComes(refund.amount)]
}

function facts(
  order: Order,
  news: ParcelNews,
  { parcel, isConfirmed }: { parcel: ShopperParcel; isConfirmed: boolean },
): Fact[] {
  const { carrier, trackingNumber, lines } = parcel
  const isShipped = news === 'parcel_shipped'
  const later = isShipped ? stillToCome(order) : []
  return [
    { name: copy.orderNumber, lines: [order.number] },
    ...(order.test ? [{ name: copy.payment, lines: [copy.test] }] : []),
    { name: copy.carrier, lines: [carrier] },
    ...(trackingNumber ? [{ name: copy.trackingNumber, lines: [trackingNumber] }] : []),
    ...(isShipped ? [{ name: copy.expected, lines: [dayOf(order.expectedDelivery)] }] : []),
    { name: copy.inParcel, lines: lines.map(piecesInMessage) },
    ...(later.length > 0 ? [{ name: copy.stillToCome, lines: later.map(piecesInMessage) }] : []),
    ...(isShipped && isConfirmed ? [{ name: copy.deliverTo, lines: addressOf(order) }] : []),
  ]
}
