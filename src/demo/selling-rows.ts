import type { Insertable } from 'kysely'
import type { Database } from '../server/platform/db/schema.ts'
import { paiseFromRupees } from '../shared/money/money.ts'
import { firstMomentOf, lastMomentOf } from '../shared/office/typed-moments.ts'
import type { DemoPictures } from './demo-pictures.ts'
import type { DemoShop } from './read-demo.ts'

type Row<T extends keyof Database> = Insertable<Database[T]>

/** Hero and listing banners; each leads to its category. */
export function bannerRows({ banners }: DemoShop, pictures: DemoPictures): Row<'banners'>[] {
  return banners.map((banner, position) => ({
    id: banner.id,
    banner_for: banner.bannerFor,
    image: pictures.banner(banner),
    alt: banner.alt,
    title: banner.title,
    subtitle: banner.subtitle,
    link: `/products?categoryId=${banner.category}`,
    brand_id: banner.brand,
    position,
  }))
}

export function categoryBannerRows({ categoryBanners }: DemoShop, pictures: DemoPictures): Row<'category_banners'>[] {
  return categoryBanners.map(({ category, percentage, title }, position) => ({
    id: `category-banner-${category}`,
    category_id: category,
    image: pictures.categoryBanner(category),
    title,
    percentage,
    position,
  }))
}

export function offerBannerRows({ offerBanners }: DemoShop, pictures: DemoPictures): Row<'offer_banners'>[] {
  return offerBanners.map(({ title, subtitle, description, offerValue, offerType, link }, position) => ({
    id: `offer-${position + 1}`,
    title,
    subtitle,
    description,
    offer_value: offerType === 'percentage' ? offerValue : paiseFromRupees(offerValue),
    offer_type: offerType,
    image: pictures.offerBanner(position),
    link,
    position,
  }))
}

/** Coupons; their days are Indian ones, both included. */
export function couponRows({ coupons }: DemoShop, newId: () => string): Row<'coupons'>[] {
  return coupons.map((each) => ({
    id: newId(),
    code: each.code,
    description: each.description,
    terms: each.terms,
    discount_type: each.type,
    // hundredths of a percent, or paise: a hundred of either
    value: paiseFromRupees(each.value),
    minimum_amount: paiseOrNone(each.minimumAmount),
    maximum_discount: paiseOrNone(each.maximumDiscount),
    valid_from: firstMomentOf(each.validFrom),
    valid_until: each.validUntil === undefined ? null : lastMomentOf(each.validUntil),
    total_limit: each.totalLimit ?? null,
    per_shopper_limit: each.perShopperLimit ?? null,
    uses: 0,
    active: true,
    created_at: firstMomentOf(each.validFrom),
  }))
}

function paiseOrNone(rupees: number | undefined): number | null {
  return rupees === undefined ? null : paiseFromRupees(rupees)
}
