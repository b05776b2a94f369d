import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'

interface PriceProps {
  /** Rupees before the offer. */
  price: number
  /** Rupees that are paid, where there is an offer. */
  offerPrice?: number | null | undefined
  /** The label of the saving, as the shop names it ("18% off"). */
  discount?: string | null | undefined
  /** The running sale that the price is of, in words. */
  sale?: string | undefined
  size?: 'card' | 'page'
  labels: { price: string; was: string }
}

/**
 * Price of a product: the amount to pay stands out; the price before is struck through; the saving is named. All figures of one
 * width.
 */
export function Price({ price, offerPrice, discount, sale, size = 'card', labels }: PriceProps) {
  const paid = offerPrice ?? price
  const page = size === 'page'
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      <span className={classNames('wide font-bold', page ? 'text-3xl' : 'text-lg')}>
        <span className="sr-only">{labels.price} </span>
        {formatRupees(paid)}
      </span>
      {offerPrice != null && offerPrice < price && (
        <>
          <s className={classNames('text-steel', page ? 'text-lg' : 'text-sm')}>
            <span className="sr-only">{labels.was} </span>
            {formatRupees(price)}
          </s>
          {discount && (
            <span className={classNames('font-semibold text-good', page ? 'text-base' : 'text-sm')}>{discount}</span>
          )}
        </>
      )}
      {sale && <span className="basis-full text-xs font-semibold wrap-anywhere text-good">{sale}</span>}
    </p>
  )
}
