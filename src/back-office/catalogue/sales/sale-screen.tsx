import { useQuery } from '@tanstack/react-query'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { Params } from '../../../ui/router/match-route.ts'
import { useSearchParams } from '../../../ui/router/use-location.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { NewSale } from './new-sale.tsx'
import { SaleActions } from './sale-actions.tsx'
import { saleQuery } from './sale-data.ts'
import { SaleGoodsPart } from './sale-goods-part.tsx'
import { daysOf, discountOf, SaleStateBadge, targetsOf } from './sale-of-list.tsx'

/** One sale: its terms and what became of its goods. Or a new one, also like another. */
export default function SaleScreen({ params: { id = '' } }: { params: Params }) {
  const like = useSearchParams().get('like')
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to="/sales">{copy.back}</BackLink>
      {id !== 'new' ? <OneSale id={id} /> : like ? <CopiedSale id={like} /> : <NewSale />}
    </div>
  )
}

function CopiedSale({ id }: { id: string }) {
  return <LoadedPart query={useQuery(saleQuery(id))}>{({ data }) => <NewSale like={data} />}</LoadedPart>
}

function OneSale({ id }: { id: string }) {
  return (
    <LoadedPart query={useQuery(saleQuery(id))}>
      {({ data }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ScreenHead title={data.badge} text={<SaleStateBadge state={data.state} />}>
            <SaleActions sale={data} />
          </ScreenHead>
          <div className="grid gap-1 rounded-md border border-line bg-card p-4 sm:p-5">
            <p className="wide figures text-xl font-bold">{discountOf(data)}</p>
            <p>{daysOf(data)}</p>
            <p className="wrap-anywhere text-steel">{targetsOf(data)}</p>
          </div>
          <SaleGoodsPart sale={data} />
          <RecordHistory kind="sale" id={id} />
        </div>
      )}
    </LoadedPart>
  )
}
