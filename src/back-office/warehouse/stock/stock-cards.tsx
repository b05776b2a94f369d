import type { StockRow } from '../../../shared/contract/office/stock-calls.ts'
import { stockCopy as copy } from '../../../shared/copy/office/stock.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Link } from '../../../ui/router/link.tsx'

/** The stock one below the other, for a thumb: what is free in large figures, how long it lasts, where it lies. */
export function StockCards({ rows }: { rows: readonly StockRow[] }) {
  return (
    <ul aria-label={copy.list} className="-mx-(--bleed) border-t border-line">
      {rows.map((row) => (
        <li key={row._id} className="border-b border-line bg-card">
          <Link to={`/stock/items/${row._id}`} className="flex gap-3 px-(--bleed) py-3 focus-visible:-outline-offset-2">
            <Thumb image={row.image} />
            <span className="min-w-0 flex-1">
              <span className="block leading-5 font-medium">{row.name}</span>
              {row.variantName && <span className="block text-sm text-steel">{row.variantName}</span>}
              <span className="figures mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-steel">
                <Marks row={row} />
                {row.shelf ? <span className="font-semibold text-ink">{row.shelf}</span> : <span>{copy.noShelf}</span>}
                <span>{copy.lasts(row.daysLeft)}</span>
              </span>
            </span>
            <span className="figures shrink-0 text-right">
              <span className="block text-xl leading-6 font-bold">{row.free}</span>
              <span className="block text-xs text-steel">{copy.columns.free.toLowerCase()}</span>
              {row.held > 0 && <Small name={copy.columns.held} value={row.held} />}
              {row.incoming > 0 && <Small name={copy.columns.incoming} value={row.incoming} />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Small({ name, value }: { name: string; value: number }) {
  return (
    <span className="block text-xs text-steel">
      {value} {name.toLowerCase()}
    </span>
  )
}

/** A picture to know it by. */
export function Thumb({ image, size = 48 }: { image: string; size?: 36 | 48 }) {
  return (
    <span
      className={`${size === 48 ? 'size-12' : 'size-9'} shrink-0 overflow-hidden rounded-xs border border-line bg-paper-sunk`}
    >
      <Picture
        src={image}
        alt=""
        sizes={`${size}px`}
        most={144}
        width={size}
        height={size}
        className="size-full object-contain"
      />
    </span>
  )
}

/** Badges: shoppers wait for it, low stock, not on sale. */
export function Marks({ row: { low, active, waiting } }: { row: Pick<StockRow, 'low' | 'active' | 'waiting'> }) {
  return (
    <>
      {waiting > 0 && <Badge tone="teal">{copy.waiting(waiting)}</Badge>}
      {low && <Badge tone="signal">{copy.lowMark}</Badge>}
      {!active && <Badge>{copy.off}</Badge>}
    </>
  )
}
