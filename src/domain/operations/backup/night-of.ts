import { indiaAheadMs } from '../../../shared/india-ahead.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The last night whose hour has come: its day in India (`2026-11-22`), and the moment of that hour. */
export function nightOf(now: Date, hour: number): { night: string; began: Date } {
  const shift = indiaAheadMs - hour * hourMs
  const day = Math.floor((now.getTime() + shift) / dayMs)
  return { night: new Date(day * dayMs).toISOString().slice(0, 10), began: new Date(day * dayMs - shift) }
}
