import type { OfferBanner } from '../../shared/contract/content.ts'
import { home } from '../../shared/copy/home.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { cutText } from '../../ui/cut-text.ts'
import { PauseButton } from '../../ui/pause-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Link } from '../../ui/router/link.tsx'
import { useRotation } from '../../ui/use-rotation.ts'
import { paths } from '../router/paths.ts'

/** One offer at a time, five seconds each, over and over. All lie on one place, so that the tallest gives the height. */
export function OfferRotation({ offers }: { offers: readonly OfferBanner[] }) {
  const rotation = useRotation(offers.length, limits.offerRotationMs)
  return (
    <div className="on-dark relative grid grid-cols-1 overflow-hidden rounded-md bg-ink text-on-ink" {...rotation.hold}>
      {offers.map((offer, index) => (
        <Offer key={offer._id} offer={offer} shown={index === rotation.index} />
      ))}
      {offers.length > 1 && (
        <div className="absolute bottom-3 left-[16px] z-10 flex items-center gap-[4px] md:left-8">
          {offers.map((offer, index) => (
            <button
              key={offer._id}
              type="button"
              aria-label={motion.slide(index + 1, offers.length)}
              aria-current={index === rotation.index ? 'true' : undefined}
              onClick={() => rotation.go(index)}
              className="grid h-[44px] w-[32px] place-items-center"
            >
              <span
                className={classNames(
                  'h-1 w-full rounded-full',
                  index === rotation.index ? 'bg-signal' : 'bg-ink-line',
                )}
              />
            </button>
          ))}
          {rotation.canMove && <PauseButton paused={rotation.paused} labels={motion} onToggle={rotation.togglePause} />}
        </div>
      )}
    </div>
  )
}

function Offer({ offer, shown }: { offer: OfferBanner; shown: boolean }) {
  const value =
    offer.offerType === 'percentage'
      ? home.percentOff(offer.offerValue)
      : home.rupeesOff(formatRupees(offer.offerValue))
  return (
    <article
      inert={!shown}
      className={classNames(
        'col-start-1 row-start-1 grid min-h-72 grid-cols-1 grid-rows-[auto_1fr] transition-opacity duration-500 md:grid-cols-[3fr_2fr] md:grid-rows-1',
        !shown && 'opacity-0',
      )}
    >
      <div className="grid grid-cols-1 content-center justify-items-start gap-2 p-5 pb-18 md:p-8 md:pb-16">
        <p className="caption text-signal">{offer.subtitle}</p>
        <h3 className="max-w-full text-2xl wrap-anywhere text-white md:text-3xl">{offer.title}</h3>
        <p className="wide figures text-3xl font-extrabold text-signal md:text-4xl">{value}</p>
        <p className="max-w-prose text-sm">{cutText(offer.description, limits.cut.offerDescription)}</p>
        <Link
          to={offer.link || paths.products}
          className="mt-2 inline-flex min-h-11 items-center rounded-sm bg-signal px-5 text-sm font-semibold text-ink hover:bg-signal-hover"
        >
          {home.offerAction}
        </Link>
      </div>
      <Picture
        src={offer.image}
        alt=""
        sizes="(min-width: 1024px) 48rem, 60vw"
        most={1600}
        width={640}
        height={400}
        className="order-first h-40 w-full object-cover md:order-none md:h-full"
      />
    </article>
  )
}
