import { useState } from 'react'
import type { Product } from '../../shared/contract/catalogue.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { limits } from '../../shared/limits.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPart, partLoader } from '../../ui/lazy-part.tsx'
import { token } from '../api/token.ts'
import { RatingStars } from '../goods/rating-stars.tsx'
import { useSession } from '../session/store.ts'
import { partFailed } from '../shell/part-failed.ts'
import { RatingDistribution } from './rating-distribution.tsx'
import { ReviewItem } from './review-item.tsx'

const reviewDialog = partLoader(() => import('./review-dialog.tsx'))

/** Ratings of the product, its reviews (two, then all), and the way to add a review for those signed in. */
export function Ratings({ product }: { product: Product }) {
  const isLoggedIn = useSession((state) => state.user.isLoggedIn)
  const session = token.use()
  const [all, setAll] = useState(false)
  /** The session in which the window was opened: what is written there is for nobody else. */
  const [rating, setRating] = useState<string | null>(null)
  const reviews = product.ratings ?? []
  const shown = all ? reviews : reviews.slice(0, limits.cut.reviewsFirst)
  return (
    <section id="ratings" tabIndex={-1} className="mt-14 outline-none">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-2">
        <h2 className="text-xl">{copy.ratings}</h2>
        {isLoggedIn && (
          <Button
            kind="outline"
            aria-haspopup="dialog"
            onPointerEnter={reviewDialog.preload}
            onClick={() => setRating(session)}
          >
            {copy.rate}
          </Button>
        )}
      </div>
      {product.totalRatings === 0 && <p className="text-steel">{copy.noRatings}</p>}
      {product.totalRatings > 0 && (
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="grid content-start gap-4">
            <p className="flex items-center gap-4">
              <span className="wide figures text-4xl font-extrabold">{product.averageRating.toFixed(1)}</span>
              <span className="grid gap-1 text-sm text-steel">
                <RatingStars value={product.averageRating} label={copy.outOfFive(product.averageRating)} size={18} />
                {copy.ratingsCount(product.totalRatings)}
              </span>
            </p>
            <RatingDistribution counts={product.ratingDistribution} total={product.totalRatings} />
          </div>
          <div>
            <ul className="grid gap-5">
              {shown.map((review) => (
                <ReviewItem key={review._id} review={review} />
              ))}
            </ul>
            {reviews.length > limits.cut.reviewsFirst && (
              <Button kind="outline" className="mt-5" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? copy.showLess : copy.showMore}
              </Button>
            )}
          </div>
        </div>
      )}
      {rating && rating === session && (
        <LazyPart
          part={reviewDialog}
          props={{ productId: product._id, onClose: () => setRating(null) }}
          onFailure={partFailed(() => setRating(null))}
        />
      )}
    </section>
  )
}
