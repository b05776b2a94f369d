import { type KeyboardEvent, useId } from 'react'
import type { GridRow } from '../../../shared/contract/office/goods-grid.ts'
import { gridCopy as copy } from '../../../shared/copy/office/grid-screen.ts'
import type { GridColumn } from '../../../shared/office/grid-columns.ts'
import { classNames } from '../../../ui/class-names.ts'
import { numberOfCell } from './cell-faults.ts'
import { type GridDraft, type Place, shownIn } from './grid-moves.ts'

interface CellProps {
  label: string
  row: GridRow
  column: GridColumn
  place: Place
  isHere: boolean
  draft: GridDraft
  problem: string | undefined
  onFocus: (place: Place) => void
  onPress: (event: KeyboardEvent<HTMLInputElement>, place: Place) => void
  onType: (value: string) => void
  onPaste: (from: Place, text: string) => void
}

const keypads = { rupees: 'decimal', count: 'numeric' } as const

/** One cell: its value, what it was where that was changed, and what is wrong with it. */
export function GridCell(props: CellProps) {
  const { label, row, column, place, isHere, draft, problem, onFocus, onPress, onType, onPaste } = props
  const id = useId()
  const value = shownIn(draft, row, column)
  // a row that has none of this: a variant's state, the price of a product in sizes
  if (value === undefined) return <td className="p-3 text-steel max-sm:hidden">–</td>
  const was = row.cells[column] ?? ''
  const isChanged = value !== was
  return (
    <td className="min-w-32 p-1.5 align-top max-sm:block max-sm:p-0">
      <span aria-hidden="true" className="mb-1 block font-medium sm:hidden">
        {label}
      </span>
      <input
        aria-label={copy.cell(label, row.name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={isChanged || problem ? id : undefined}
        data-place={`${place.row}.${place.column}`}
        tabIndex={isHere ? 0 : -1}
        {...numbered(row, column)}
        autoComplete="off"
        value={value}
        maxLength={500}
        onFocus={() => onFocus(place)}
        onKeyDown={(event) => onPress(event, place)}
        onChange={(event) => onType(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!/[\t\n]/.test(text)) return
          event.preventDefault()
          onPaste(place, text)
        }}
        className={classNames(
          'figures min-h-11 w-full rounded-sm border px-2 py-1 text-base',
          problem ? 'border-bad bg-bad-wash' : isChanged ? 'border-signal bg-signal/10' : 'border-line bg-card',
        )}
      />
      <span id={id} className="block text-xs empty:hidden">
        {isChanged && <span className="text-steel">{copy.was(was)}</span>}
        {problem && <span className="block font-medium text-bad">{problem}</span>}
      </span>
    </td>
  )
}

/** The mark and the keypad of a number; the table reads it (cell-faults.ts). */
function numbered(row: GridRow, column: GridColumn) {
  const number = numberOfCell(row, column)
  if (!number) return { inputMode: column === 'hsnCode' || column === 'gstRate' ? ('numeric' as const) : undefined }
  const keypad = keypads[number.kind as keyof typeof keypads]
  return { inputMode: keypad, 'data-number': number.kind, ...(number.optional && { 'data-optional': '' }) }
}
