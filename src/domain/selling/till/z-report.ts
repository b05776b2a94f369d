import type { Paise } from '../../../shared/money/money.ts'

/** Amounts of a drawer from its opening to its count, in paise. */
export interface DrawerSums {
  float: Paise
  /** Kept of sales, by way; only cash lies in the drawer. */
  cash: Paise
  upi: Paise
  card: Paise
  /** Put in and taken out beside sales. */
  ins: Paise
  outs: Paise
}

/** The report of a drawer that was closed (Z), frozen; amounts in paise, moments ISO 8601. */
export interface ZReport extends DrawerSums {
  number: number
  openedAt: string
  openedBy: string
  closedAt: string
  closedBy: string
  sales: number
  /** Numbers of the first and the last bill; null: nothing was sold. */
  bills: { first: string; last: string } | null
  /** Sales that were parked and not completed when it was closed; left out: reports of a former version do not say. */
  parked?: number
  rows: { kind: 'in' | 'out'; amount: Paise; reason: string; by: string; at: string }[]
  expected: Paise
  counted: Paise
  /** Cash that was counted above what should lie in the drawer; below nothing: it is missing. */
  difference: Paise
  /** Reason of the difference; null where there is none. */
  reason: string | null
}

/** Returns what has to lie in the drawer: float, cash of sales, what was put in, less what was taken out. */
export function expectedCash({ float, cash, ins, outs }: DrawerSums): Paise {
  return float + cash + ins - outs
}
