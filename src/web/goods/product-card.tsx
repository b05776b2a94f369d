import { useQueryClient } from '@tanstack/react-query'
import { catalogue } from '../../shared/copy/catalogue.ts'
import { priceSteps } from '../../shared/copy/quantity.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { cutText } from '../../ui/cut-text.ts'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CardProduct } from '../api/card-product.ts'
import { productQuery } from '../api/queries.ts'
import { GoodsActions } from '../product-actions/goods-actions.tsx'
import { paths } from '../router/paths.ts'
import { Price } from './price.tsx'
import { RatingStars } from './rating-stars.tsx'
import { StockNote } from './stock-note.tsx'

// two, three or five beside each other
const sizes = '(min-width: 1024px) 15.5rem, (min-width: 640px) 31vw, 45vw'
const priceLabels = { price: catalogue.price, was: catalogue.was }

/** A product in a list. Pointing at it begins to load its page. `eager` for pictures that are seen at once. */
export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  const queryClient = useQueryClient()
  const prefetch = () => void queryClient.prefetchQuery(productQuery(product._id))
  return (
    <article
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      className="group relative flex h-full flex-col rounded-sm border border-line bg-card transition-shadow hover:border-line-strong hover:shadow-lift"
    >
      <div className="aspect-square overflow-hidden rounded-t-sm bg-paper">
        <Picture
          src={product.mainImage}
          alt=""
          sizes={sizes}
          most={640}
          width={320}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          className="size-full object-contain transition-transform duration-300 ease-out group-hover:scale-103"
        />
      </div>
      <GoodsActions id={product._id} name={product.name} />
      <div className="flex flex-1 flex-col gap-1 border-t border-line p-3">
        <p className="caption truncate text-steel">{product.brandName}</p>
        <h3 className="text-sm leading-snug font-semibold font-stretch-100%! max-sm:min-h-[2.75em]">
          <Link to={paths.product(product._id)} title={product.name} className="after:absolute after:inset-0">
            {cutText(product.name, limits.cut.cardName)}
          </Link>
        </h3>
        <p className="flex h-5 items-center gap-1.5 text-xs text-steel">
          {product.totalRatings > 0 && (
            <>
              <RatingStars
                value={product.averageRating}
                size={13}
                label={catalogue.rating(product.averageRating, product.totalRatings)}
              />
              <span aria-hidden="true" className="figures">
                {product.totalRatings}
              </span>
            </>
          )}
        </p>
        <div className="mt-auto pt-1">
          <Price {...product} labels={priceLabels} />
          <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-2 text-xs text-steel">
            <StockNote stock={product.stock} quiet />
            {product.best && (
              <p className="figures font-semibold text-good">
                {priceSteps.best(formatRupees(product.best.price), product.best.from)}
              </p>
            )}
            {product.options > 1 && <p>{catalogue.options(product.options)}</p>}
          </div>
        </div>
      </div>
    </article>
  )
}

/** Stands where a product card will be, in its size. */
export function ProductCardSkeleton() {
  return (
    <div className="flex h-full flex-col rounded-sm border border-line bg-card">
      <Skeleton className="aspect-square w-full" />
      <div className="grid gap-2 border-t border-line p-3">
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-9 w-4/5 sm:h-4" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-11 w-28 max-w-full sm:h-6" />
        <span className="h-4" />
      </div>
    </div>
  )
}
