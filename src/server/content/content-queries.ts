import type { Kysely } from 'kysely'
import { columnsOf } from '../platform/db/columns-of.ts'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** Hero and listing banners with their brand, in the shop's order. */
export function selectBanners(db: Db) {
  return db
    .selectFrom('banners')
    .leftJoin('brands', 'brands.id', 'banners.brand_id')
    .select(['banners.id', 'banner_for', 'banners.image', 'alt', 'title', 'subtitle', 'link'])
    .select(['brands.name as brand_name', 'brands.banner_image as brand_banner_image'])
    .orderBy('banners.position')
    .orderBy('banners.id')
    .execute()
}

/** Category banners with their category. */
export function selectCategoryBanners(db: Db) {
  return db
    .selectFrom('category_banners')
    .innerJoin('categories', 'categories.id', 'category_banners.category_id')
    .select(['category_banners.id', 'category_banners.image', 'title', 'percentage', 'category_id'])
    .select('categories.name as category_name')
    .orderBy('category_banners.position')
    .orderBy('category_banners.id')
    .execute()
}

/** The special offers. */
export function selectOfferBanners(db: Db) {
  return db.selectFrom('offer_banners').select(columnsOf('offer_banners')).orderBy('position').orderBy('id').execute()
}
