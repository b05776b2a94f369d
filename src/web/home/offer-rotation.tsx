import type { OfferBanner } from '../../shared/contract/content.ts'
import { home } from '../../shared/copy/home.ts'
import { motion } from '../../shared/copy/motion.ts'
import { limits } from '../../shared/limits.ts'
import { formatRupees } from '../../shared/money/format-rupees.ts'
import { classNames } from '../../ui/class-names.ts'
import { OfferCard } from '../../ui/offer-card.tsx'
import { PauseButton } from '../../ui/pause-button.tsx'
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
        <div className="absolute bottom-3 left-[16px] z-10 flex items-center gap-[4px] md:left-8 noscript:hidden">
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
        '@container col-start-1 row-start-1 transition-opacity duration-500',
        !shown && 'opacity-0',
      )}
    >
      <OfferCard
        title={offer.title}
        subtitle={offer.subtitle}
        description={offer.description}
        value={value}
        image={offer.image}
        cut={limits.cut.offerDescription}
      >
        <Link
          to={offer.link || paths.products}
          className="mt-2 inline-flex min-h-11 items-center rounded-sm bg-signal px-5 text-sm font-semibold text-ink hover:bg-signal-hover"
        >
          {home.offerAction}
        </Link>
      </OfferCard>
    </article>
  )
}
