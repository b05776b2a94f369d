import type { HistoryEntry } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { indianFormat } from '../../../shared/india-time.ts'

const asDay = indianFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const dayMs = 86_400_000

/** Entries under the days on which they were done, in India; the order stays. */
export function byDay(entries: readonly HistoryEntry[], now: Date): { day: string; entries: HistoryEntry[] }[] {
  const today = asDay(now)
  const yesterday = asDay(now.getTime() - dayMs)
  const days = Map.groupBy(entries, ({ at }) => asDay(at))
  return [...days].map(([day, entries]) => {
    const word = day === today ? historyCopy.today : day === yesterday ? historyCopy.yesterday : undefined
    return { day: word ? `${word}, ${day}` : day, entries }
  })
}
