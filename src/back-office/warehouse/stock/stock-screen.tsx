import { useInfiniteQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { formatMoment } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { stockSorts, stockViews } from '../../../shared/office/stock-lists.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { Select } from '../../../ui/select.tsx'
import { useMay } from '../../api/use-me.ts'
import { FilterLink } from '../../parts/filter-link.tsx'
import { useHeading } from '../../parts/heading.ts'
import { MoreButton } from '../../parts/more-button.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useWide } from '../../parts/use-wide.ts'
import { StockCards } from './stock-cards.tsx'
import { type StockView, stockQuery } from './stock-data.ts'
import { StockSearch } from './stock-search.tsx'
import { NoStock, StockFailed, StockLoading } from './stock-states.tsx'
import { StockTable } from './stock-table.tsx'
import { StockTabs } from './stock-tabs.tsx'

/** The stock of every item: quantity, days left and location. The address holds the filters. */
export default function StockScreen() {
  const may = useMay()
  return (
    <>
      <ScreenHead title={copy.title}>
        {may('stock.receive') && (
          <ButtonLink to="/stock/receive" className="max-sm:w-full">
            <Icon of={PackagePlus} size={18} />
            {copy.receive}
          </ButtonLink>
        )}
      </ScreenHead>
      <StockTabs />
      <Stock />
    </>
  )
}

function Stock() {
  const shown = readView(useSearchParams())
  const navigate = useNavigate()
  const heading = useHeading()
  const wide = useWide()
  const list = useInfiniteQuery(stockQuery(shown))
  const pages = list.data?.pages
  const rows = pages?.flatMap(({ data }) => data)
  const [first] = pages ?? []
  const go = (change: Partial<StockView>) =>
    navigate(addressOf({ ...readView(heading()), ...change }), { replace: true })
  const List = wide ? StockTable : StockCards
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
        <StockSearch key={shown.text} text={shown.text} onSearch={(text) => go({ text })} />
        <Select
          label={copy.sort}
          hideLabel
          value={shown.sort}
          options={stockSorts.map((value) => ({ value, label: copy.sorts[value] }))}
          onChange={(event) => go({ sort: event.target.value as StockView['sort'] })}
        />
        <Views shown={shown} low={first?.low} />
      </div>
      {list.error && (
        <StockFailed error={list.error} hasRows={rows !== undefined} onAgain={() => void list.refetch()} />
      )}
      {!rows && !list.error && <StockLoading />}
      {rows?.length === 0 && <NoStock shown={shown} onClear={() => go({ text: '' })} />}
      {rows && rows.length > 0 && (
        <div className={classNames('mt-3', list.isPlaceholderData && 'opacity-60')}>
          <List rows={rows} />
        </div>
      )}
      <MoreButton list={list} label={copy.more} />
      {first && (
        <p className="figures mt-4 flex flex-wrap gap-x-4 text-xs text-steel">
          {first.value !== undefined && <span>{copy.worth(formatRupees(first.value))}</span>}
          <span>{copy.counted(formatMoment(first.countedAt))}</span>
        </p>
      )}
    </>
  )
}

/** Everything, what runs low, what is gone. */
function Views({ shown, low }: { shown: StockView; low: { count: number; more: boolean } | undefined }) {
  return (
    <ul className="flex flex-wrap gap-2 sm:col-span-2 lg:col-span-1">
      {stockViews.map((view) => (
        <li key={view}>
          <FilterLink
            addressOf={(params) => {
              const now = readView(params)
              return addressOf({ ...now, view, sort: view === 'low' ? 'days' : now.sort })
            }}
            replace
            aria-current={view === shown.view ? 'true' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold',
              view === shown.view ? 'border-ink bg-ink text-on-ink' : 'border-line-strong bg-card hover:border-ink',
            )}
          >
            {copy.views[view]}
            {view === 'low' && low && low.count > 0 && (
              <span className="figures rounded-full bg-signal px-1.5 text-xs leading-5 text-ink">
                {low.more ? `${low.count}+` : low.count}
              </span>
            )}
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}

function readView(params: URLSearchParams): StockView {
  const view = stockViews.find((each) => each === params.get('view')) ?? 'all'
  const sort = stockSorts.find((each) => each === params.get('sort')) ?? 'name'
  return { view, sort, text: params.get('text') ?? '' }
}

function addressOf({ view, sort, text }: StockView): string {
  const params = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(sort !== 'name' && { sort }),
    ...(text !== '' && { text }),
  })
  return params.size > 0 ? `/stock?${params}` : '/stock'
}
