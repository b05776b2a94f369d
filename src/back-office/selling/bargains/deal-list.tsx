import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import type { OfficeDeal } from '../../../shared/contract/office/bargains.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { dealsQuery } from './offers-data.ts'

const link = 'inline-flex min-h-11 items-center font-medium wrap-anywhere underline'

/** Deals of customers, the newest first. */
export function DealList({ which, page }: { which: 'open' | 'past'; page: number }) {
  const query = useQuery(dealsQuery(which, page))
  return (
    <LoadedPart query={query}>
      {({ data, more }) => (
        <>
          {data.length === 0 && <EmptyState icon={Handshake} title={copy.noDeals} text={copy.noDealsText} />}
          <ul className="grid grid-cols-1 gap-2">
            {data.map((deal) => (
              <DealCard key={deal._id} deal={deal} />
            ))}
          </ul>
          <PageTurn
            copy={copy}
            page={page}
            more={more}
            addressOf={(to) => `/customer-offers?which=${which}&page=${to}`}
          />
        </>
      )}
    </LoadedPart>
  )
}

function DealCard({ deal }: { deal: OfficeDeal }) {
  const { _id: id, customer, name, productId, state, orderId } = deal
  const end = useAct({
    stale: ['deals'],
    failed: copy.failed,
    send: (command) => callOffice('POST /deals/{id}/end', { params: { id }, command }),
  })
  return (
    <li className="min-w-0 rounded-md border border-line bg-card px-4 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={`/products/${productId}`} className={link}>
          {name}
        </Link>
        <span className="font-semibold">{copy.states[state]}</span>
      </div>
      <DealFacts deal={deal} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={`/customers/${customer._id}`} className={link}>
          {customer.name}
        </Link>
        {orderId && (
          <Link to={`/orders/${orderId}`} className={link}>
            {copy.order}
          </Link>
        )}
        {(state === 'open' || state === 'taken') && (
          <ConfirmButton
            label={copy.endDeal}
            title={copy.endDealTitle}
            question={copy.endDealText}
            keepLabel={copy.keep}
            act={end}
          />
        )}
      </div>
    </li>
  )
}

function DealFacts({ deal: { quantity, listPrice, offered, price, margin, until } }: { deal: OfficeDeal }) {
  const facts = [
    [copy.quantity, String(quantity)],
    [copy.list, formatRupees(listPrice)],
    [copy.offered, formatRupees(offered)],
    [copy.asked, formatRupees(price)],
    ...(margin === undefined ? [] : [[copy.margin, margin === null ? copy.unknown : copy.percentOf(margin)]]),
  ]
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-6">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-steel">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-steel">{copy.until}</dt>
        <dd>
          <Moment at={until} />
        </dd>
      </div>
    </dl>
  )
}
