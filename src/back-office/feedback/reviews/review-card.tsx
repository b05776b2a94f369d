import { BadgeCheck, EyeOff } from 'lucide-react'
import type { OfficeReview } from '../../../shared/contract/office/reviews.ts'
import { reviewsOfficeCopy as copy } from '../../../shared/copy/office/reviews.ts'
import { largestSize } from '../../../shared/pictures/picture-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ModerationCard } from '../../parts/moderation-card.tsx'
import { momentInWords } from '../../parts/moment.tsx'

/** One review: stars, who, of what, whether it was bought here, its words and its picture. */
export function ReviewCard({ review, alone = false }: { review: OfficeReview; alone?: boolean }) {
  const { _id, product, writer, writerId, verifiedBuyer, hiddenReason, hiddenAt, answer } = review
  const isHidden = hiddenReason !== null && hiddenAt !== null
  return (
    <ModerationCard
      product={product}
      who={writer}
      customer={writerId}
      at={review.createdAt}
      text={review.review}
      link={alone ? null : { to: `/reviews/${_id}`, label: copy.open(product.name, writer) }}
      above={<Marks review={review} />}
      behind={!verifiedBuyer && ` · ${copy.notBought}`}
      media={<Media review={review} />}
      hidden={isHidden ? { said: copy.hiddenSince(momentInWords(hiddenAt)), reason: hiddenReason } : null}
      answer={answer && { on: copy.answeredOn(momentInWords(answer.at)), text: answer.text }}
    />
  )
}

function Marks({ review: { rating, verifiedBuyer, state, hiddenUntil } }: { review: OfficeReview }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars value={rating} />
      {verifiedBuyer && (
        <span title={copy.boughtHint} className="inline-flex items-center gap-1 text-xs font-medium text-good">
          <Icon of={BadgeCheck} size={14} />
          {copy.bought}
        </span>
      )}
      {state === 'hidden' && (
        <Badge>
          <Icon of={EyeOff} size={12} className="mr-1 inline" />
          {hiddenUntil === null ? copy.hiddenBadge : copy.hiddenUntil(momentInWords(hiddenUntil))}
        </Badge>
      )}
    </div>
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
