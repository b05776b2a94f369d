import type { CashOfRuns } from '../../../shared/contract/office/run-calls.ts'
import { cashFile as copy } from '../../../shared/copy/office/runs.ts'
import type { WrittenCell } from '../../platform/spreadsheets/sheet-shapes.ts'
import { writeTable } from '../../platform/spreadsheets/table-files.ts'

/** Writes cash as CSV: by person and parcel what is outstanding now, or the close of each day of the month. Amounts are rupees. */
export function writeCash(cash: CashOfRuns, what: 'outstanding' | 'month'): Promise<Uint8Array> {
  const rows = what === 'month' ? rowsOfMonth(cash.month) : rowsOutstanding(cash)
  return writeTable('csv', copy.sheet, [[...copy[what]], ...rows])
}

function rowsOutstanding({ outstanding, total }: CashOfRuns): WrittenCell[][] {
  const rows = outstanding.flatMap(({ name, parcels }) =>
    parcels.map(({ number, parcel, amount, since }) => [name, number, parcel ?? '', amount, since]),
  )
  return [...rows, [copy.total, '', '', total, '']]
}

function rowsOfMonth({
  opening,
  days,
  collected,
  handedIn,
  difference,
  outstanding,
}: CashOfRuns['month']): WrittenCell[][] {
  return [
    [copy.opening, '', '', '', opening],
    ...days.map((day) => [day.day, day.collected, day.handedIn, day.difference, day.outstanding]),
    [copy.total, collected, handedIn, difference, outstanding],
  ]
}
