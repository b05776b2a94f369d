import { indianDayStart } from './india-time.ts'

/**
 * Returns the moment from which goods that were delivered at `deliveredAt` are not taken back any more: the end of the last of `days`
 * days after the day of delivery, by Indian time (the terms of sale; setting `returns.days`).
 */
export function returnsEnd(deliveredAt: Date, days: number): Date {
  return indianDayStart(deliveredAt, -(days + 1))
}
