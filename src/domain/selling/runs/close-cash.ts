import type { Paise } from '../../../shared/money/money.ts'

/** Cash that moved, in paise; the difference is counted less collected. */
export interface CashMoved {
  collected: Paise
  handedIn: Paise
  difference: Paise
}

/** The same with what is outstanding after it. */
export interface CashClosed extends CashMoved {
  outstanding: Paise
}

/** Returns what is outstanding after cash moved: opening + collected − handed in + difference. */
export function closeCash(opening: Paise, moved: CashMoved): CashClosed {
  const { collected, handedIn, difference } = moved
  return { collected, handedIn, difference, outstanding: opening + collected - handedIn + difference }
}

/** Adds up what moved. */
export function sumOfCash(rows: readonly CashMoved[]): CashMoved {
  const sum = (key: keyof CashMoved) => rows.reduce((all, row) => all + row[key], 0)
  return { collected: sum('collected'), handedIn: sum('handedIn'), difference: sum('difference') }
}

/** Closes the days of a month one after the other; a day on which nothing moved is left out. */
export function closeDays(
  opening: Paise,
  rows: readonly ({ day: string } & CashMoved)[],
): ({ day: string } & CashClosed)[] {
  const days = [...new Set(rows.map(({ day }) => day))].sort()
  let open = opening
  return days.map((day) => {
    const closed = closeCash(open, sumOfCash(rows.filter((row) => row.day === day)))
    open = closed.outstanding
    return { day, ...closed }
  })
}
