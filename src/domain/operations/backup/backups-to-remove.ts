import { clockInIndia, indianDayNumber } from '../../../shared/india-time.ts'

/** A backup whose file is there. */
export interface KeptBackup {
  id: string
  takenAt: Date
  /** It was restored beside, and everything was there. */
  proven: boolean
  /** Somebody asked for it, before something that they were not sure of perhaps. */
  askedFor: boolean
}

/** For how many days, weeks and months one is kept of each. */
export interface KeepRule {
  days: number
  weeks: number
  months: number
}

/** 1 January 1970 was a Thursday: weeks begin on Monday. */
const mondayShift = 3

/**
 * The backups that the rule does not keep. Of each of the last `days` days (in India) on which there is one, one is kept; so of weeks
 * and months. Of several a proven one, and of those the newest. What people asked for stays for those days beside it. The newest of
 * all and the newest proven one always stay.
 */
export function backupsToRemove(backups: readonly KeptBackup[], rule: KeepRule): string[] {
  const newestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
  const kept = new Set<string>()
  for (const backup of [newestFirst[0], newestFirst.find(({ proven }) => proven)]) if (backup) kept.add(backup.id)
  for (const [most, spanOf] of [
    [rule.days, indianDayNumber],
    [rule.weeks, weekOf],
    [rule.months, monthOf],
  ] as const) {
    for (const id of bestOfEach(newestFirst, spanOf, most)) kept.add(id)
  }
  const days = new Set([...new Set(newestFirst.map(({ takenAt }) => indianDayNumber(takenAt)))].slice(0, rule.days))
  for (const { id, askedFor, takenAt } of newestFirst) if (askedFor && days.has(indianDayNumber(takenAt))) kept.add(id)
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
}

function bestOfEach(newestFirst: readonly KeptBackup[], spanOf: (moment: Date) => number, most: number): string[] {
  const spans = new Map<number, KeptBackup>()
  for (const backup of newestFirst) {
    const span = spanOf(backup.takenAt)
    const best = spans.get(span)
    if (!best || (backup.proven && !best.proven)) spans.set(span, backup)
  }
  return [...spans.values()].slice(0, most).map(({ id }) => id)
}

function weekOf(moment: Date): number {
  return Math.floor((indianDayNumber(moment) + mondayShift) / 7)
}

function monthOf(moment: Date): number {
  const inIndia = clockInIndia(moment)
  return inIndia.getUTCFullYear() * 12 + inIndia.getUTCMonth()
}
