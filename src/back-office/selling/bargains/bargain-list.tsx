import { useQuery } from '@tanstack/react-query'
import { Handshake } from 'lucide-react'
import type { Bargain } from '../../../shared/contract/office/bargains.ts'
import { bargainsOffice as copy } from '../../../shared/copy/office/bargains.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { useAct } from '../../api/use-act.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { PageTurn } from '../../parts/page-turn.tsx'
import { bargainsQuery } from './offers-data.ts'

/** The goods that offers are taken for, with their terms. */
export function BargainList({ page }: { page: number }) {
  const query = useQuery(bargainsQuery(page))
  return (
    <LoadedPart query={query}>
      {({ data, more }) => (
        <div>
          {data.length === 0 && <EmptyState icon={Handshake} title={copy.none} text={copy.noneText} />}
          {data.length > 0 && (
            <ul className="divide-y divide-line rounded-md border border-line bg-card">
              {data.map((bargain) => (
                <BargainRow key={bargain._id} bargain={bargain} />
              ))}
            </ul>
          )}
          <PageTurn copy={copy} page={page} more={more} addressOf={(to) => `/customer-offers?page=${to}`} />
        </div>
      )}
    </LoadedPart>
  )
}

function BargainRow({ bargain }: { bargain: Bargain }) {
  const { _id: id, productId, name, from, floorPrice, price, counterOffers, belowCost } = bargain
  const end = useAct({
    stale: ['bargains'],
    failed: copy.failed,
    send: (command) => callOffice('POST /bargains/{id}/end', { params: { id }, command }),
  })
  const terms = copy.terms(from, formatRupees(floorPrice), formatRupees(price))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <Link to={`/products/${productId}`} className="inline-block py-1 font-semibold wrap-anywhere underline">
          {name}
        </Link>
        <p className="figures text-sm text-steel">
          {[terms, copy.counted(counterOffers), ...(belowCost ? [copy.belowCost] : [])].join(' · ')}
        </p>
      </div>
      <ConfirmButton
        label={copy.end}
        title={copy.endTitle(name)}
        question={copy.endText}
        keepLabel={copy.keep}
        act={end}
      />
    </li>
  )
}
