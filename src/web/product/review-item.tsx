import { Check } from 'lucide-react'
import type { Review } from '../../shared/contract/reviews.ts'
import { product as copy } from '../../shared/copy/product.ts'
import { formatDate } from '../../shared/format-moment.ts'
import { largestSize } from '../../shared/pictures/picture-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RatingStars } from '../goods/rating-stars.tsx'
import { useShop } from '../site/use-shop.ts'

/** Review by one shopper, with its picture or video. */
export function ReviewItem({ review }: { review: Review }) {
  const { username, image } = review.userId
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-x-3 border-b border-line pb-5 last:border-0">
      {image ? (
        <Picture
          src={image}
          alt=""
          sizes="44px"
          most={132}
          width={44}
          height={44}
          className="size-11 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-teal-wash font-semibold text-teal"
        >
          {username.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{username}</span>
            {review.verifiedBuyer && <BoughtHere />}
          </span>
          <time dateTime={review.createdAt} className="figures text-xs text-steel">
            {formatDate(review.createdAt)}
          </time>
        </p>
        <RatingStars value={review.rating} label={copy.outOfFive(review.rating)} size={14} />
        <p className="mt-1.5 max-w-prose text-sm leading-relaxed whitespace-pre-line">{review.review}</p>
        {review.image && <Media review={review} address={review.image} />}
        {review.answer && <Answer answer={review.answer} />}
      </div>
    </li>
  )
}

function BoughtHere() {
  return (
    <span title={copy.verifiedBuyerTitle} className="inline-flex items-center gap-1 text-xs font-medium text-good">
      <Icon of={Check} size={14} />
      {copy.verifiedBuyer}
    </span>
  )
}

/** The shop's answer to it. */
function Answer({ answer: { text, at } }: { answer: NonNullable<Review['answer']> }) {
  const { name } = useShop()
  return (
    <div className="mt-3 max-w-prose border-l-2 border-signal bg-paper-sunk px-3 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{copy.shopAnswer(name)}</span>
        <time dateTime={at} className="figures text-xs text-steel">
          {formatDate(at)}
        </time>
      </p>
      <p className="mt-1 text-sm leading-relaxed whitespace-pre-line">{text}</p>
    </div>
  )
}

function Media({ review, address }: { review: Review; address: string }) {
  const { mediaType, poster, userId } = review
  const box = 'mt-3 h-40 w-56 rounded-sm border border-line bg-white object-cover'
  if (mediaType === 'video') {
    // without a frame the browser takes one itself, for which it has to load the beginning
    const [file, preload] = poster ? [address, 'none'] : [`${address}#t=0.1`, 'metadata']
    // biome-ignore lint/a11y/useMediaCaption: shoppers send videos without captions
    return <video src={file} poster={poster ?? undefined} preload={preload} controls playsInline className={box} />
  }
  return (
    <a href={largestSize(address)} target="_blank" rel="noopener">
      <Picture
        src={address}
        alt={copy.reviewPictureOf(userId.username)}
        sizes="15rem"
        most={480}
        width={224}
        height={160}
        className={box}
      />
    </a>
  )
}
