import type { Coupon } from '../shared/contract/coupons.ts'
import { cart as copy } from '../shared/copy/cart.ts'
import { formatDate } from '../shared/format-moment.ts'
import { formatRupees } from '../shared/money/format-rupees.ts'
import { Badge } from './badge.tsx'
import { classNames } from './class-names.ts'

interface CouponCardProps {
  coupon: Coupon
  /** `applied` is on the cart; while one is, the others are `dimmed` and cannot be chosen. */
  state: 'open' | 'applied' | 'dimmed'
  /** Its code stands in the box. */
  chosen: boolean
  onChoose: () => void
}

/** One coupon as a ticket: what it gives, on what terms, and why it cannot be used where it cannot. */
export function CouponCard({ coupon, state, chosen, onChoose }: CouponCardProps) {
  const selectable = state === 'open' && coupon.usable
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen || state === 'applied'}
        disabled={!selectable}
        onClick={onChoose}
        className={classNames(
          'flex h-full w-full flex-col rounded-sm border border-dashed p-3 text-left',
          state === 'applied' ? 'border-good bg-good-wash' : chosen ? 'border-teal bg-teal-wash' : 'border-line-strong',
          selectable && 'hover:border-ink hover:bg-paper-sunk',
          state === 'dimmed' && 'opacity-50',
        )}
      >
        <span className="flex w-full flex-wrap items-center justify-between gap-2">
          <span className="wide rounded-xs bg-ink px-2 py-0.5 text-sm font-bold tracking-wide text-on-ink">
            <span className="sr-only">{copy.choose} </span>
            {coupon.code}
          </span>
          {state === 'applied' ? (
            <Badge tone="good">{copy.applied}</Badge>
          ) : (
            <span className="figures text-sm font-semibold text-signal-deep">{gives(coupon)}</span>
          )}
        </span>
        <span className="mt-1.5 block text-sm">{coupon.description}</span>
        <span className="mt-0.5 block text-xs text-steel">{coupon.terms}</span>
        <span className="block text-xs break-words text-steel">{conditions(coupon)}</span>
        <span className="figures block text-xs text-steel">{bounds(coupon)}</span>
        {coupon.usable && state === 'open' && coupon.savings > 0 && (
          <span className="mt-1 block text-xs font-semibold text-good">{copy.saves(formatRupees(coupon.savings))}</span>
        )}
        {!coupon.usable && state !== 'applied' && coupon.reason && (
          <span className="mt-1 block text-xs font-semibold text-bad">{coupon.reason}</span>
        )}
      </button>
    </li>
  )
}

function gives({ discountType, value, freeDelivery }: Coupon): string {
  if (freeDelivery) return copy.freeDelivery
  return discountType === 'percentage' ? copy.percentOff(value) : copy.amountOff(formatRupees(value))
}

/** Returns for which goods and customers it is; '' for all. */
function conditions({ appliesTo, firstOrder, freeDelivery }: Coupon): string {
  const goods = freeDelivery ? copy.withGoods : copy.onGoods
  return [appliesTo && goods(appliesTo), firstOrder && copy.firstOrder].filter(Boolean).join(' · ')
}

function bounds({ validUntil, remainingUses }: Coupon): string {
  const parts = [
    validUntil !== null && copy.until(formatDate(validUntil)),
    remainingUses !== null && copy.usesLeft(remainingUses),
  ]
  return parts.filter(Boolean).join(' · ')
}
