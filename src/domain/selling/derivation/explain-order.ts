import { explanation as copy } from '../../../shared/copy/explanation.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import type { Paise } from '../../../shared/money/money.ts'
import type { Derivation, DerivedCoupon, DerivedLine } from './derivation.ts'
import { type Explained, type ExplainedAmount, explainRates, type TaxedLine, words } from './explained.ts'

/** Amounts of an order or a cart as they are stored or priced, in paise; `lines` in the order of the derivation's. */
export interface AmountsToExplain {
  subTotal: Paise
  couponDiscount: Paise
  deliveryCharges: Paise
  onlineDiscount: Paise
  payable: Paise
  gst: Paise
  lines: readonly (TaxedLine & { name: string })[]
  delivery: TaxedLine | null
}

/**
 * Facts beside the amounts; `invoiceDay`: 'YYYY-MM-DD', null before the invoice; `isHandedOver`: it was sold at the counter;
 * `supplyOf`: state of the GSTIN of a firm that has the goods delivered to somebody else; left out: no such firm.
 */
interface Told {
  title: string
  invoiceDay: string | null
  isHandedOver: boolean
  supplyOf?: string | undefined
}

/**
 * Explains the amounts of an order or a cart from what it was priced from: plain sentences, out of data that is stored, and never out of
 * today's prices. An order without a derivation was made before there were any.
 */
export function explainOrder(derivation: Derivation | null, order: AmountsToExplain, told: Told): Explained {
  const { title } = told
  if (!derivation) return { title, note: copy.old, amounts: [] }
  const names = order.lines.map(({ name }) => name)
  const { couponDiscount, deliveryCharges, onlineDiscount } = order
  const { subTotal, couponDiscount: coupon, delivery, online } = copy.names
  const amounts: (ExplainedAmount | false)[] = [
    {
      name: subTotal,
      amount: order.subTotal,
      sentences: derivation.lines.map((line, at) => lineSentence(line, names[at] ?? '')),
    },
    couponDiscount > 0 && {
      name: coupon(derivation.coupon?.code),
      amount: -couponDiscount,
      sentences: discountSentences(derivation, names),
    },
    !told.isHandedOver && {
      name: delivery,
      amount: deliveryCharges,
      sentences: [deliverySentence(derivation, order.subTotal - couponDiscount), ...cashFeeSentences(derivation)],
    },
    onlineDiscount > 0 && { name: online, amount: -onlineDiscount, sentences: onlineSentences(derivation) },
    { name: copy.names.payable, amount: order.payable, sentences: [sumSentence(order)] },
    { name: copy.names.gst, amount: order.gst, sentences: taxSentences(derivation, order, told) },
  ]
  return { title, note: null, amounts: amounts.filter((each) => each !== false) }
}

function lineSentence({ price, quantity, reason, next }: DerivedLine, name: string): string {
  const value = copy.times(quantity, words(price), words(price * quantity))
  return copy.of(name, `${value}${reasonWords(reason)}${next ? copy.next(next.from, words(next.price)) : ''}.`)
}

function reasonWords(reason: DerivedLine['reason']): string {
  if (!reason) return ''
  if (reason.by === 'break') return copy.reasons.break(reason.from)
  if (reason.by === 'sale') return copy.reasons.sale(reason.text)
  if (reason.by === 'deal') return copy.reasons.deal(reason.from)
  return reason.by === 'quote' ? copy.reasons.quote(reason.number) : copy.reasons.kept
}

function discountSentences({ lines, coupon }: Derivation, names: readonly string[]): string[] {
  const own = lines.flatMap(({ own: off = 0 }, at) => (off > 0 ? [`${copy.own(names[at] ?? '', words(off))}.`] : []))
  const shares = lines.flatMap(({ coupon: share = 0 }, at) =>
    share > 0 ? [`${copy.coupon.share(names[at] ?? '', words(share))}.`] : [],
  )
  if (!coupon || coupon.discount === 0) return own
  const isForSome = lines.some(({ beyondCoupon }) => beyondCoupon)
  const spread = isForSome ? copy.coupon.sharedOfSome : copy.coupon.shared
  return [...own, `${couponWords(coupon)}${lines.length > 1 ? spread : ''}.`, ...(lines.length > 1 ? shares : [])]
}

