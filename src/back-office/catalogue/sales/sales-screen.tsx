import { useQuery } from '@tanstack/react-query'
import { BadgePercent, Plus } from 'lucide-react'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { salesQuery } from './sale-data.ts'
import { SaleOfList } from './sale-of-list.tsx'

/** The sales: those that run or wait, and those that are over. */
export default function SalesScreen() {
  const search = useSearchParams()
  const which = search.get('which') === 'past' ? 'past' : 'current'
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(salesQuery(which, page))
  return (
    <div className="mx-auto max-w-4xl">
      <ScreenHead title={copy.title} text={copy.text}>
        <ButtonLink to="/sales/new" className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add}
        </ButtonLink>
      </ScreenHead>
      <Tabs
        label={copy.title}
        tabs={[
          { to: '/sales', label: copy.tabs.current, here: which === 'current' },
          { to: '/sales?which=past', label: copy.tabs.past, here: which === 'past' },
        ]}
      />
      <LoadedPart query={query}>
        {({ data, more }) => (
          <>
            {data.length === 0 && <EmptyState icon={BadgePercent} title={copy.none[which]} text={copy.noneText} />}
            <ul className="grid grid-cols-1 gap-2">
              {data.map((sale) => (
                <li key={sale._id} className="min-w-0">
                  <SaleOfList sale={sale} />
                </li>
              ))}
            </ul>
            <PageTurn copy={copy} page={page} more={more} addressOf={(to) => `/sales?which=${which}&page=${to}`} />
          </>
        )}
      </LoadedPart>
    </div>
  )
}
