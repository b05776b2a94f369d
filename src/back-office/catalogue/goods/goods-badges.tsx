import type { GoodsRow } from '../../../shared/contract/office/goods-calls.ts'
import { goodsCopy as copy } from '../../../shared/copy/office/goods-screens.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { goodsTones } from '../../../shared/office/office-badge-tones.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'

/** The state of a product, as a badge. */
export function StateBadge({ state }: { state: GoodsState }) {
  return <Badge tone={goodsTones[state]}>{copy.states[state]}</Badge>
}

/** The listing quality of a product, as a bar and in words. */
export function Completeness({ percent, lacks }: { percent: number; lacks: number }) {
  return (
    <span className="inline-grid w-28 gap-1">
      <span aria-hidden="true" className="block h-1.5 rounded-full bg-paper-deep">
        <span
          className={classNames('block h-full rounded-full', lacks > 0 ? 'bg-signal' : 'bg-good')}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className={classNames('text-xs', lacks > 0 ? 'font-medium text-signal-deep' : 'text-steel')}>
        {lacks > 0 ? copy.lawLacks(lacks) : copy.complete(percent)}
      </span>
    </span>
  )
}

/** Pieces that can be bought; few ones stand out. */
export function StockWords({ stock }: { stock: number }) {
  const tone = stock <= 0 ? 'font-semibold text-bad' : stock <= officeLimits.lowStockPieces ? 'text-signal-deep' : ''
  return <span className={classNames('figures', tone)}>{copy.pieces(stock)}</span>
}

/** The selling price, and the MRP if it is higher. */
export function PriceWords({ price, offerPrice }: Pick<GoodsRow, 'price' | 'offerPrice'>) {
  return (
    <span className="figures">
      <span className="font-semibold">{formatRupees(offerPrice ?? price)}</span>
      {offerPrice !== null && offerPrice < price && (
        <span className="block text-xs text-steel">
          {copy.mrp} {formatRupees(price)}
        </span>
      )}
    </span>
  )
}

/** A product's picture in a small square, or its place. */
export function Thumb({ image, className }: { image: string; className?: string }) {
  const box = classNames('size-12 shrink-0 rounded-xs border border-line bg-paper-sunk object-contain', className)
  if (image === '') return <span aria-hidden="true" className={classNames(box, 'block border-dashed')} />
  return <Picture src={image} alt="" sizes="48px" most={160} width={48} height={48} className={box} />
}
