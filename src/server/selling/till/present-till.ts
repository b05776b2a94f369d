import type { ZReport } from '../../../domain/selling/till/z-report.ts'
import type { PresentTill, TillReport } from '../../../shared/contract/office/till.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { TillSums } from './sums-of-till.ts'

/** A drawer as it stands, in rupees. */
export function presentTill(till: TillSums): PresentTill {
  const { float, cash, upi, card, ins, outs, expected, sales, rows, openedAt, openedBy } = till
  return {
    float: rupeesFromPaise(float),
    cash: rupeesFromPaise(cash),
    upi: rupeesFromPaise(upi),
    card: rupeesFromPaise(card),
    ins: rupeesFromPaise(ins),
    outs: rupeesFromPaise(outs),
    expected: rupeesFromPaise(expected),
    sales,
    openedAt,
    openedBy,
    rows: rows.map((row) => ({ ...row, amount: rupeesFromPaise(row.amount) })),
  }
}

/** A Z report, in rupees. */
export function presentReport(report: ZReport): TillReport {
  const { number, closedAt, closedBy, bills, parked = 0, counted, difference, reason } = report
  return {
    ...presentTill(report),
    ...{ number, closedAt, closedBy, bills, parked, reason },
    counted: rupeesFromPaise(counted),
    difference: rupeesFromPaise(difference),
  }
}
