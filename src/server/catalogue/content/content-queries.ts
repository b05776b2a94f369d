import { type Kysely, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Hero and listing banners that are not over, with their brand, in the shop's order. */
export function selectBanners(db: Db, now: Date) {
  return db
    .selectFrom('banners')
    .leftJoin('brands', 'brands.id', 'banners.brand_id')
    .select(['banners.id', 'banner_for', 'banners.image', 'alt', 'title', 'subtitle', 'link'])
    .select(['brands.name as brand_name', 'brands.banner_image as brand_banner_image'])
    .select(['banners.starts_at', 'banners.ends_at'])
    .where('banners.archived_at', 'is', null)
    .where(isNotOver('banners', now))
    .orderBy('banners.position')
    .orderBy('banners.id')
    .execute()
}

/** Category banners that are not over, with their category, which is shown now. */
export function selectCategoryBanners(db: Db, now: Date) {
  return db
    .selectFrom('category_banners')
    .innerJoin('categories', 'categories.id', 'category_banners.category_id')
    .select(['category_banners.id', 'category_banners.image', 'title', 'percentage', 'category_id'])
    .select('categories.name as category_name')
    .select(['category_banners.starts_at', 'category_banners.ends_at'])
    .where('category_banners.archived_at', 'is', null)
    .where('categories.archived_at', 'is', null)
    .where(sql<boolean>`(categories.starts_at IS NULL OR categories.starts_at <= ${now})`)
    .where(isNotOver('categories', now))
    .where(isNotOver('category_banners', now))
    .orderBy('category_banners.position')
    .orderBy('category_banners.id')
    .execute()
}

/** The special offers that are not over. */
export function selectOfferBanners(db: Db, now: Date) {
  return db
    .selectFrom('offer_banners')
    .select(columnsOf('offer_banners'))
    .where('archived_at', 'is', null)
    .where(isNotOver('offer_banners', now))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

function isNotOver(table: string, now: Date) {
  const end = sql.ref(`${table}.ends_at`)
  return sql<boolean>`(${end} IS NULL OR ${end} > ${now})`
}
