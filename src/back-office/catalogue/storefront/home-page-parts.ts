import type { WindowRecord } from '../../../shared/contract/office/window.ts'
import { home } from '../../../shared/copy/home.ts'
import { homePageCopy as copy } from '../../../shared/copy/office/home-page.ts'
import { highlights } from '../../../shared/highlights.ts'
import type { WindowKind } from '../../../shared/office/window-kinds.ts'

/** A part of the home page: the records that it shows, and where they are edited. */
interface HomePagePart {
  title: string
  to: string
  kind: WindowKind
  /** Tells which records of the kind it shows; left out: all. */
  shows?: (record: WindowRecord) => boolean
}

const products = (title: string, { id }: { id: string }): HomePagePart => ({
  title,
  to: `/window/labels/${id}`,
  kind: 'labels',
  shows: ({ _id }) => _id === id,
})

/** The parts in the order of the page (`web/home/home-page.tsx`). */
export const homePageParts: readonly HomePagePart[] = [
  {
    title: copy.banners,
    to: '/window/banners',
    kind: 'banners',
    shows: ({ fields }) => fields.bannerFor === 'hero',
  },
  { title: home.shopByCategory, to: '/window/categories', kind: 'categories' },
  products(home.clearance, highlights.clearanceSale),
  { title: copy.categoryBanners, to: '/window/category-banners', kind: 'category-banners' },
  products(home.trending, highlights.trending),
  products(home.bestSellers, highlights.bestSellers),
  { title: home.offers, to: '/window/offers', kind: 'offers' },
]

export const homePageKinds = [...new Set(homePageParts.map(({ kind }) => kind))]
