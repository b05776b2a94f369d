const dayMs = 24 * 60 * 60 * 1000
/** India Standard Time has no summer time. */
const aheadMs = 5.5 * 60 * 60 * 1000

/** When the Indian day of a moment began; with `back` so many days earlier. */
export function indianDayStart(now: Date, back = 0): Date {
  const day = Math.floor((now.getTime() + aheadMs) / dayMs) - back
  return new Date(day * dayMs - aheadMs)
}

/** The Indian day of a moment: 'YYYY-MM-DD'. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + aheadMs).toISOString().slice(0, 10)
}
