const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A moment in words: "today at 10:30 am", "yesterday at 4:05 pm", "3 Nov 2026 at 9:12 am", in the shop's own time. */
export function momentInWords(iso: string, now: Date = new Date()): string {
  const moment = new Date(iso)
  const date = day.format(moment)
  const yesterday = new Date(now.getTime() - 86_400_000)
  const said = date === day.format(now) ? 'today' : date === day.format(yesterday) ? 'yesterday' : date
  return `${said} at ${clock.format(moment)}`
}

/** A moment to the second, in the shop's own time. */
export function exactMoment(iso: string): string {
  return exact.format(new Date(iso))
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
