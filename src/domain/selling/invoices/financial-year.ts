import { indiaAheadMs } from '../../../shared/india-ahead.ts'

const APRIL = 3

/** The Indian financial year, April to March by Indian time, of a moment: '2026-27'. */
export function financialYearOf(moment: Date): string {
  const indian = new Date(moment.getTime() + indiaAheadMs)
  const begins = indian.getUTCFullYear() - (indian.getUTCMonth() < APRIL ? 1 : 0)
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}
