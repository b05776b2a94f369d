import type { CustomerRow } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { formatDate } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { useWide } from '../../parts/use-wide.ts'

const cell = 'px-2.5 py-0.5'

/** Customers in rows; on a phone as cards. */
export function CustomerTable({ rows }: { rows: readonly CustomerRow[] }) {
  const wide = useWide()
  if (!wide) return <Cards rows={rows} />
  const { name, contact, city, orders, spent, lastOrder } = copy.columns
  const seesAmounts = rows.some((row) => row.spent !== undefined)
  const heads = [name, contact, city, orders, ...(seesAmounts ? [spent] : []), lastOrder]
  return (
    <table aria-label={copy.list} className="w-full border-collapse bg-card text-sm">
      <thead>
        <tr className="sticky top-0 z-10 border-b border-line-strong bg-paper-sunk text-left">
          {heads.map((head) => (
            <th key={head} scope="col" className={`caption px-2.5 py-1 whitespace-nowrap text-steel`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id} className="border-b border-line hover:bg-paper-sunk">
            <td className={`${cell} min-w-40 wrap-anywhere`}>
              <Name row={row} />
            </td>
            <td className={cell}>
              <span className="figures block">{row.phone}</span>
              <span className="block max-w-36 truncate text-xs text-steel xl:max-w-56">{row.email}</span>
            </td>
            <td className={`${cell} min-w-20 wrap-anywhere`}>{row.city}</td>
            <td className={`${cell} figures`}>{row.orders.toLocaleString('en-IN')}</td>
            {seesAmounts && (
              <td className={`${cell} figures whitespace-nowrap`}>
                {row.spent !== undefined && formatRupees(row.spent)}
              </td>
            )}
            <td className={`${cell} figures whitespace-nowrap`}>{lastOrderOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ rows }: { rows: readonly CustomerRow[] }) {
  return (
    <ul aria-label={copy.list} className="grid grid-cols-1 divide-y divide-line border border-line bg-card">
      {rows.map((row) => (
        <li key={row._id} className="grid grid-cols-1 gap-1 px-4 py-3 text-sm wrap-anywhere">
          <Name row={row} />
          <span className="figures text-steel">{[row.phone, row.city].filter(Boolean).join(' · ')}</span>
          <span className="figures">
            {[copy.ordersCount(row.orders), row.spent !== undefined && formatRupees(row.spent), lastOrderOf(row)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Name({ row: { _id, name, firm, tags, cashBlocked, refused } }: { row: CustomerRow }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Link
        to={`/customers/${_id}`}
        className="inline-flex min-h-11 items-center font-semibold lg:min-h-9 underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      {firm !== '' && <span className="text-steel">{firm}</span>}
      {cashBlocked && <Badge tone="bad">{copy.blocked}</Badge>}
      {refused > 0 && <Badge tone="signal">{copy.refusedMark(refused)}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )
}

function lastOrderOf({ lastOrderAt }: CustomerRow): string {
  return lastOrderAt === null ? copy.never : formatDate(lastOrderAt)
}
