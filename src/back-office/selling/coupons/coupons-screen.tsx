import { useQuery } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { couponsOfficeCopy as copy } from '../../../shared/copy/office/coupons.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { CouponLine } from './coupon-line.tsx'
import { couponsQuery } from './office-coupons-query.ts'

/** The coupons: those that can be used, now or later, and those that are over. */
export default function CouponsScreen() {
  const search = useSearchParams()
  const which = search.get('which') === 'past' ? 'past' : 'current'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(couponsQuery(which, page))
  const pageAddress = (to: number) => `/coupons?which=${which}&page=${to}`
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <ButtonLink to="/coupons/new" className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add}
        </ButtonLink>
      </ScreenHead>
      <Tabs
        label={copy.title}
        tabs={[
          { to: '/coupons', label: copy.tabs.current, here: which === 'current' },
          { to: '/coupons?which=past', label: copy.tabs.past, here: which === 'past' },
        ]}
      />
      <LoadedPart query={query}>
        {({ data, more }) => (
          <>
            {data.length === 0 && <EmptyState icon={TicketPercent} title={copy.none[which]} text={copy.noneText} />}
            <ul className="grid grid-cols-1 gap-2">
              {data.map((coupon) => (
                <li key={coupon._id} className="min-w-0">
                  <CouponLine coupon={coupon} />
                </li>
              ))}
            </ul>
            <PageTurn copy={copy} page={page} more={more} addressOf={pageAddress} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}
