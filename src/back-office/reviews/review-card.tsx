import { BadgeCheck, EyeOff } from 'lucide-react'
import type { OfficeReview } from '../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../shared/copy/office/reviews.ts'
import { largestSize } from '../../shared/pictures/picture-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Moment, momentInWords } from '../parts/moment.tsx'

/** One review: stars, who, of what, whether it was bought here, its words and its picture. */
export function ReviewCard({ review, alone = false }: { review: OfficeReview; alone?: boolean }) {
  const { _id, product, writer, rating, state, verifiedBuyer, createdAt } = review
  return (
    <article
      aria-label={`${product.name}, ${writer}`}
      className="relative grid min-w-0 gap-3 rounded-sm border border-line bg-card p-4"
    >
      <header className="flex min-w-0 gap-3">
        <Picture
          src={product.image}
          alt=""
          sizes="3.5rem"
          most={160}
          width={56}
          height={56}
          className="size-14 shrink-0 rounded-xs bg-white object-contain"
        />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars value={rating} />
            {verifiedBuyer && (
              <span title={copy.boughtHint} className="inline-flex items-center gap-1 text-xs font-medium text-good">
                <Icon of={BadgeCheck} size={14} />
                {copy.bought}
              </span>
            )}
            {state === 'hidden' && (
              <Badge tone="bad">
                <Icon of={EyeOff} size={12} className="mr-1 inline" />
                {copy.hiddenBadge}
              </Badge>
            )}
          </div>
          <h2 className="text-base leading-snug break-words">
            {alone ? (
              writer
            ) : (
              <Link
                to={`/reviews/${_id}`}
                aria-label={copy.open(product.name, writer)}
                className="after:absolute after:inset-0 hover:underline"
              >
                {product.name}
              </Link>
            )}
          </h2>
          <p className="text-sm text-steel">
            {!alone && <span className="wrap-anywhere">{writer} · </span>}
            <Moment at={createdAt} alone={alone} />
            {!verifiedBuyer && ` · ${copy.notBought}`}
          </p>
        </div>
      </header>
      <p className="text-sm leading-relaxed break-words whitespace-pre-line">{review.review}</p>
      <Media review={review} />
      {review.hiddenReason !== null && review.hiddenAt !== null && (
        <p className="rounded-xs bg-bad-wash px-3 py-2 text-sm text-bad">
          {copy.hiddenSince(momentInWords(review.hiddenAt))} <span className="break-words">{review.hiddenReason}</span>
        </p>
      )}
      {!alone && review.answer && (
        <p className="border-l-2 border-signal pl-3 text-sm whitespace-pre-line">
          <span className="block text-xs text-steel">{copy.answeredOn(momentInWords(review.answer.at))}</span>
          {review.answer.text}
        </p>
      )}
    </article>
  )
}

function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={copy.stars(value)} className="figures text-lg leading-none tracking-wide">
      <span aria-hidden="true" className={value <= 2 ? 'text-bad' : 'text-signal-deep'}>
        {'★'.repeat(value)}
      </span>
      <span aria-hidden="true" className="text-line-strong">
        {'★'.repeat(5 - value)}
      </span>
    </span>
  )
}

function Media({ review: { image, mediaType, poster, writer } }: { review: OfficeReview }) {
  if (image === null) return null
  const box = 'relative h-40 w-56 max-w-full rounded-sm border border-line bg-white object-cover'
  if (mediaType === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: shoppers send videos without captions
    return <video src={image} poster={poster ?? undefined} preload="none" controls playsInline className={box} />
  }
  return (
    <a href={largestSize(image)} target="_blank" rel="noopener" className="relative justify-self-start">
      <Picture
        src={image}
        alt={copy.pictureFrom(writer)}
        sizes="15rem"
        most={480}
        width={224}
        height={160}
        className={box}
      />
    </a>
  )
}
