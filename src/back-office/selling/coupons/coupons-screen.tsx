import { useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { CurrentAndPast, useListedPart } from '../../parts/current-and-past.tsx'
import { CouponLine } from './coupon-line.tsx'
import { couponsQuery } from './office-coupons-query.ts'

/** The coupons: those that can be used, now or later, and those that are over. */
export default function CouponsScreen() {
  const part = useListedPart()
  const query = useQuery(couponsQuery(part.which, part.page))
  return (
    <CurrentAndPast {...part} path="/coupons" copy={copy} icon={TicketPercent} query={query}>
      {(coupon) => <CouponLine coupon={coupon} />}
    </CurrentAndPast>
  )
}
