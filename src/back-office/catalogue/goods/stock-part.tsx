import { useQuery } from '@tanstack/react-query'
import type { ItemOfProduct } from '../../../shared/contract/office/stock-calls.ts'
import { productStockCopy as copy } from '../../../shared/copy/office/product-stock.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/router/link.tsx'
import { callOffice } from '../../api/call-office.ts'
import { Card } from '../../parts/card.tsx'
import { LoadedPart } from '../../parts/loaded-part.tsx'

/** The stock of a product, or of each of its variants: pieces, shelf, cost and bar codes, with the way to each. */
export default function StockPart({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['stock', 'of-product', id],
    queryFn: ({ signal }) => callOffice('GET /stock/products/{id}', { params: { id }, signal }),
    meta: { live: ['stock'] },
  })
  return (
    <Card title={copy.title}>
      <LoadedPart query={query}>
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-4 text-sm">
            {data.map((item) => (
              <Item key={item._id} item={item} />
            ))}
          </ul>
        )}
      </LoadedPart>
    </Card>
  )
}

function Item({ item }: { item: ItemOfProduct }) {
  const { _id, name, variantName, free, onHand, low, active, shelf, cost, codes, margin } = item
  const facts: [string, string][] = [
    [copy.available, copy.of(free, onHand)],
    [copy.shelf, shelf ?? copy.none],
    ...(cost === undefined
      ? []
      : [[copy.cost, cost === null ? copy.costUnknown : formatRupees(cost)] as [string, string]]),
    ...(margin ? [[copy.margin, copy.marginOf(formatRupees(margin.amount), margin.percent)] as [string, string]] : []),
    ...(codes === undefined ? [] : [[copy.codes, codes.join(', ') || copy.none] as [string, string]]),
  ]
  return (
    <li className="border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <Link
          to={`/stock/items/${_id}`}
          aria-label={copy.open(variantName ?? name)}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 wrap-anywhere hover:underline"
        >
          {variantName ?? copy.openOne}
        </Link>
        {low && <Badge tone="signal">{copy.low}</Badge>}
        {!active && <Badge>{copy.off}</Badge>}
      </p>
      <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-steel">{label}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
