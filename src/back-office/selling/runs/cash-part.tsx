import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CashOfRuns } from '../../../shared/contract/office/run-calls.ts'
import { deliveriesScreen as copy } from '../../../shared/copy/office/runs-screen.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Field } from '../../../ui/field.tsx'
import { useNavigate } from '../../../ui/router/use-location.ts'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { useMay } from '../../api/use-me.ts'
import { Card } from '../../parts/card.tsx'
import { FileButton } from '../../parts/file-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { NumberLink } from './run-card.tsx'
import { cashQuery } from './runs-queries.ts'

/** Cash of the shop that people carry, and the close of each day of a month. */
export function CashPart({ month }: { month: string }) {
  const query = useQuery({ ...cashQuery(month), placeholderData: keepPreviousData })
  return (
    <LoadedPart query={query}>
      {({ data }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Outstanding cash={data} />
          <MonthClose month={data.month} />
        </div>
      )}
    </LoadedPart>
  )
}

function Outstanding({ cash: { outstanding, total } }: { cash: CashOfRuns }) {
  const seesOrders = useMay()('orders.see')
  return (
    <Card title={copy.outstanding} aside={<span className="figures text-2xl font-bold">{formatRupees(total)}</span>}>
      {outstanding.length === 0 && <p className="text-steel">{copy.nothingOutstanding}</p>}
      {outstanding.map(({ staffId, name, amount, since, parcels, more }) => (
        <section key={staffId} aria-label={name}>
          <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures">{formatRupees(amount)}</span>
          </h3>
          <p className="text-sm text-steel">
            {copy.since}
            <Moment at={since} />
          </p>
          <ul className="figures mt-1 border-t border-line">
            {parcels.map(({ orderId, number, parcel, amount: each, since: at }) => (
              <li
                key={`${orderId} ${parcel}`}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1 text-sm"
              >
                <span>
                  {seesOrders ? <NumberLink id={orderId} number={number} /> : number}
                  {parcel !== null && `/${parcel}`}
                </span>
                <span>
                  <Moment at={at} /> · <strong>{formatRupees(each)}</strong>
                </span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="mt-1 text-sm text-steel">{copy.moreParcels(more)}</p>}
        </section>
      ))}
      {outstanding.length > 0 && (
        <div>
          <FileButton call="GET /cash/file" input={{ query: { what: 'outstanding' } }} label={copy.outstandingFile}>
            {copy.file}
          </FileButton>
        </div>
      )}
    </Card>
  )
}

const columns = ['collected', 'handedIn', 'difference', 'outstanding'] as const

function MonthClose({ month }: { month: CashOfRuns['month'] }) {
  const navigate = useNavigate()
  const { days, opening, people } = month
  const dayRows = days.map(({ day, ...sums }) => ({ key: day, name: formatDay(day), ...sums }))
  const personRows = people.map(({ staffId: key, ...row }) => ({ key, ...row }))
  return (
    <Card title={copy.month}>
      <Field
        type="month"
        label={copy.monthField}
        value={month.month}
        min="2020-01"
        className="max-w-52"
        onChange={({ target }) => navigate(`/deliveries?view=cash&month=${target.value}`, { replace: true })}
      />
      <p className="figures">
        {copy.opening}: <strong>{formatRupees(opening)}</strong>
      </p>
      {days.length === 0 && <p className="text-steel">{copy.noDays}</p>}
      {days.length > 0 && (
        <Sums
          label={copy.days}
          first={copy.columns.day}
          rows={dayRows}
          total={{ key: 'total', name: copy.total, ...month }}
        />
      )}
      {people.length > 0 && <Sums label={copy.people} first={copy.person} rows={personRows} />}
      <div>
        <FileButton
          call="GET /cash/file"
          input={{ query: { what: 'month', month: month.month } }}
          label={copy.monthFile}
        >
          {copy.file}
        </FileButton>
      </div>
    </Card>
  )
}

type Row = { key: string; name: string } & Record<(typeof columns)[number], number>

/** A table of what moved and what is left; on a phone it scrolls by itself. */
function Sums({ label, first, rows, total }: { label: string; first: string; rows: readonly Row[]; total?: Row }) {
  return (
    <ScrollRegion label={label} className="overflow-x-auto rounded-sm border border-line">
      <table className="w-full min-w-max border-collapse text-left text-sm">
        <thead>
          <tr className="border-b border-line bg-paper">
            {[first, ...columns.map((column) => copy.columns[column])].map((name, at) => (
              <th
                key={name}
                scope="col"
                className={at > 0 ? 'px-3 py-2 text-right font-semibold' : 'px-3 py-2 font-semibold'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...rows, ...(total ? [total] : [])].map((row) => (
            <tr key={row.key} className={row === total ? 'font-bold' : undefined}>
              <th scope="row" className="px-3 py-2 font-normal">
                {row.name}
              </th>
              {columns.map((column) => (
                <td key={column} className="figures px-3 py-2 text-right">
                  {formatRupees(row[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
