import { useEffect, useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LazyPart, partLoader } from '../../../ui/lazy-part.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { useKeys } from '../../parts/use-keys.ts'
import { useWide } from '../../parts/use-wide.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderTable } from './order-table.tsx'
import type { Matching } from './select-matching.tsx'
import { foundIfWhole, keptOf, type SelectedMatching } from './selected-matching.ts'

/** It comes once rows can be selected, behind the list. */
const selectionBar = partLoader(() => import('./selection-bar.tsx'))

interface OrdersListProps {
  rows: readonly OrderRow[]
  label: string
  /** The filters of the list, and whether it has more pages. */
  view?: URLSearchParams
  more?: boolean
  /** The rows are those of the page before. */
  fading: boolean
  /** Something was done to some of them. */
  onChanged: () => void
}

/** The selection and the actions of the list that a row needs. */
export interface RowWork {
  isSelected: (id: string) => boolean
  /** With `range` everything between the last one and this. */
  toggle: (id: string, range: boolean) => void
  open: (id: string) => void
}

/** Orders as a table, or as cards where there is no room for one; several can be chosen and worked on together. */
export function OrdersList({ rows, label, view, more = false, fading, onChanged }: OrdersListProps) {
  const wide = useWide()
  const navigate = useNavigate()
  const selection = useSelection(rows)
  const work: RowWork = { ...selection, open: (id) => navigate(`/orders/${id}`) }
  useRowKeys(selection.toggle)
  useEffect(() => selectionBar.preload(), [])
  const [matching, setMatching] = useState<SelectedMatching | null>(null)
  const known = matching ? [...rows, ...beyond(rows, matching.rows)] : rows
  const selected = known.filter(({ _id }) => selection.isSelected(_id))
  const everyone = more && rows.every(({ _id }) => selection.isSelected(_id))
  const choose = (found: Matching) => {
    setMatching({ found, rows: found.rows })
    selection.set(found.rows.map(({ _id }) => _id))
  }
  const keep = (ids: string[]) => {
    setMatching(keptOf(matching, ids))
    selection.set(ids)
  }
  return (
    <div className={classNames('mt-4', fading && 'opacity-60')}>
      {wide ? (
        <OrderTable rows={rows} label={label} work={work} all={{ set: keep }} />
      ) : (
        <OrderCards rows={rows} label={label} work={work} />
      )}
      <p className="mt-3 hidden text-xs text-steel lg:block">{copy.keys}</p>
      {selected.length > 0 && (
        <LazyPart
          part={selectionBar}
          props={{
            rows: selected,
            onChange: keep,
            onChanged,
            matching:
              view && everyone ? { view, found: foundIfWhole(matching, selection.isSelected), onFound: choose } : null,
          }}
          onFailure={() => keep([])}
        />
      )}
    </div>
  )
}

/** Returns the selected orders that the page does not show. */
function beyond(rows: readonly OrderRow[], matching: readonly OrderRow[]): OrderRow[] {
  const here = new Set(rows.map(({ _id }) => _id))
  return matching.filter(({ _id }) => !here.has(_id))
}

function useSelection(rows: readonly OrderRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const toggle = (id: string, range: boolean) => {
    const next = new Set(ids)
    const chosen = range && last !== null ? between(rows, last, id) : [id]
    const take = !ids.has(id)
    for (const each of chosen) {
      if (take) next.add(each)
      else next.delete(each)
    }
    setIds(next)
    setLast(id)
  }
  return { isSelected: (id: string) => ids.has(id), toggle, set: (chosen: string[]) => setIds(new Set(chosen)) }
}

function between(rows: readonly OrderRow[], one: string, other: string): string[] {
  const at = [one, other].map((id) => rows.findIndex(({ _id }) => _id === id)).sort((a, b) => a - b)
  const [from = 0, to = 0] = at
  return rows.slice(Math.max(0, from), to + 1).map(({ _id }) => _id)
}

/** j and k walk from row to row, x selects the present one; Enter opens it, as it is a link. */
function useRowKeys(toggle: RowWork['toggle']): void {
  const links = () => [...document.querySelectorAll<HTMLElement>('[data-order-link]')]
  const walk = (by: number) => {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = all[at === -1 ? 0 : at + by]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    x: () => {
      const id = links().find((link) => link === document.activeElement)?.dataset.orderLink
      if (id) toggle(id, false)
      return id !== undefined
    },
  })
}
