import { indianDay, indianDayStart } from '../../../shared/india-time.ts'

const hourMs = 3_600_000

/** The last night whose hour has come: its day in India (`2026-11-22`), and the moment of that hour. */
export function nightOf(now: Date, hour: number): { night: string; began: Date } {
  const begins = indianDayStart(now.getTime() - hour * hourMs)
  return { night: indianDay(begins), began: new Date(begins.getTime() + hour * hourMs) }
}
