import { ordersScreen } from '../../shared/copy/office/orders-screen.ts'
import { formatDate } from '../../ui/format-date.ts'

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Kolkata',
})
const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A moment as people say it: "Today at 10:30"; the exact one where the pointer rests. `inside` a sentence it begins small. */
export function Moment({ at, inside = false, className }: { at: string; inside?: boolean; className?: string }) {
  const said = sayMoment(at)
  return (
    <time dateTime={at} title={exactMoment(at)} className={className}>
      {inside ? said.charAt(0).toLowerCase() + said.slice(1) : said}
    </time>
  )
}

/** A moment of an answer (ISO 8601) in the words of the day, Indian time. */
function sayMoment(at: string, now = new Date()): string {
  const time = clock.format(new Date(at))
  const day = formatDate(at)
  if (day === formatDate(now.toISOString())) return ordersScreen.moments.today(time)
  if (day === formatDate(new Date(now.getTime() - 86_400_000).toISOString()))
    return ordersScreen.moments.yesterday(time)
  return `${day}, ${time}`
}

/** A moment to the second, Indian time. */
export function exactMoment(at: string): string {
  return exact.format(new Date(at))
}
