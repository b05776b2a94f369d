import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { reorderCopy as copy } from '../../../shared/copy/office/reorder.ts'
import { stockCopy } from '../../../shared/copy/office/stock.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Purchases } from './purchases.tsx'
import { ReorderGroup } from './reorder-group.tsx'
import { reorderQuery } from './stock-data.ts'
import { StockTabs } from './stock-tabs.tsx'

/** The items to order, one list for each supplier, and the open purchase orders. */
export default function ReorderScreen() {
  const query = useQuery(reorderQuery)
  return (
    <>
      <ScreenHead title={copy.title} text={copy.text} />
      <StockTabs />
      <LoadedPart query={query}>
        {({ data: { groups, purchases, more }, countedAt }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {groups.length === 0 && (
                <EmptyState icon={PackageCheck} title={copy.none} text={copy.noneText}>
                  <ButtonLink kind="outline" to="/stock?view=low&sort=days">
                    {copy.lowStock}
                  </ButtonLink>
                </EmptyState>
              )}
              {groups.map((group) => (
                <ReorderGroup key={group.supplier?._id ?? ''} group={group} />
              ))}
              {more && <p className="text-sm text-steel">{copy.more}</p>}
              <p className="figures text-xs text-steel">{stockCopy.counted(formatMoment(countedAt))}</p>
            </div>
            {purchases.length > 0 && <Purchases purchases={purchases} />}
          </div>
        )}
      </LoadedPart>
    </>
  )
}
