import { type ReportGroup, type ReportStep, reportSteps } from '../../../shared/office/reports.ts'
import type { ReportDays, ReportRow } from './report.ts'

/** A bar of a report's chart, in paise; `before`: the one that it is compared with. */
export interface ReportPoint {
  key: string
  value: number
  before: number | null
}

/** More bars than these are no chart. */
const pointsMost = 400
/** Of what is no time the greatest are shown. */
const greatest = 10

/** Adds up by a length of time, and not by something else. */
export function isStep(by: ReportGroup): by is ReportStep {
  return (reportSteps as readonly string[]).includes(by)
}

/** Returns the first days of all days, weeks (from Monday) or months that lie in these days, also of those without a row. */
export function periodsIn({ from, to }: ReportDays, step: ReportStep): string[] {
  const periods: string[] = []
  for (let at = startOf(from, step); at <= to; at = nextOf(at, step)) periods.push(at)
  return periods
}

/**
 * Returns the bars of a column over time: a period without a paper is 0, beside each is the period at the same place of the compared
 * days. None where they would be too many to be read.
 */
export function pointsOverTime(
  step: ReportStep,
  column: string,
  now: { days: ReportDays; rows: readonly ReportRow[] },
  before: { days: ReportDays; rows: readonly ReportRow[] },
): ReportPoint[] {
  const periods = periodsIn(now.days, step)
  if (periods.length > pointsMost) return []
  const [values, earlier] = [now, before].map(({ rows }) => valuesBy(rows, 'period', column))
  const places = periodsIn(before.days, step)
  return periods.map((key, at) => {
    const place = places[at]
    return { key, value: values?.get(key) ?? 0, before: place === undefined ? null : (earlier?.get(place) ?? 0) }
  })
}

/** Returns a bar for each hour of the day ('00' to '23'), with that of the compared days beside it. */
export function pointsOfDay(column: string, now: readonly ReportRow[], before: readonly ReportRow[]): ReportPoint[] {
  const [values, earlier] = [now, before].map((rows) => valuesBy(rows, 'hour', column))
  return Array.from({ length: 24 }, (_, hour) => {
    const key = String(hour).padStart(2, '0')
    return { key, value: values?.get(key) ?? 0, before: earlier?.get(key) ?? 0 }
  })
}

function valuesBy(rows: readonly ReportRow[], key: string, column: string): Map<string, number> {
  return new Map(rows.map((row) => [String(row[key]), Number(row[column] ?? 0)]))
}

/** Returns the greatest rows of a column as bars; what is not known or nothing is left out. */
export function pointsOfRows(rows: readonly ReportRow[], name: (row: ReportRow) => string, column: string) {
  return rows
    .map((row) => ({ key: name(row), value: Number(row[column] ?? 0), before: null }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, greatest)
}

function startOf(day: string, step: ReportStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return step === 'week' ? plusDays(day, -weekday) : day
}

function nextOf(day: string, step: ReportStep): string {
  if (step !== 'month') return plusDays(day, step === 'week' ? 7 : 1)
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 1)).toISOString().slice(0, 10)
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}
