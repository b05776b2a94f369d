import * as z from 'zod/mini'
import { colour, day, handle, link, percent, rupees, text } from './entry-fields.ts'

// The shape of the demo shop's banners, offers and coupons.

export const BannerEntry = z.strictObject({
  id: handle,
  bannerFor: z.enum(['hero', 'product']),
  title: text(60),
  subtitle: text(160),
  alt: text(160),
  brand: handle,
  category: handle,
  colour,
})
export type BannerEntry = z.infer<typeof BannerEntry>

export const CategoryBannerEntry = z.strictObject({ category: handle, percentage: percent, title: text(60) })
export type CategoryBannerEntry = z.infer<typeof CategoryBannerEntry>

export const OfferBannerEntry = z.strictObject({
  title: text(60),
  subtitle: text(120),
  description: text(2000),
  offerValue: rupees,
  offerType: z.enum(['percentage', 'rupee']),
  link,
})
export type OfferBannerEntry = z.infer<typeof OfferBannerEntry>

const times = z.optional(z.int().check(z.positive()))

export const CouponEntry = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9]{3,32}$/, 'must be capitals and digits')),
  description: text(200),
  terms: text(600),
  type: z.enum(['percentage', 'flat']),
  /** Percent or rupees. */
  value: rupees,
  minimumAmount: z.optional(rupees),
  maximumDiscount: z.optional(rupees),
  validFrom: day,
  validUntil: z.optional(day),
  totalLimit: times,
  perShopperLimit: times,
})
export type CouponEntry = z.infer<typeof CouponEntry>
