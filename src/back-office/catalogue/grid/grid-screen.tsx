import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { gridCopy as copy } from '../../../shared/copy/office/grid-screen.ts'
import { productFields, variantFields } from '../../../shared/office/goods-fields.ts'
import { gridColumns, gridViews } from '../../../shared/office/grid-columns.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { JumpLink } from '../../../ui/jump-link.tsx'
import { useNavigate, useSearchParams } from '../../../ui/router/use-location.ts'
import { callOffice } from '../../api/call-office.ts'
import { useMay } from '../../api/use-me.ts'
import { ChangedLabels } from '../../parts/changed-labels.tsx'
import { useHeading } from '../../parts/heading.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { GridTable } from './grid-table.tsx'
import { useGrid } from './use-grid.ts'

type View = keyof typeof gridViews

const gridQuery = (text: string, after: string) =>
  queryOptions({
    queryKey: ['goods-grid', text, after],
    queryFn: ({ signal }) => callOffice('GET /goods-grid', { query: { text, after }, signal }),
    placeholderData: keepPreviousData,
  })

const kinds: Readonly<Record<string, { label: string }>> = { ...variantFields, ...productFields }
const labels = Object.fromEntries(gridColumns.map((column) => [column, kinds[column]?.label ?? column]))

const labelsOfSaved = 'labels-of-saved'

/** Many products in one table, typed into or pasted from a spreadsheet. */
export default function GridScreen() {
  const search = useSearchParams()
  const heading = useHeading()
  const { view: shown, q: text, after } = readView(search)
  const query = useQuery(gridQuery(text, after))
  const address = (part: Record<string, string>, now = search) => {
    const all = { ...readView(now), ...part }
    return `/grid?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))}`
  }
  return (
    <div className="mx-auto max-w-6xl">
      <ScreenHead title={copy.title} text={copy.text} />
      <Search text={text} addressOf={(q) => address({ q, after: '' }, heading())} />
      <Tabs
        label={copy.title}
        tabs={(Object.keys(gridViews) as View[]).map((each) => ({
          to: (now: URLSearchParams) => address({ view: each }, now),
          label: copy.views[each],
          here: each === shown,
        }))}
      />
      <LoadedPart query={query}>
        {({ data, next }) =>
          data.length === 0 ? (
            <EmptyState icon={SearchX} title={copy.none} text={copy.noneText} />
          ) : (
            <>
              {/* another page is another draft */}
              <Rows key={`${text} ${after}`} place={`grid ${text} ${after}`} rows={data} view={shown} />
              <nav aria-label={copy.goods} className="mt-4 flex justify-between gap-3">
                {after ? (
                  <ButtonLink kind="outline" to={address({ after: '' })}>
                    {copy.first}
                  </ButtonLink>
                ) : (
                  <span />
                )}
                {next && (
                  <ButtonLink kind="outline" to={address({ after: next })}>
                    {copy.next}
                  </ButtonLink>
                )}
              </nav>
            </>
          )
        }
      </LoadedPart>
    </div>
  )
}

function readView(params: URLSearchParams): { view: View; q: string; after: string } {
  const view = (params.get('view') ?? 'prices') as View
  return {
    view: view in gridViews ? view : 'prices',
    q: params.get('q') ?? '',
    after: params.get('after') ?? '',
  }
}

function Rows({ place, rows, view }: { place: string; rows: readonly GridRow[]; view: View }) {
  const { draft, problems, done, change, bar } = useGrid(rows, labels, place)
  const hasLabels = useMay()('barcodes.see') && done !== null
  return (
    <>
      <GridTable
        rows={rows}
        columns={gridViews[view]}
        labels={labels}
        draft={draft}
        problems={problems}
        onChange={change}
        aside={
          hasLabels && (
            <JumpLink
              to={labelsOfSaved}
              className="inline-flex min-h-11 items-center px-2 font-semibold text-teal underline-offset-4 hover:underline"
            >
              {copy.labels}
            </JumpLink>
          )
        }
      />
      {hasLabels && (
        <div id={labelsOfSaved} tabIndex={-1} className="mt-6 scroll-mt-4">
          <ChangedLabels key={done} command={done} />
        </div>
      )}
      <SaveBar draft={bar} labels={{}} />
    </>
  )
}

function Search({ text, addressOf }: { text: string; addressOf: (text: string) => string }) {
  const [typed, setTyped] = useState(text)
  const navigate = useNavigate()
  return (
    <form
      className="mb-4 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        navigate(addressOf(typed.trim()))
      }}
    >
      <Field
        label={copy.search}
        type="search"
        value={typed}
        maxLength={80}
        className="max-w-md flex-1"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="outline">
        {copy.show}
      </Button>
    </form>
  )
}
