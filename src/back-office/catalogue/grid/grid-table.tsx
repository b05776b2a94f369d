import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { gridCopy as copy } from '../../../shared/copy/office/grid-screen.ts'
import type { GridColumn } from '../../../shared/office/grid-columns.ts'
import { Button } from '../../../ui/button.tsx'
import { GridCell } from './grid-cell.tsx'
import { cellKey, filledDown, type GridDraft, type Place, shownIn, withCell, withPasted } from './grid-moves.ts'

interface TableProps {
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  labels: Readonly<Record<string, string>>
  draft: GridDraft
  problems: Readonly<Record<string, string>>
  onChange: (draft: GridDraft) => void
  /** The content beside the button above the table. */
  aside: ReactNode
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Goods as a table: one cell can be reached by Tab, the others by arrows. On a phone each row is a card. */
export function GridTable(props: TableProps) {
  const { rows, columns, labels, draft, aside } = props
  const [lost, setLost] = useState(0)
  const onChange = (next: GridDraft, notPlaced = 0) => {
    setLost(notPlaced)
    props.onChange(next)
  }
  const [here, setHere] = useState<Place>({ row: 0, column: 0 })
  const table = useRef<HTMLTableElement>(null)
  const press = usePress({ ...props, onChange }, table)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-steel">
        <p className="max-sm:hidden">{copy.keys}</p>
        <div className="flex flex-wrap items-center gap-3">
          {aside}
          <Button
            kind="outline"
            title={copy.fillHint}
            onClick={() => onChange(filledDown(draft, { rows, columns }, here))}
          >
            {copy.fillDown}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm font-medium text-bad empty:hidden">
        {lost > 0 && copy.lost(lost)}
      </p>
      <div className="overflow-x-auto rounded-md border border-line bg-card">
        <table ref={table} className="w-full border-collapse text-sm max-sm:block">
          <caption className="sr-only">{copy.goods}</caption>
          <thead className="max-sm:hidden">
            <tr className="border-b border-line text-left">
              {[copy.product, ...columns.map((column) => labels[column] ?? column)].map((label) => (
                <th key={label} scope="col" className="p-3 font-semibold whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {rows.map((row, at) => (
              <Row
                key={cellKey(row, '')}
                {...props}
                onChange={onChange}
                row={row}
                at={at}
                here={here}
                onFocus={setHere}
                onPress={press}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface RowProps extends Omit<TableProps, 'aside'> {
  /** `lost`: how many pasted values found no place. */
  onChange: (draft: GridDraft, lost?: number) => void
  row: GridRow
  at: number
  here: Place
  onFocus: (place: Place) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>, place: Place) => void
}

function Row({ row, at, here, onFocus, onPress, rows, columns, labels, draft, problems, onChange }: RowProps) {
  return (
    <tr className="border-line not-first:border-t max-sm:grid max-sm:gap-3 max-sm:p-4">
      <th scope="row" className="min-w-48 p-3 text-left align-top font-semibold max-sm:p-0">
        <span className="block break-words">{row.name}</span>
        <span className="figures block font-normal break-all text-steel">{row.variant ?? row.product}</span>
      </th>
      {columns.map((column, place) => (
        <GridCell
          key={column}
          label={labels[column] ?? column}
          row={row}
          column={column}
          place={{ row: at, column: place }}
          isHere={here.row === at && here.column === place}
          draft={draft}
          problem={problems[cellKey(row, column)]}
          onFocus={onFocus}
          onPress={onPress}
          onType={(value) => onChange(withCell(draft, row, column, value))}
          onPaste={(from, text) => {
            const { draft: next, lost } = withPasted(draft, { rows, columns }, from, text)
            onChange(next, lost)
          }}
        />
      ))}
    </tr>
  )
}

/** Returns the keyboard handler of the cells. */
function usePress({ rows, columns, draft, onChange }: TableProps, table: RefObject<HTMLTableElement | null>) {
  const go = ({ row, column }: Place) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-place="${row}.${column}"]`)
    cell?.focus()
    cell?.select()
    return Boolean(cell)
  }
  const fillFromAbove = ({ row, column }: Place) => {
    const [own, name] = [rows[row], columns[column]]
    const above = name && rows.slice(0, row).findLast((each) => each.cells[name] !== undefined)
    const value = above && shownIn(draft, above, name)
    if (value !== undefined && own && name) onChange(withCell(draft, own, name, value))
  }
  return (event: KeyboardEvent<HTMLInputElement>, { row, column }: Place) => {
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      fillFromAbove({ row, column })
      return
    }
    const step = steps[event.key]
    if (!step || (step[1] !== 0 && !isAtEdge(event.currentTarget, step[1]))) return
    event.preventDefault()
    // over cells that a row does not have
    for (let far = 1; far <= rows.length; far += 1) {
      if (go({ row: row + step[0] * far, column: column + step[1] * far })) return
    }
  }
}

/** Arrows walk through the letters first. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length)
}
