import { sayCoupon as copy } from '../copy/office/say-coupon.ts'
import { formatRupees } from '../money/format-rupees.ts'

/** Names that are said in full; where there are more, the rest is counted. */
const SAID = 3

/** Returns names as people say them: "Bearings, Belts and 3 more"; of none, that the goods are gone. */
export function listNames(names: readonly string[]): string {
  if (names.length === 0) return copy.gone
  if (names.length > SAID) return copy.andMore(names.slice(0, SAID - 1).join(', '), names.length - SAID + 1)
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : copy.and(names.slice(0, -1).join(', '), last)
}

/** Promise of a coupon: percent or rupees; null where there is no such limit, and for a value that is not typed yet. */
export interface SaidCoupon {
  discountType: 'percentage' | 'flat' | 'free_delivery'
  value: number | null
  minimumAmount: number | null
  maximumDiscount: number | null
  totalLimit: number | null
  perShopperLimit: number | null
  reach: 'all' | 'categories' | 'products'
  /** Names of what it reaches. */
  names: readonly string[]
  customers: 'all' | 'first_order'
}

/** Says in one sentence what a coupon does; null while it has no value, or nothing is chosen that it reaches. */
export function sayCoupon(coupon: SaidCoupon): string | null {
  const { discountType, value, reach, names, minimumAmount: least, maximumDiscount: most } = coupon
  const isFree = discountType === 'free_delivery'
  if ((!isFree && !value) || (reach !== 'all' && names.length === 0)) return null
  const goods = reach === 'all' ? null : listNames(names)
  const amount = discountType === 'percentage' ? `${value}%` : formatRupees(value ?? 0)
  const parts = [
    isFree ? copy.free(goods) : copy.off(amount, goods ?? copy.everything),
    !isFree && most !== null && copy.atMost(formatRupees(most)),
    least !== null && (goods === null ? copy.carts(formatRupees(least)) : copy.ofThem(formatRupees(least))),
    coupon.customers === 'first_order' && copy.firstOrder,
    coupon.perShopperLimit !== null && copy.each(coupon.perShopperLimit),
    coupon.totalLimit !== null && copy.inAll(coupon.totalLimit),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
