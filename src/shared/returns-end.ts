import { indiaAheadMs } from './india-ahead.ts'

const dayMs = 86_400_000

/**
 * Returns the moment from which goods that were delivered at `deliveredAt` are not taken back any more: the end of the last of `days`
 * days after the day of delivery, by Indian time (the terms of sale; setting `returns.days`).
 */
export function returnsEnd(deliveredAt: Date, days: number): Date {
  const day = Math.floor((deliveredAt.getTime() + indiaAheadMs) / dayMs)
  return new Date((day + 1 + days) * dayMs - indiaAheadMs)
}
