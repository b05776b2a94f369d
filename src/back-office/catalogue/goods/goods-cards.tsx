import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { Link } from '../../../ui/router/link.tsx'
import { Completeness, PriceWords, StateBadge, StockWords, Thumb } from './goods-badges.tsx'

/** Products one below the other, for a thumb: the whole card opens. */
export function GoodsCards({ rows }: { rows: readonly GoodsRow[] }) {
  return (
    <ul aria-label={copy.title} className="-mx-(--bleed) border-t border-line">
      {rows.map((row) => (
        <li key={row._id} className="border-b border-line bg-card">
          <Link to={`/products/${row._id}`} data-goods-link className="flex gap-3 px-(--bleed) py-3">
            <Thumb image={row.image} className="size-16" />
            <span className="min-w-0 flex-1">
              <span className="flex items-start justify-between gap-3">
                <span className="line-clamp-2 font-semibold">{row.name}</span>
                <span className="shrink-0 text-right text-sm">
                  <PriceWords price={row.price} offerPrice={row.offerPrice} />
                </span>
              </span>
              <span className="block truncate text-xs text-steel">
                {row.brand} · {row.category}
                {row.variants > 0 && ` · ${copy.variants(row.variants)}`}
              </span>
              <span className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
                <StateBadge state={row.state} />
                <StockWords stock={row.stock} />
                {row.lacks > 0 && <Completeness percent={row.complete} lacks={row.lacks} />}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
