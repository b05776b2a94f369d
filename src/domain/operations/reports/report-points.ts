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
 * Returns the bars over time: a period without a paper is 0, beside each is the period at the same place of the compared days. None
 * where they would be too many to be read.
 */
export function pointsOverTime(
  step: ReportStep,
  now: { days: ReportDays; rows: readonly ReportRow[] },
  before: { days: ReportDays; rows: readonly ReportRow[] },
): ReportPoint[] {
  const periods = periodsIn(now.days, step)
  if (periods.length > pointsMost) return []
  const [net, netBefore] = [now, before].map(({ rows }) => new Map(rows.map((row) => [row.period, Number(row.net)])))
  const places = periodsIn(before.days, step)
  return periods.map((key, at) => {
    const place = places[at]
    return { key, value: net?.get(key) ?? 0, before: place === undefined ? null : (netBefore?.get(place) ?? 0) }
  })
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
