import { useQuery } from '@tanstack/react-query'
import { ListFilter, PackagePlus, TriangleAlert } from 'lucide-react'
import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMay } from '../../api/use-me.ts'
import { CursorPages } from '../../parts/cursor-pages.tsx'
import { useHeading } from '../../parts/heading.ts'
import { LoadingPart } from '../../parts/loading-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useKeys } from '../../parts/use-keys.ts'
import { useWide } from '../../parts/use-wide.ts'
import { GoodsCards } from './goods-cards.tsx'
import { goodsListQuery } from './goods-data.ts'
import { GoodsFilters } from './goods-filters.tsx'
import { GoodsTable } from './goods-table.tsx'

/** The products: search, filters, how complete they are, and what is the matter with them. Its address is what it shows. */
export default function ProductsScreen() {
  const params = useSearchParams()
  const may = useMay()
  const list = useQuery(goodsListQuery(params))
  const navigate = useNavigate()
  const heading = useHeading()
  const rows = list.data?.data
  const found = list.data?.found
  return (
    <>
      <ScreenHead title={copy.title} text={found ? copy.found(found.count, found.more) : undefined}>
        <SearchField
          copy={copy}
          now={params.get('text') ?? ''}
          onSearch={(text) => navigate(searched(heading(), text))}
        />
        {may('products.edit') && (
          <ButtonLink to="/products/new">
            <Icon of={PackagePlus} size={18} />
            {copy.add}
          </ButtonLink>
        )}
      </ScreenHead>
      <div className="lg:flex lg:flex-wrap lg:items-center lg:gap-x-4">
        <div className="min-w-0 flex-1">
          <StateTabs params={params} />
        </div>
        <GoodsFilters params={params} />
        {may('products.import') && (
          <p className="-ml-2 mt-1 flex flex-wrap gap-x-2 lg:m-0">
            <ButtonLink kind="quiet" className="px-2" to="/grid">
              {copy.inTable}
            </ButtonLink>
            <ButtonLink kind="quiet" className="px-2" to="/bulk">
              {copy.manyAtOnce}
            </ButtonLink>
          </p>
        )}
      </div>
      {list.error && rows && <FormAlert text={`${copy.failed}. ${copy.failedText}`} />}
      {list.error && !rows && (
        <EmptyState icon={TriangleAlert} title={copy.failed} text={failureText(list.error, '')}>
          <Button onClick={() => void list.refetch()}>{copy.again}</Button>
        </EmptyState>
      )}
      {!rows && !list.error && <Loading />}
      {rows?.length === 0 && <Nothing params={params} />}
      {rows && rows.length > 0 && <Rows rows={rows} fading={list.isPlaceholderData} />}
      <CursorPages copy={copy} path="/products" params={params} next={list.data?.next ?? null} />
    </>
  )
}

function searched(params: URLSearchParams, text: string): string {
  const to = new URLSearchParams(params)
  to.delete('after')
  if (text === '') to.delete('text')
  else to.set('text', text)
  return `/products?${to}`
}

function StateTabs({ params }: { params: URLSearchParams }) {
  const now = params.get('state') ?? 'all'
  const tabs = (Object.keys(copy.tabs) as (keyof typeof copy.tabs)[]).map((state) => {
    const inState = (query: URLSearchParams) => {
      const to = new URLSearchParams(query)
      to.delete('after')
      if (state === 'all') to.delete('state')
      else to.set('state', state)
      return `/products?${to}`
    }
    return { to: inState, label: copy.tabs[state], here: state === now }
  })
  return <Tabs label={copy.tabsLabel} tabs={tabs} />
}

function Rows({ rows, fading }: { rows: readonly GoodsRow[]; fading: boolean }) {
  const wide = useWide()
  useRowKeys()
  return (
    <div className={classNames('mt-4 lg:mt-2', fading && 'opacity-60')}>
      {wide ? <GoodsTable rows={rows} /> : <GoodsCards rows={rows} />}
      <p className="mt-3 hidden text-xs text-steel lg:block">{copy.keys}</p>
    </div>
  )
}

/** j and k walk from row to row; Enter opens the present one, as it is a link. */
function useRowKeys(): void {
  const walk = (by: number) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-goods-link]')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = all[at === -1 ? 0 : at + by]
    next?.focus()
    return next !== undefined
  }
  useKeys({ j: () => walk(1), k: () => walk(-1) })
}

function Loading() {
  return (
    <LoadingPart text={copy.loading} className="mt-4">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} className="h-20 sm:h-14" />
      ))}
    </LoadingPart>
  )
}

function Nothing({ params }: { params: URLSearchParams }) {
  const mayAdd = useMay()('products.edit')
  if ([...params.keys()].some((key) => key !== 'sort')) {
    return (
      <EmptyState icon={ListFilter} title={copy.noMatch} text={copy.noMatchText}>
        <ButtonLink kind="ink" to="/products">
          {copy.clear}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={PackagePlus} title={copy.none} text={copy.noneText}>
      {mayAdd && <ButtonLink to="/products/new">{copy.add}</ButtonLink>}
    </EmptyState>
  )
}
