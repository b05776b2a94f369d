import { useQuery } from '@tanstack/react-query'
import { GalleryHorizontalEnd, Plus } from 'lucide-react'
import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { isWindowKind, tabsOf } from './window-forms.ts'
import { WindowLine } from './window-line.tsx'
import { useWindowChoices, windowQuery } from './window-queries.ts'

/** Everything of a kind of the shop window in its order: banners, offers, categories, brands, labels. */
export default function WindowScreen({ params }: { params: Params }) {
  const kind: WindowKind = isWindowKind(params.kind) ? params.kind : 'banners'
  const which = useSearchParams().get('which') === 'archived' ? 'archived' : 'present'
  const query = useQuery(windowQuery(kind, which))
  const family = tabsOf(kind)
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHead title={copy.titles[kind]} text={copy.texts[kind]}>
        <ButtonLink to={`/window/${kind}/new`} className="max-sm:w-full">
          <Icon of={Plus} size={18} />
          {copy.add(copy.one[kind])}
        </ButtonLink>
      </ScreenHead>
      {family.length > 1 && (
        <Tabs
          label={copy.titles[kind]}
          tabs={family.map((each) => ({ to: `/window/${each}`, label: copy.titles[each], here: each === kind }))}
        />
      )}
      <LoadedPart query={query}>
        {({ data }) => (
          <>
            {data.length === 0 && (
              <EmptyState icon={GalleryHorizontalEnd} title={which === 'present' ? copy.none : copy.noneArchived} />
            )}
            <Rows kind={kind} records={data} isOrdered={which === 'present' && kind !== 'brands'} />
            <p className="mt-6">
              <Link
                to={which === 'present' ? `/window/${kind}?which=archived` : `/window/${kind}`}
                className="inline-flex min-h-11 items-center text-sm font-medium text-teal hover:underline"
              >
                {which === 'present' ? copy.tabs.archived : copy.tabs.present}
              </Link>
            </p>
          </>
        )}
      </LoadedPart>
    </div>
  )
}

interface RowsProps {
  kind: WindowKind
  records: readonly WindowRecord[]
  isOrdered: boolean
}

/** Rows that are ordered among themselves, each under its heading: banners by their place, subcategories by their category. */
function Rows({ kind, records, isOrdered }: RowsProps) {
  const { categories } = useWindowChoices(kind)
  const nameOf = (row: string) =>
    (copy.places as Record<string, string>)[row] ?? categories.find(({ value }) => value === row)?.label ?? row
  const rowOf = ({ fields }: WindowRecord) =>
    kind === 'banners' ? String(fields.bannerFor) : kind === 'subcategories' ? String(fields.categoryId) : ''
  const rows = [...new Set(records.map(rowOf))].map(
    (row) => [row, records.filter((each) => rowOf(each) === row)] as const,
  )
  return rows.map(([row, of]) => (
    <section key={row} aria-label={row ? nameOf(row) : copy.titles[kind]} className="mb-6 grid grid-cols-1 gap-2">
      {row && <h2 className="text-lg">{nameOf(row)}</h2>}
      <ul className="grid grid-cols-1 gap-2">
        {of.map((record, at) => (
          <li key={record._id} className="min-w-0">
            <WindowLine
              kind={kind}
              record={record}
              canMove={isOrdered && of.length > 1 ? { up: at > 0, down: at < of.length - 1 } : null}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
