import { isCalendarDay } from './calendar-day.ts'
import { statementLimits } from './statement-limits.ts'

/** Kinds of the rows of a statement of account. An invoice and a refund are debits, a credit note and a payment credits. */
export const statementKinds = ['invoice', 'credit_note', 'payment', 'refund'] as const
export type StatementKind = (typeof statementKinds)[number]

/** Files that a statement is given as. */
export const statementFormats = ['csv', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** Two Indian days, 'YYYY-MM-DD', both included. */
export interface StatementDays {
  from: string
  to: string
}

/** A period to choose: a financial year ('2026-27'), or a month ('2026-10'). */
export interface StatementPeriod extends StatementDays {
  kind: 'year' | 'month'
  name: string
}

/** April: the first month of the financial year. */
const april = 4

/** Tells whether a text is a day of this century, 'YYYY-MM-DD', that the calendar has. */
export function isStatementDay(text: string): boolean {
  return text.startsWith('20') && isCalendarDay(text)
}

/** Returns the first day of the financial year in which a day lies. */
export function financialYearStart(day: string): string {
  return `${startYearOf(day)}-04-01`
}

/** Lists the periods that can be chosen, seen from an Indian day: financial years and months, the newest first. */
export function statementPeriods(today: string): StatementPeriod[] {
  const thisYear = startYearOf(today)
  const years = Array.from({ length: statementLimits.yearsShown }, (_, back): StatementPeriod => {
    const year = thisYear - back
    const last = `${year + 1}-03-31`
    const name = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
    return { kind: 'year', name, from: `${year}-04-01`, to: last < today ? last : today }
  })
  const months = Array.from({ length: statementLimits.monthsShown }, (_, back): StatementPeriod => {
    const first = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1))
    const name = first.toISOString().slice(0, 7)
    const { from, to } = daysOfMonth(name)
    return { kind: 'month', name, from, to: to < today ? to : today }
  })
  return [...years, ...months]
}

function startYearOf(day: string): number {
  return Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < april ? 1 : 0)
}

/** Returns the days of a month, 'YYYY-MM'. */
function daysOfMonth(month: string): StatementDays {
  const [year = 0, number = 1] = month.split('-').map(Number)
  // day 0 of the next month is the last of this one
  const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { from: `${month}-01`, to: last }
}
