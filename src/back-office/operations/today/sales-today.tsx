import type { Today } from '../../../shared/contract/office/today-call.ts'
import { todayScreen as copy } from '../../../shared/copy/office/today-screen.ts'
import { indianFormat } from '../../../shared/india-time.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { classNames } from '../../../ui/class-names.ts'

type Sales = NonNullable<Today['sales']>

const weekdayOf = indianFormat({ weekday: 'long' })
const shortDay = indianFormat({ day: 'numeric', month: 'short' })

/** Today's sales, beside the same weekday last week until the same time of day. */
export function SalesToday({ sales: { today, lastWeekByNow, lastWeek, days, tests } }: { sales: Sales }) {
  const weekday = weekdayOf(days.at(-1)?.day ?? 0)
  return (
    <section className="rounded-sm border border-line bg-card p-4">
      <h2 className="caption text-steel">{copy.sales}</h2>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <p className="figures wide text-3xl font-bold">{formatRupees(today.amount)}</p>
        <p className="figures text-steel">{copy.orders(today.orders)}</p>
      </div>
      <p className="figures mt-1 text-sm font-semibold">{compare(today.amount - lastWeekByNow.amount)}</p>
      <dl className="figures mt-3 grid grid-cols-1 gap-1 text-sm text-steel">
        <Before name={copy.against(weekday)} sold={lastWeekByNow} />
        <Before name={copy.wholeDay(weekday)} sold={lastWeek} />
      </dl>
      <Bars days={days} />
      {tests && (
        <p className="figures mt-2 text-sm text-steel">{copy.tests(tests.orders, formatRupees(tests.amount))}</p>
      )}
    </section>
  )
}

function Before({ name, sold }: { name: string; sold: Sales['today'] }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt>{name}</dt>
      <dd>
        {formatRupees(sold.amount)} · {copy.orders(sold.orders)}
      </dd>
    </div>
  )
}

function compare(difference: number): string {
  if (difference === 0) return copy.same
  const amount = formatRupees(Math.abs(difference))
  return difference > 0 ? copy.more(amount) : copy.less(amount)
}

/** A bar for each day; who cannot see them reads the same figures in a table. */
function Bars({ days }: Pick<Sales, 'days'>) {
  const highest = Math.max(1, ...days.map(({ amount }) => amount))
  return (
    <>
      <div aria-hidden="true" className="mt-4 flex h-16 items-end gap-1 border-b border-line">
        {days.map(({ day, amount }, index) => (
          <span
            key={day}
            title={`${shortDay(day)}: ${formatRupees(amount)}`}
            style={{ height: `${Math.max(3, (100 * amount) / highest)}%` }}
            className={classNames('flex-1 rounded-t-xs', index === days.length - 1 ? 'bg-signal' : 'bg-paper-deep')}
          />
        ))}
      </div>
      <table className="sr-only">
        <caption>{copy.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.day}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, amount }) => (
            <tr key={day}>
              <th scope="row">{shortDay(day)}</th>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
