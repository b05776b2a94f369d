import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Definition } from '../domain/catalogue/attributes/read-attribute.ts'
import { checkDemo } from './check-demo.ts'
import {
  AttributeEntry,
  BrandEntry,
  CategoryAttributesEntry,
  CategoryEntry,
  ProductEntry,
  ReviewerEntry,
  ReviewsEntry,
} from './demo-schema.ts'
import { readEntries } from './read-entries.ts'
import { BannerEntry, CategoryBannerEntry, CouponEntry, OfferBannerEntry } from './selling-schema.ts'

/** A product with the category whose file it stands in. */
export type DemoProduct = ProductEntry & { category: string }

/** Everything in db/demo, checked. */
export interface DemoShop {
  categories: CategoryEntry[]
  brands: BrandEntry[]
  /** Attributes that products can have, by key. */
  definitions: Map<string, Definition>
  categoryAttributes: CategoryAttributesEntry[]
  products: DemoProduct[]
  reviewers: ReviewerEntry[]
  reviews: ReviewsEntry[]
  banners: BannerEntry[]
  categoryBanners: CategoryBannerEntry[]
  offerBanners: OfferBannerEntry[]
  coupons: CouponEntry[]
}

const demoFolder = path.resolve(import.meta.dirname, '../../db/demo')

/** Reads and checks the demo shop's files. Throws StartFailure that names the file and the entry. */
export function readDemo(folder: string = demoFolder): DemoShop {
  const products = listFiles(folder, 'products').flatMap((file) =>
    readEntries(folder, file, ProductEntry).map((each) => ({ ...each, category: path.basename(file, '.yaml') })),
  )
  const demo = {
    categories: readEntries(folder, 'categories.yaml', CategoryEntry),
    brands: readEntries(folder, 'brands.yaml', BrandEntry),
    definitions: definitionsOf(readEntries(folder, 'attributes.yaml', AttributeEntry)),
    categoryAttributes: readEntries(folder, 'category-attributes.yaml', CategoryAttributesEntry),
    products,
    reviewers: readEntries(folder, 'reviewers.yaml', ReviewerEntry),
    reviews: listFiles(folder, 'reviews').flatMap((file) => readEntries(folder, file, ReviewsEntry)),
    banners: readEntries(folder, 'banners.yaml', BannerEntry),
    categoryBanners: readEntries(folder, 'category-banners.yaml', CategoryBannerEntry),
    offerBanners: readEntries(folder, 'offer-banners.yaml', OfferBannerEntry),
    coupons: readEntries(folder, 'coupons.yaml', CouponEntry),
  }
  checkDemo(demo)
  return demo
}

function definitionsOf(entries: AttributeEntry[]): Map<string, Definition> {
  return new Map(entries.map((each) => [each.key, { ...each, unit: each.unit ?? null }]))
}

function listFiles(folder: string, kind: string): string[] {
  const names = readdirSync(path.join(folder, kind)).filter((name) => name.endsWith('.yaml'))
  return names.sort().map((name) => `${kind}/${name}`)
}
