import type { ReactNode } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { Moment } from './moment.tsx'

interface SaidCardProps {
  product: { name: string; image: string }
  who: string
  /** Their own id: the name leads to them. */
  customer: string
  at: string
  text: string
  /** The address of its own screen and the link's label; null: the card is that screen. */
  link: { to: string; label: string } | null
  /** Over its name: how good it is. */
  above?: ReactNode
  /** Behind its moment. */
  behind?: ReactNode
  /** At its right end: how it stands. */
  state?: ReactNode
  media?: ReactNode
  /** Since when it is not shown, or why, and the reason; null: it is shown. */
  hidden: { said: string; reason: string } | null
  /** The day of the shop's answer, and its text. */
  answer: { on: string; text: string } | null
}

/** A question or a review of a product: its product, author, time, and the shop's answer. */
export function ModerationCard(props: SaidCardProps) {
  const { product, who, text, link, media, hidden, answer } = props
  return (
    <article
      aria-label={`${product.name}, ${who}`}
      className="relative grid grid-cols-1 min-w-0 gap-3 rounded-sm border border-line bg-card p-4"
    >
      <Head {...props} />
      <p className="leading-relaxed break-words whitespace-pre-line">{text}</p>
      {media}
      {hidden && (
        <p className="rounded-xs bg-bad-wash px-3 py-2 text-sm text-bad">
          {hidden.said} <span className="break-words">{hidden.reason}</span>
        </p>
      )}
      {link && answer && (
        <p className="border-l-2 border-signal pl-3 text-sm break-words whitespace-pre-line">
          <span className="block text-xs text-steel">{answer.on}</span>
          {answer.text}
        </p>
      )}
    </article>
  )
}

function Head({ product, who, customer, at, link, above, behind, state }: SaidCardProps) {
  // above the link that covers the card
  const person = (
    <Link to={`/customers/${customer}`} className="relative z-1 underline-offset-4 hover:underline">
      {who}
    </Link>
  )
  return (
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
        {above}
        <h2 className="text-base leading-snug break-words">
          {link ? (
            <Link to={link.to} aria-label={link.label} className="after:absolute after:inset-0 hover:underline">
              {product.name}
            </Link>
          ) : (
            person
          )}
        </h2>
        <p className="text-sm text-steel">
          {link && <span className="wrap-anywhere">{person} · </span>}
          <Moment at={at} alone={link === null} />
          {behind}
        </p>
      </div>
      {state && <span className="shrink-0">{state}</span>}
    </header>
  )
}
