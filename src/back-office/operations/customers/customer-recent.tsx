import type { Customer, CustomerDone } from '../../../shared/contract/office/customer-calls.ts'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { Link } from '../../../ui/router/link.tsx'
import { Card } from '../../parts/card.tsx'
import { Moment } from '../../parts/moment.tsx'

type Done = CustomerDone & Partial<Pick<Customer['recent']['orders'][number], 'amount' | 'status'>>

interface RecentProps {
  kind: keyof Customer['recent']
  done: readonly Done[]
  /** The list of all of them. */
  all?: string
}

/** The last things of one kind that a customer did, each leading to its screen. */
export function CustomerRecent({ kind, done, all }: RecentProps) {
  return (
    <Card title={copy.recent[kind]}>
      {done.length === 0 && <p className="text-sm text-steel">{copy.nothing[kind]}</p>}
      {done.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {done.map(({ label, text, at, path, amount, status }) => (
            <li key={`${at} ${path}`} className="grid gap-1 py-2 text-sm">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                {path === null ? (
                  <strong>{label}</strong>
                ) : (
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4"
                  >
                    {label}
                  </Link>
                )}
                {status !== undefined && <span>{orderWords.status[status as OrderStatus]}</span>}
                {amount !== undefined && <span className="figures font-semibold">{formatRupees(amount)}</span>}
                <Moment at={at} className="figures text-steel" />
              </span>
              {text !== '' && <span className="line-clamp-3 wrap-anywhere">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      {all !== undefined && done.length > 0 && (
        <Link to={all} className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4">
          {copy.allOrders}
        </Link>
      )}
    </Card>
  )
}
