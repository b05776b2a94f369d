import type { ReactNode } from 'react'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { wishes as copy } from '../../shared/copy/wishes.ts'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Price } from '../goods/price.tsx'
import { StockNote } from '../goods/stock-note.tsx'
import { paths } from '../router/paths.ts'
import type { WishRow } from './wish-rows.ts'

const priceLabels = { price: catalogue.price, was: catalogue.was }

/** A line of a wish list: what it is, what it costs, whether it is there; `children` is what can be done with it. */
export function WishItem({ row: { productId, name, offer }, children }: { row: WishRow; children?: ReactNode }) {
  return (
    <article className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-sm border border-line bg-card p-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center">
      <div className="aspect-square overflow-hidden rounded-xs bg-paper">
        {offer && (
          <Picture
            src={offer.mainImage}
            alt=""
            sizes="6rem"
            most={320}
            width={96}
            height={96}
            loading="lazy"
            className="size-full object-contain"
          />
        )}
      </div>
      <div className="grid min-w-0 content-center gap-0.5">
        {offer && <p className="caption truncate text-steel">{offer.brandName}</p>}
        <h3 className="text-base leading-snug font-semibold [overflow-wrap:anywhere]">
          {offer ? (
            <Link to={paths.product(productId)} className="inline-block py-1 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {offer?.variantName && <p className="text-sm text-steel">{offer.variantName}</p>}
        {offer ? (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Price price={offer.price} offerPrice={offer.offerPrice} discount={offer.discount} labels={priceLabels} />
            <StockNote stock={offer.stock} />
          </div>
        ) : (
          <p className="text-sm font-semibold text-bad">{copy.gone}</p>
        )}
      </div>
      {children && (
        <div className="col-span-full flex flex-wrap gap-2 sm:col-span-1 sm:grid sm:justify-items-stretch">
          {children}
        </div>
      )}
    </article>
  )
}
