import type { Banner, CategoryBanner, OfferBanner } from '../../../shared/contract/content.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import type { selectBanners, selectCategoryBanners, selectOfferBanners } from './content-queries.ts'

type RowOf<T extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<T>>[number]

export function presentBanner(row: RowOf<typeof selectBanners>): Banner {
  const { id, banner_for, image, alt, title, subtitle, link, brand_name, brand_banner_image } = row
  const brand = brand_name === null ? null : { name: brand_name, bannerImage: brand_banner_image ?? '' }
  return { _id: id, bannerFor: banner_for, image, alt, title, subtitle, link, brand }
}

export function presentCategoryBanner(row: RowOf<typeof selectCategoryBanners>): CategoryBanner {
  const { id, image, title, percentage, category_id, category_name } = row
  return { _id: id, image, title, percentage, category: { _id: category_id, name: category_name } }
}

export function presentOfferBanner(row: RowOf<typeof selectOfferBanners>): OfferBanner {
  const { id, title, subtitle, description, offer_value, offer_type, image, link } = row
  const offerValue = offer_type === 'percentage' ? offer_value : rupeesFromPaise(offer_value)
  return { _id: id, title, subtitle, description, offerValue, offerType: offer_type, image, link }
}
