import type { ReactNode } from 'react'
import { home } from '../../../shared/copy/home.ts'
import { windowCopy as copy } from '../../../shared/copy/office/window.ts'
import { limits } from '../../../shared/limits.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'
import { HeroSlide } from '../../../ui/banner-slides.tsx'
import { CategoryBannerCard } from '../../../ui/category-banner-card.tsx'
import { ListingSlide } from '../../../ui/listing-slide.tsx'
import { OfferCard } from '../../../ui/offer-card.tsx'
import { Card } from '../../parts/card.tsx'
import { OnScreens } from '../../parts/on-screens.tsx'
import { fromTyped } from '../../parts/typed-values.ts'
import type { WindowChoices } from './window-forms.ts'

type Values = Readonly<Record<string, string>>

interface WindowPreviewProps {
  kind: WindowKind
  values: Values
  choices: WindowChoices
}

/** A preview of the typed values, rendered by the shop's own components. Nothing for kinds that the shop does not render. */
export function WindowPreview({ kind, values, choices }: WindowPreviewProps) {
  const drawn = drawing(kind, values, choices)
  if (!drawn) return null
  return (
    <Card title={copy.preview} text={copy.previewText}>
      <OnScreens className="on-dark bg-ink text-on-ink">{drawn}</OnScreens>
    </Card>
  )
}

function drawing(kind: WindowKind, values: Values, { categories }: WindowChoices): ReactNode {
  const { image = '', alt = '', title = '', subtitle = '', description = '' } = values
  if (!image) return null
  const slide = { image, alt, title, subtitle, loading: 'lazy' as const }
  if (kind === 'banners') {
    return values.bannerFor === 'product' ? (
      <ListingSlide {...slide} />
    ) : (
      <HeroSlide {...slide} action={home.heroAction} />
    )
  }
  if (kind === 'offers') {
    return (
      <OfferCard
        {...{ title, subtitle, description, image }}
        value={offWords(values)}
        cut={limits.cut.offerDescription}
      >
        <span className="mt-2 inline-flex min-h-11 items-center rounded-sm bg-signal px-5 text-sm font-semibold text-ink">
          {home.offerAction}
        </span>
      </OfferCard>
    )
  }
  if (kind !== 'category-banners') return null
  const name = categories.find(({ value }) => value === values.categoryId)?.label ?? ''
  return (
    <span className="flex w-fit items-center gap-3 rounded-sm border border-teal-line bg-teal-hover pr-4">
      <CategoryBannerCard
        image={image}
        name={name}
        saving={home.upTo(Number(fromTyped('percent', values.percentage, false)) || 0)}
      />
    </span>
  )
}

function offWords({ offerType, offerValue }: Values): string {
  const amount = Number(fromTyped(offerType === 'rupee' ? 'rupees' : 'percent', offerValue, false)) || 0
  return offerType === 'rupee' ? home.rupeesOff(formatRupees(amount)) : home.percentOff(amount)
}
