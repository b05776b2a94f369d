import { formatDate, formatMoment } from '../../shared/format-moment.ts'

/** A moment in words: "today, 10:30 am", "yesterday, 4:05 pm", "3 Nov 2026, 9:12 am", in the shop's own time. */
export function momentInWords(iso: string, now: Date = new Date()): string {
  const [date, written] = [formatDate(iso), formatMoment(iso)]
  const near = date === formatDate(now) ? 'today' : date === formatDate(now.getTime() - 86_400_000) ? 'yesterday' : date
  return written.replace(date, near)
}

/** A moment in words, with its date for who points at it. `alone`: it begins a line, and so in capitals. */
export function Moment({ at, alone = false, className }: { at: string; alone?: boolean; className?: string }) {
  const said = momentInWords(at)
  return (
    <time dateTime={at} title={formatMoment(at)} className={className}>
      {alone ? said.charAt(0).toUpperCase() + said.slice(1) : said}
    </time>
  )
}
