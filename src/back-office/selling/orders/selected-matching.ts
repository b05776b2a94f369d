import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import type { Matching } from './select-matching.tsx'

/** Orders that were found by a view and selected, with those of them that are still known; the others may have changed. */
export interface SelectedMatching {
  found: Matching
  rows: readonly OrderRow[]
}

/** Forgets what is not selected any more; null: nothing is left. */
export function keptOf(matching: SelectedMatching | null, ids: readonly string[]): SelectedMatching | null {
  const kept = new Set(ids)
  const rows = matching?.rows.filter(({ _id }) => kept.has(_id)) ?? []
  return matching && rows.length > 0 ? { ...matching, rows } : null
}

/** Returns what was found while all of it is selected, else null: only then all that match are selected. */
export function foundIfWhole(matching: SelectedMatching | null, isSelected: (id: string) => boolean): Matching | null {
  return matching?.found.rows.every(({ _id }) => isSelected(_id)) ? matching.found : null
}
