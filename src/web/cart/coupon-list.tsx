import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Coupon } from '../../shared/contract/coupons.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CouponCard } from '../../ui/coupon-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface CouponListProps {
  coupons: UseQueryResult<Coupon[]>
  appliedId: string | null
  chosenCode: string
  onChoose: (code: string) => void
}

/** The coupons to choose from; on phones behind a toggle (SPEC §2). */
export function CouponList({ coupons, appliedId, chosenCode, onChoose }: CouponListProps) {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const list = coupons.data ?? []
  return (
    <div className="mt-3 border-t border-line pt-1">
      <h3 className="py-2 text-sm max-md:hidden">{copy.coupons}</h3>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between text-sm font-semibold md:hidden"
      >
        {copy.showCoupons(list.length)}
        <Icon of={ChevronDown} size={18} className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      <div id={listId} className={classNames('md:block', !open && 'max-md:hidden')}>
        {coupons.isPending && <Skeleton className="h-24 w-full" />}
        {coupons.isError && !coupons.data && (
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-steel">
            {copy.couponsFailed}
            <Button kind="quiet" className="px-0!" onClick={() => coupons.refetch()}>
              {copy.tryAgain}
            </Button>
          </p>
        )}
        {coupons.data && list.length === 0 && <p className="pb-2 text-sm text-steel">{copy.noCoupons}</p>}
        <ul className="grid gap-3 sm:grid-cols-2">
          {list.map((coupon) => (
            <CouponCard
              key={coupon._id}
              coupon={coupon}
              state={appliedId === null ? 'open' : appliedId === coupon._id ? 'applied' : 'dimmed'}
              chosen={chosenCode === coupon.code}
              onChoose={() => onChoose(coupon.code)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}
