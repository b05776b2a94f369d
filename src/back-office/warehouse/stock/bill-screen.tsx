import { useQuery } from '@tanstack/react-query'
import { Tags, TriangleAlert, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Receipt } from '../../../shared/contract/office/receipt-calls.ts'
import { receiveCopy as copy } from '../../../shared/copy/office/receive.ts'
import { formatDay } from '../../../shared/format-moment.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { labelsAddress } from '../../../shared/office/label-lines.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/router/link.tsx'
import type { Params } from '../../../ui/router/match-route.ts'
import { useMay } from '../../api/use-me.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'
import { Moment } from '../../parts/moment.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { UndoDialog } from '../../parts/undo-dialog.tsx'
import { billQuery } from './stock-data.ts'

/** A bill as it came in, and what is to follow: prices whose MRP has changed, or taking it back. */
export default function BillScreen({ params: { id = '' } }: { params: Params }) {
  const query = useQuery(billQuery(id))
  const may = useMay()
  const [undoing, setUndoing] = useState(false)
  const bill = query.data?.data
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/stock/bills">{copy.receipts}</BackLink>
      <ScreenHead title={bill ? copy.bill(bill.billNumber) : copy.receipts} text={bill && <Under bill={bill} />}>
        {bill && !bill.withdrawn && may('barcodes.see') && (
          <ButtonLink kind="outline" to={labelsOf(bill)}>
            <Icon of={Tags} size={16} />
            {copy.labels}
          </ButtonLink>
        )}
        {bill && may('stock.receive') && (
          <>
            {!bill.withdrawn && (
              <Button kind="outline" onClick={() => setUndoing(true)}>
                <Icon of={Undo2} size={16} />
                {copy.undo}
              </Button>
            )}
            <ButtonLink kind="ink" to="/stock/receive">
              {copy.another}
            </ButtonLink>
          </>
        )}
      </ScreenHead>
      <LoadedPart query={query}>{({ data }) => <Bill bill={data} />}</LoadedPart>
      {bill && undoing && <UndoDialog id={bill.commandId} onClose={() => setUndoing(false)} />}
    </div>
  )
}

/** A label for each piece that came in, on the screen that prints them. */
function labelsOf({ items }: Receipt): string {
  return labelsAddress(items.map(({ productId, variantId, quantity }) => ({ productId, variantId, copies: quantity })))
}

function Under({ bill }: { bill: Receipt }) {
  return (
    <span className="grid gap-1 text-sm">
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to={`/stock/suppliers/${bill.supplier._id}`}
          className="wrap-anywhere text-teal underline underline-offset-4"
        >
          {bill.supplier.name}
        </Link>
        <span className="figures">{formatDay(bill.billDate)}</span>
        {bill.withdrawn && <Badge>{copy.withdrawn}</Badge>}
      </span>
      <span className="wrap-anywhere">
        {copy.receivedBy(bill.by)}, <Moment at={bill.receivedAt} className="figures" />
      </span>
    </span>
  )
}

function Bill({ bill }: { bill: Receipt }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {bill.otherMrp.length > 0 && !bill.withdrawn && <OtherMrp items={bill.otherMrp} />}
      <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-card">
        {bill.items.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never change their places
          <li key={at} className="flex items-baseline gap-4 px-4 py-3">
            <span className="min-w-0 flex-1">
              <Link to={`/stock/items/${line.item}`} className="font-medium underline-offset-4 hover:underline">
                {line.name}
              </Link>
              {line.cost != null && <span className="figures block text-sm text-steel">{formatRupees(line.cost)}</span>}
            </span>
            <span className="figures text-lg font-bold">{line.quantity}</span>
          </li>
        ))}
        <li className="figures flex flex-wrap justify-between gap-4 bg-paper-sunk px-4 py-3 text-sm font-semibold">
          <span>{copy.sum(bill.lines, bill.pieces)}</span>
          {bill.total !== undefined && (
            <span>{bill.total === null ? copy.costsMissing : `${copy.total} ${formatRupees(bill.total)}`}</span>
          )}
        </li>
      </ul>
    </div>
  )
}

/** Each leads to where its price is changed. */
function OtherMrp({ items }: { items: Receipt['otherMrp'] }) {
  const mayChange = useMay()('products.edit')
  return (
    <section aria-labelledby="other-mrp" className="rounded-md border border-signal bg-signal-wash p-4">
      <h2 id="other-mrp" className="flex items-start gap-2 text-base">
        <Icon of={TriangleAlert} size={18} className="mt-0.5 shrink-0 text-signal-deep" />
        {copy.otherMrp}
      </h2>
      <p className="mt-1 text-sm">{copy.otherMrpText}</p>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ item, productId, name, onGoods, inShop }) => (
          <li key={item} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="figures text-sm">{copy.mrpChange(formatRupees(onGoods), formatRupees(inShop))}</span>
            </span>
            {mayChange && (
              <ButtonLink kind="outline" to={`/products/${productId}`} aria-label={`${copy.changePrice}: ${name}`}>
                {copy.changePrice}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
