import { indianMoment } from '../india-time.ts'

/** Returns the first moment of a day that was typed; what is no day stays as it was, for the server to refuse. */
export function firstMomentOf(day: string): string {
  return isoOr(indianMoment(`${day}T00:00`), day)
}

/** Returns the last moment of a day that was typed. */
export function lastMomentOf(day: string): string {
  return isoOr(indianMoment(`${day}T23:59:59.999`), day)
}

/** Returns the moment of a day and a time that were typed. */
export function momentOfTime(time: string): string {
  return isoOr(indianMoment(time), time)
}

function isoOr(moment: Date, typed: string): string {
  return Number.isNaN(moment.getTime()) ? typed : moment.toISOString()
}
