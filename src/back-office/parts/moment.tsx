import { indianFormat } from '../../shared/india-time.ts'

const day = indianFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const clock = indianFormat({ hour: 'numeric', minute: '2-digit' })
/** A moment to the second, in the shop's own time. */
export const exactMoment = indianFormat({
  dateStyle: 'full',
  timeStyle: 'medium',
})

/** A moment in words: "today at 10:30 am", "yesterday at 4:05 pm", "3 Nov 2026 at 9:12 am", in the shop's own time. */
export function momentInWords(iso: string, now: Date = new Date()): string {
  const date = day(iso)
  const said = date === day(now) ? 'today' : date === day(now.getTime() - 86_400_000) ? 'yesterday' : date
  return `${said} at ${clock(iso)}`
}

/** A moment in words, with the exact one for who points at it. `alone`: it begins a line, and so in capitals. */
export function Moment({ at, alone = false, className }: { at: string; alone?: boolean; className?: string }) {
  const said = momentInWords(at)
  return (
    <time dateTime={at} title={exactMoment(at)} className={className}>
      {alone ? said.charAt(0).toUpperCase() + said.slice(1) : said}
    </time>
  )
}
