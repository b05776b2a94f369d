/** Kinds of the storefront content, by the word in the calls' paths; the value is what the history calls it. */
export const windowEntities = {
  banners: 'banner',
  'category-banners': 'category_banner',
  offers: 'offer',
  categories: 'category',
  subcategories: 'subcategory',
  brands: 'brand',
  labels: 'label',
} as const

export type WindowKind = keyof typeof windowEntities

/** Every kind, in the order of the menu. */
export const windowKinds = Object.keys(windowEntities) as [WindowKind, ...WindowKind[]]

/** Kinds whose goods have a list of their own in the shop, and the word of its address that chooses it. */
export const listedBy = {
  categories: 'categoryId',
  subcategories: 'subcategoryId',
  brands: 'brandId',
  labels: 'labelId',
} as const satisfies Partial<Record<WindowKind, string>>

/** Returns whether a kind's products have a list of their own. */
export function isListed(kind: WindowKind): kind is keyof typeof listedBy {
  return kind in listedBy
}

/** States of storefront content: everybody sees it; its time has not come, or is over; it was archived. */
export const windowStates = ['shown', 'waiting', 'over', 'archived'] as const
export type WindowState = (typeof windowStates)[number]

/** The pictures of the window: the least points that each needs to be sharp where it is drawn, and the most that are kept. */
export const windowPictures = {
  hero: { width: 1600, height: 600, most: 2400 },
  listing: { width: 1600, height: 260, most: 2400 },
  offer: { width: 960, height: 480, most: 1600 },
  'category-banner': { width: 320, height: 160, most: 1600 },
  category: { width: 480, height: 360, most: 1600 },
  brand: { width: 160, height: 160, most: 1600 },
  'brand-banner': { width: 1280, height: 240, most: 2400 },
} as const satisfies Record<string, { width: number; height: number; most: number }>

export type WindowPicture = keyof typeof windowPictures

/** Picture of each banner: where a banner is drawn decides how large its picture has to be. */
export const pictureOfBanner = { hero: 'hero', product: 'listing' } as const satisfies Record<string, WindowPicture>
