import { useQuery } from '@tanstack/react-query'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { goWithout, LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { CouponActions } from './coupon-actions.tsx'
import { CouponForm } from './coupon-form.tsx'
import { CouponState } from './coupon-line.tsx'
import { NewCoupon } from './new-coupon.tsx'
import { couponQuery } from './office-coupons-query.ts'

const couponTry = partLoader(() => import('./coupon-try.tsx'))

/** One coupon: what it gives, what it brought, what was done to it. Or a new one, also like another. */
export default function CouponScreen({ params: { id = '' } }: { params: Params }) {
  const like = useSearchParams().get('like')
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/coupons">{copy.back}</BackLink>
      {id !== 'new' ? <OneCoupon id={id} /> : like ? <CopiedCoupon id={like} /> : <NewCoupon />}
    </div>
  )
}

function CopiedCoupon({ id }: { id: string }) {
  return <LoadedPart query={useQuery(couponQuery(id))}>{({ data }) => <NewCoupon like={data} />}</LoadedPart>
}

function OneCoupon({ id }: { id: string }) {
  return (
    <LoadedPart query={useQuery(couponQuery(id))}>
      {({ data, brought }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ScreenHead title={data.code} text={<CouponState state={data.state} />}>
            <CouponActions coupon={data} />
          </ScreenHead>
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <CouponForm coupon={data} />
            <LazyPart part={couponTry} props={{ coupon: data, brought }} onFailure={goWithout} />
          </div>
          <RecordHistory kind="coupon" id={id} />
        </div>
      )}
    </LoadedPart>
  )
}
