/** Ranges of Indian days that are chosen by name; `custom` is two days that somebody gives. */
export const reportRanges = [
  'today',
  'yesterday',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const
export type ReportRange = (typeof reportRanges)[number]

interface Days {
  from: string
  to: string
}

const dayMs = 86_400_000
/** April, counted from 0: the first month of the financial year. */
const april = 3

/** Returns the days of a range, the first and the last included, seen from an Indian day. Years are financial years. */
export function daysOfRange(range: ReportRange, today: string): Days {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1]
  const back = (days: number) => dayText(Date.parse(today) - days * dayMs)
  // day 0 of a month is the last of the one before
  const of = (...parts: [number, number, number]) => dayText(Date.UTC(...parts))
  const startYear = month < april ? year - 1 : year
  return {
    today: { from: today, to: today },
    yesterday: { from: back(1), to: back(1) },
    last_7: { from: back(6), to: today },
    last_30: { from: back(29), to: today },
    this_month: { from: of(year, month, 1), to: today },
    last_month: { from: of(year, month - 1, 1), to: of(year, month, 0) },
    this_year: { from: of(startYear, april, 1), to: today },
    last_year: { from: of(startYear - 1, april, 1), to: of(startYear, april, 0) },
  }[range]
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
