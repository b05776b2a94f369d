import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { Field } from '../../../ui/field.tsx'
import { OrderBrief } from './order-brief.tsx'

interface TrackingRowProps {
  row: OrderRow
  number: string
  error: string | undefined
  readOnly: boolean
  autoFocus: boolean
  onChange: (number: string) => void
  /** Several lines were pasted into the field. */
  onLines: (text: string) => void
}

/** An order with the field of its tracking number. */
export function TrackingRow({ row, number, onChange, onLines, ...field }: TrackingRowProps) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // one cell of a sheet ends with a line break, too
    if (!/[\t\r\n]/.test(text.trim())) return
    event.preventDefault()
    if (!field.readOnly) onLines(text)
  }
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-2">
      <OrderBrief row={row} />
      <Field
        {...field}
        data-tracking
        label={copy.trackingOf(row.number)}
        hideLabel
        placeholder={copy.tracking}
        value={number}
        onChange={(event) => onChange(event.target.value)}
        onPaste={paste}
        onKeyDown={goOn}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </li>
  )
}

/** Enter, which a scanner sends behind each number, goes to the next field; behind the last one to what is said of them all. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const stops = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('[data-tracking]') ?? [])]
  stops[stops.indexOf(event.currentTarget) + 1]?.focus()
}
