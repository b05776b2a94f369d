import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { rupees } from './fields.ts'

/** A banner of the home page's hero carousel or the listing's carousel. */
export const Banner = z.strictObject({
  _id: z.string(),
  bannerFor: z.enum(['hero', 'product']),
  image: z.string(),
  alt: z.string(),
  title: z.string(),
  subtitle: z.string(),
  link: z.string(),
  brand: z.nullable(z.strictObject({ name: z.string(), bannerImage: z.string() })),
})
export type Banner = z.infer<typeof Banner>

/** A category's banner: up to so many percent off in it. */
export const CategoryBanner = z.strictObject({
  _id: z.string(),
  image: z.string(),
  title: z.string(),
  percentage: z.number(),
  category: z.strictObject({ _id: z.string(), name: z.string() }),
})
export type CategoryBanner = z.infer<typeof CategoryBanner>

/** An offer; `offerType` other than `percentage` means that `offerValue` is in rupees. */
export const OfferBanner = z.strictObject({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  offerValue: rupees,
  offerType: z.enum(['percentage', 'rupee']),
  image: z.string(),
  link: z.string(),
})
export type OfferBanner = z.infer<typeof OfferBanner>

export const content = {
  banners: endpoint({
    method: 'GET',
    path: '/banner',
    summary: 'Hero and listing banners',
    access: 'public',
    answer: success({ data: z.array(Banner) }),
  }),
  categoryBanners: endpoint({
    method: 'GET',
    path: '/banner/get-all-banners-by-category',
    summary: 'Category banners',
    access: 'public',
    answer: success({ data: z.array(CategoryBanner) }),
  }),
  offerBanners: endpoint({
    method: 'GET',
    path: '/offerBanner',
    summary: 'Special offers',
    access: 'public',
    answer: success({ data: z.array(OfferBanner) }),
  }),
}
