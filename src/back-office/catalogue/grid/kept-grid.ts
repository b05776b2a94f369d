import { useEffect } from 'react'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { gridCopy as copy } from '../../../shared/copy/office/grid-screen.ts'
import { forgetDraft, keepDraft, readDraft, type StoredDraft } from '../../parts/stored-draft.ts'
import { cellKey, type GridDraft } from './grid-moves.ts'

/** The values typed before the page was reloaded, and a message for each cell that somebody has changed since. */
export interface KeptGrid {
  draft: GridDraft
  problems: Readonly<Record<string, string>>
}

/** The draft of a page of the grid in this tab, by the cells as they are now: those that are gone are left out. */
export function readKeptGrid(place: string, rows: readonly GridRow[]): KeptGrid {
  const { edits = {} } = readDraft(place) ?? {}
  const found = [...cellsOf(rows)].flatMap(([key, own]) => {
    const edit = edits[key]
    return typeof edit?.now === 'string' && edit.now !== own ? [{ key, now: edit.now, was: edit.was, own }] : []
  })
  return {
    draft: Object.fromEntries(found.map(({ key, now }) => [key, now])),
    problems: Object.fromEntries(
      found.flatMap(({ key, was, own }) => (was === own ? [] : [[key, copy.meanwhile(own)]])),
    ),
  }
}

/** Keeps the draft in this tab, with what stood in each cell when it was typed. */
export function useKeptGrid(place: string, rows: readonly GridRow[], draft: GridDraft): void {
  useEffect(() => {
    const cells = cellsOf(rows)
    const edits: StoredDraft['edits'] = {}
    for (const [key, now] of Object.entries(draft)) edits[key] = { was: cells.get(key) ?? '', now }
    if (Object.keys(edits).length > 0) keepDraft(place, { version: 0, edits })
    else forgetDraft(place)
  }, [place, rows, draft])
}

function cellsOf(rows: readonly GridRow[]): Map<string, string> {
  return new Map(
    rows.flatMap((row) =>
      Object.entries(row.cells).map(([column, own]): [string, string] => [cellKey(row, column), own]),
    ),
  )
}
