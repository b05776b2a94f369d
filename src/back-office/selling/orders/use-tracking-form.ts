import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import type { Filled } from './paste-tracking.tsx'
import { leaveSent, readTracking, trackingFaults } from './read-tracking.ts'
import { useTrackingNumbers } from './use-tracking-numbers.ts'

/**
 * The tracking numbers of orders as they are entered: what is wrong with them, and whether orders leave without one. An order
 * that `isSent` keeps what it was sent with.
 */
export function useTrackingForm(rows: readonly OrderRow[], isSent: (row: OrderRow) => boolean) {
  const [numbers, setNumbers] = useTrackingNumbers()
  const [without, setWithout] = useState(false)
  const [showsMissing, setShowsMissing] = useState(false)
  const [filled, setFilled] = useState<Filled | null>(null)
  const numberOf = ({ _id }: OrderRow) => (numbers[_id] ?? '').trim()
  const faults = trackingFaults(rows, numbers)
  const empty = rows.filter((row) => numberOf(row) === '')
  const missing = empty.filter((row) => !isSent(row))
  return {
    numbers,
    empty: empty.length,
    /** Number of those for which one can still be entered. */
    missing: missing.length,
    without,
    setWithout,
    filled,
    hasFaults: Object.keys(faults).length > 0 || (missing.length > 0 && !without),
    /** From now on a field that is empty is wrong, where that is not allowed. */
    showMissing: () => setShowsMissing(true),
    faultOf: (row: OrderRow) =>
      faults[row._id] ?? (showsMissing && !without && missing.includes(row) ? copy.missing : undefined),
    inputOf: (row: OrderRow) => ({ trackingNumber: numberOf(row) }),
    set: (row: OrderRow, number: string) => setNumbers({ ...numbers, [row._id]: number }),
    /** Fills the fields from pasted lines; numbers alone from the row `start` on. */
    fill: (text: string, start = 0) => {
      const read = leaveSent(readTracking(text, rows, start), rows.filter(isSent), numbers)
      setNumbers({ ...numbers, ...read.numbers })
      setFilled({ count: Object.keys(read.numbers).length, faults: read.faults })
    },
    /** Forgets the numbers of orders that have left this window. */
    forget: (gone: readonly string[]) =>
      setNumbers(Object.fromEntries(Object.entries(numbers).filter(([id]) => !gone.includes(id)))),
  }
}