function couponWords({ code, type, value, most, of, discount }: DerivedCoupon): string {
  if (value === undefined) return copy.coupon.kept(code, words(discount))
  if (type === 'flat') return copy.coupon.flat(code, words(discount))
  const say = discount === most ? copy.coupon.capped : copy.coupon.percent
  return say(code, value, words(of), words(discount))
}

function deliverySentence({ charges, coupon }: Derivation, goods: Paise): string {
  const charge = charges.find((each) => each.what === 'delivery')
  if (!charge || charge.terms === 0) return copy.delivery.free
  const { terms, freeFrom, zone, waived = 0, amount } = charge
  if (waived > 0) return copy.delivery.waived(coupon?.code ?? '', words(waived))
  if (amount === 0 && freeFrom !== null && goods >= freeFrom)
    return copy.delivery.reached(words(freeFrom), words(goods), zone)
  return `${copy.delivery.charge(words(terms), zone)}${freeFrom === null ? '.' : copy.delivery.from(words(freeFrom), words(goods))}`
}

function cashFeeSentences({ charges }: Derivation): string[] {
  const fee = charges.find(({ what }) => what === 'cash_fee')
  return fee ? [copy.delivery.cashFee(words(fee.amount))] : []
}

function onlineSentences({ online, charges, lines }: Derivation): string[] {
  if (!online) return []
  const onDelivery = charges.reduce((sum, { amount, paid }) => sum + amount - paid, 0)
  const { percent, of, discount } = online
  return [
    hasLowerPercent(lines, percent)
      ? copy.online.lessOfDeals(percent, words(discount))
      : copy.online.percent(percent, words(of), words(discount)),
    ...(onDelivery > 0 ? [copy.online.onDelivery(words(onDelivery))] : []),
  ]
}

/** Tells whether a line at a deal's price takes a smaller percentage: that of the day of the deal. */
function hasLowerPercent(lines: readonly DerivedLine[], percent: number): boolean {
  return lines.some(({ reason }) => reason?.by === 'deal' && reason.percent < percent)
}

function sumSentence({ subTotal, couponDiscount, deliveryCharges, onlineDiscount, payable }: AmountsToExplain): string {
  const less = (amount: Paise) => (amount > 0 ? [`− ${words(amount)}`] : [])
  const more = deliveryCharges > 0 ? [`+ ${words(deliveryCharges)}`] : []
  return `${copy.sum([words(subTotal), ...less(couponDiscount), ...more, ...less(onlineDiscount)], words(payable))}.`
}

function taxSentences(
  { tax, charges }: Derivation,
  { lines, delivery }: AmountsToExplain,
  { invoiceDay, supplyOf }: Told,
): string[] {
  const hasFee = charges.some(({ what }) => what === 'cash_fee')
  const taxedAsGoods = hasFee ? copy.tax.deliveryAndFee : copy.tax.delivery
  const byValue = tax.rates.flatMap(({ rate, byValue: sold }, at) =>
    sold === undefined ? [] : [copy.tax.byValue(lines[at]?.name ?? '', sold, rate)],
  )
  return [
    invoiceDay === null ? copy.tax.day(formatDay(tax.day)) : copy.tax.invoiceDay(formatDay(invoiceDay)),
    ...explainRates(delivery ? [...lines, delivery] : lines),
    ...byValue,
    ...(delivery ? [taxedAsGoods(words(delivery.total), delivery.gstRate)] : []),
    ...(supplyOf ? [copy.tax.supplyOf(supplyOf)] : []),
    tax.registered ? copy.tax.registered : copy.tax.contained,
  ]
}
