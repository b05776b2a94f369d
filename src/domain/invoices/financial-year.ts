/** India Standard Time has no summer time. */
const IST_MS = 5.5 * 60 * 60 * 1000
const APRIL = 3

/** The Indian financial year, April to March by Indian time, of a moment: '2026-27'. */
export function financialYearOf(moment: Date): string {
  const indian = new Date(moment.getTime() + IST_MS)
  const begins = indian.getUTCFullYear() - (indian.getUTCMonth() < APRIL ? 1 : 0)
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`
}
