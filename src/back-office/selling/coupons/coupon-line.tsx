import type { OfficeCoupon } from '../../../shared/contract/office/coupons.ts'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { couponTones } from '../../../shared/office/office-badge-tones.ts'
import { listNames } from '../../../shared/office/say-coupon.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/router/link.tsx'

/** The state of a coupon, in a word. */
export function CouponState({ state }: Pick<OfficeCoupon, 'state'>) {
  return <Badge tone={couponTones[state]}>{copy.state[state]}</Badge>
}

/** Returns the effect of a coupon: "10% off", "₹75 off" or "Free delivery". */
function effectOf({ discountType, value }: Pick<OfficeCoupon, 'discountType' | 'value'>): string {
  if (discountType === 'free_delivery') return copy.freeDelivery
  return copy.off(discountType === 'percentage' ? `${value}%` : formatRupees(value))
}

/** One coupon of the list: the whole of it opens. */
export function CouponLine({ coupon }: { coupon: OfficeCoupon }) {
  const { _id, code, minimumAmount, maximumDiscount, uses, totalLimit, validFrom, validUntil, state } = coupon
  const { reach, reached, reachedNames, customers } = coupon
  const goods = listNames(reached.flatMap((id) => reachedNames[id] ?? []))
  const parts = [
    reach !== 'all' && goods,
    customers === 'first_order' && copy.customers.first_order,
    minimumAmount !== null && copy.from(formatRupees(minimumAmount)),
    maximumDiscount !== null && copy.atMost(formatRupees(maximumDiscount)),
    copy.uses(uses, totalLimit),
    state === 'waiting' && copy.since(formatDate(validFrom)),
    validUntil !== null && copy.until(formatDate(validUntil)),
  ]
  return (
    <Link
      to={`/coupons/${_id}`}
      className="grid gap-1 rounded-sm border border-line bg-card px-4 py-3 hover:border-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures text-lg font-semibold break-all">{code}</span>
          <CouponState state={state} />
        </span>
        <span className="block text-sm break-words text-steel">{parts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="wide figures text-xl font-bold">{effectOf(coupon)}</span>
    </Link>
  )
}
