import { type RawBuilder, sql } from 'kysely'
import type { GoodsFilter, GoodsLack } from '../../../shared/office/goods-lists.ts'
import type { GoodsState } from '../../../shared/office/units.ts'
import { officeLimits } from '../../../shared/office-limits.ts'

/** The condition for `products p` that a filter of people of the shop stands for. `now`: since when nothing was sold is counted from it. */
export function goodsCondition(filter: GoodsFilter, now: Date): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql`true`, ...conditionsOf(filter, now)], sql` AND `)}`
}

function* conditionsOf(filter: GoodsFilter, now: Date): Generator<RawBuilder<unknown>> {
  const { ids, text, category, subcategory, brand, label, state, lacks } = filter
  if (ids !== undefined) yield sql`p.id = ANY (${ids})`
  if (category !== undefined) yield sql`p.category_id = ${category}`
  if (subcategory !== undefined) yield sql`p.subcategory_id = ${subcategory}`
  if (brand !== undefined) yield sql`p.brand_id = ${brand}`
  if (label !== undefined) yield sql`p.label_ids @> ARRAY[${label}]`
  if (state !== undefined) yield states[state]
  if (lacks !== undefined) yield lacking(lacks, now)
  if (text !== undefined && text.trim() !== '') yield textCondition(text)
}

const states: Readonly<Record<GoodsState, RawBuilder<unknown>>> = {
  on_sale: sql`p.active`,
  draft: sql`NOT p.active AND p.archived_at IS NULL`,
  archived: sql`NOT p.active AND p.archived_at IS NOT NULL`,
}

function lacking(what: GoodsLack, now: Date): RawBuilder<unknown> {
  const free = (most: number) =>
    sql`p.id IN (SELECT s.product_id FROM stock_items s WHERE s.on_hand - s.held <= ${sql.lit(most)})`
  if (what === 'hsn') return sql`p.hsn_code = ''`
  if (what === 'picture') return sql`p.images = '{}'`
  if (what === 'law') return lawCondition
  if (what === 'stock') return free(0)
  if (what === 'low') return free(officeLimits.lowStockPieces)
  const since = new Date(now.getTime() - officeLimits.unsoldDays * 86_400_000)
  return sql`p.created_at < ${since} AND NOT EXISTS (SELECT FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = p.id AND o.created_at >= ${since})`
}

/** SQL form of the rules in domain/catalogue/complete-goods, country-of-origin and declared-makers; a test compares them. */
const country = (written: RawBuilder<unknown>) =>
  sql`regexp_replace(regexp_replace(lower(regexp_replace(btrim(${written}), '\\s+', ' ', 'g')), '^made in ', ''), '^bharat$', 'india')`
const lacksMaker = (written: RawBuilder<unknown>, maker: RawBuilder<unknown>, importer: RawBuilder<unknown>) => sql`
  CASE WHEN ${country(written)} IN ('', 'india')
    THEN ${maker} IS NULL AND p.brand_id NOT IN (SELECT b.id FROM brands b WHERE b.manufacturer IS NOT NULL)
    ELSE ${importer} IS NULL END`
const ofVariant = sql`coalesce(v.country_of_origin, p.country_of_origin)`
const isOfSame = sql`${country(ofVariant)} = ${country(sql`p.country_of_origin`)}`
const declaresItself = sql`num_nonnulls(v.country_of_origin, v.manufacturer, v.packer, v.importer) > 0`

const lawCondition = sql`(p.hsn_code = '' OR p.unit = '' OR btrim(p.description) = ''
  OR btrim(p.net_quantity) = '' OR btrim(p.country_of_origin) = ''
  OR ${lacksMaker(sql`p.country_of_origin`, sql`coalesce(p.manufacturer, p.packer)`, sql`p.importer`)}
    AND (NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active)
      OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active AND NOT ${declaresItself}))
  OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active AND ${declaresItself}
    AND ${lacksMaker(
      ofVariant,
      sql`coalesce(v.manufacturer, v.packer, CASE WHEN ${isOfSame} THEN coalesce(p.manufacturer, p.packer) END)`,
      sql`coalesce(v.importer, CASE WHEN ${isOfSame} THEN p.importer END)`,
    )}))`

/** Each word in the name or the id; or the id of a variant, or a bar code. */
function textCondition(text: string): RawBuilder<unknown> {
  const words = text.trim().toLowerCase().split(/\s+/).slice(0, 8)
  const each = words.map((word) => sql`lower(p.name || ' ' || p.id) LIKE ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  const whole = text.trim()
  return sql`(${sql.join(each, sql` AND `)} OR p.id = ANY (ARRAY(
    SELECT v.product_id FROM variants v WHERE v.id = ${whole} UNION SELECT k.product_id FROM barcodes k WHERE k.code = ${whole})))`
}
