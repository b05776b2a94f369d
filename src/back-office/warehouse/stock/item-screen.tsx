import { useQuery } from '@tanstack/react-query'
import { PencilRuler } from 'lucide-react'
import { useState } from 'react'
import type { StockItem } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { RecordHistory } from '../../parts/record-history.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { ItemNumbers } from './item-numbers.tsx'
import { ItemPlace } from './item-place.tsx'
import { ItemSuppliers } from './item-suppliers.tsx'
import { Ledger, type LedgerOf } from './ledger.tsx'
import { Marks } from './stock-cards.tsx'
import { itemQuery } from './stock-data.ts'

/** The stock of one thing: its numbers, and how each came about. */
export default function ItemScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(itemQuery(id))
  const may = useMay()
  const [adjusting, setAdjusting] = useState(false)
  const item = query.data?.data
  return (
    <>
      <BackLink to="/stock">{copy.back}</BackLink>
      <ScreenHead title={item?.name ?? copy.title} text={item && <Under item={item} />}>
        {item && may('stock.adjust') && (
          <Button kind="ink" className="max-sm:w-full" onClick={() => setAdjusting(true)}>
            <Icon of={PencilRuler} size={18} />
            {copy.adjust.open}
          </Button>
        )}
      </ScreenHead>
      <LoadedPart query={query}>{({ data }) => <Item key={id} item={data} />}</LoadedPart>
      {item && adjusting && <AdjustDialog item={item} onClose={() => setAdjusting(false)} />}
    </>
  )
}

function Under({ item }: { item: StockItem }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {item.variantName && <span>{item.variantName}</span>}
      <span className="figures">{copy.perDay(item.sold, item.paceDays)}</span>
      <Marks row={item} />
      <Link
        to={`/products/${item.productId}`}
        className="inline-flex min-h-11 items-center font-medium text-teal underline-offset-4 hover:underline lg:min-h-9"
      >
        {copy.product}
      </Link>
    </span>
  )
}

function Item({ item }: { item: StockItem }) {
  const may = useMay()
  const [of, setOf] = useState<LedgerOf>('on_hand')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ItemNumbers item={item} of={of} onExplain={setOf} />
        <Ledger id={item._id} of={of} onChange={setOf} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ItemPlace item={item} mayPlace={may('stock.receive')} mayOrder={may('suppliers.edit')} />
        {item.suppliers && <ItemSuppliers item={item} suppliers={item.suppliers} />}
        <RecordHistory kind="stock" id={item._id} />
      </div>
    </div>
  )
}
