import type { HistoryEntry } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'

const zone = { timeZone: 'Asia/Kolkata' } as const
const asDay = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const dayMs = 86_400_000

/** Entries under the days on which they were done, in India; the order stays. */
export function byDay(entries: readonly HistoryEntry[], now: Date): { day: string; entries: HistoryEntry[] }[] {
  const today = asDay.format(now)
  const yesterday = asDay.format(new Date(now.getTime() - dayMs))
  const days = Map.groupBy(entries, ({ at }) => asDay.format(new Date(at)))
  return [...days].map(([day, entries]) => {
    const word = day === today ? historyCopy.today : day === yesterday ? historyCopy.yesterday : undefined
    return { day: word ? `${word}, ${day}` : day, entries }
  })
}
