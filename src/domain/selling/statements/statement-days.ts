import { statementLimits } from '../../../shared/statement-limits.ts'
import { financialYearStart, type StatementDays } from '../../../shared/statement-periods.ts'

/** Days as somebody asks for them. */
export interface AskedDays {
  from?: string | undefined
  to?: string | undefined
}

/** Completes the days of a statement: up to `today`, from the beginning of the financial year of its last day. */
export function completeDays({ from, to }: AskedDays, today: string): StatementDays {
  const last = to ?? today
  return { from: from ?? financialYearStart(last), to: last }
}

/** Returns what is wrong with the days of a statement; undefined: nothing. */
export function faultOfDays({ from, to }: StatementDays): 'turned' | 'tooLong' | undefined {
  if (from > to) return 'turned'
  const end = `${Number(from.slice(0, 4)) + statementLimits.yearsMost}${from.slice(4)}`
  return to > end ? 'tooLong' : undefined
}
