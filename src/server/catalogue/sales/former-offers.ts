import { type Kysely, sql } from 'kysely'
import { cheapest } from '../../../domain/catalogue/plan-goods.ts'
import { offerAfterSale } from '../../../domain/catalogue/sales/sale-price.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { DoneChange } from '../../staff/commands/history-queries.ts'

type Db = Kysely<Database>
type Fields = Readonly<Record<string, unknown>>

/** The price of a sale and what was asked before it, in paise, of a product without variants or of a variant. */
interface SoldOff {
  id: string
  salePrice: number
  wasOffer: number | null
  /** MRP of now. */
  mrp: number
}

/** Returns products as they are outside of the sales that run: prices that somebody set meanwhile, and MRPs, are as they are. */
export async function withoutSales(db: Db, goods: readonly Goods[]): Promise<Goods[]> {
  const all = await readSoldOff(
    db,
    goods.map(({ id }) => id),
    null,
  )
  if (all.size === 0) return [...goods]
  const settled = <T extends { price: number; offerPrice: number | null }>(id: string, item: T): T => {
    const one = all.get(id)
    return one?.salePrice === item.offerPrice ? { ...item, offerPrice: offerAfterSale(one.wasOffer, item.price) } : item
  }
  return goods.map(({ product, variants, ...each }) => {
    const plain = variants.map((variant) => settled(variant.id, variant))
    return { ...each, product: { ...settled(each.id, product), ...cheapest(plain) }, variants: plain }
  })
}

/**
 * Returns what a command of this moment changed of products and variants, with the former price in the place of that of a sale that ran
 * then and is over: whoever takes the command back asks no price of a sale again.
 */
export async function withoutPastSales(db: Db, changes: readonly DoneChange[], at: Date): Promise<DoneChange[]> {
  const priced = changes.filter(({ before }) => before && offerIn(before) !== undefined)
  if (priced.length === 0) return [...changes]
  const all = await readSoldOff(db, [...new Set(priced.map(({ entityId }) => entityId))], at)
  return changes.map((change) => {
    const sold = all.get(change.entityId)
    const isOfSale = sold && change.before && offerIn(change.before) === sold.salePrice
    return isOfSale ? { ...change, before: settledFields(change.before ?? {}, sold) } : change
  })
}

/** The selling price among the fields of a change, by the names that the history has had for it. */
function offerIn({ offerPrice, offer_price: old, ownPrice }: Fields): unknown {
  return offerPrice ?? old ?? (ownPrice as Fields | null | undefined)?.offerPrice
}

function settledFields(before: Fields, { wasOffer, mrp }: SoldOff): Record<string, unknown> {
  const own = before.ownPrice as { price: number } | null | undefined
  const offerPrice = offerAfterSale(wasOffer, own?.price ?? (before.price as number | undefined) ?? mrp)
  if (own) return { ...before, ownPrice: { ...own, offerPrice } }
  return { ...before, ...('offerPrice' in before ? { offerPrice } : { offer_price: offerPrice }) }
}

/** Reads prices of sales by product or variant: of those that run, or of those that ran `at` a moment and are over. */
async function readSoldOff(db: Db, ids: readonly string[], at: Date | null): Promise<Map<string, SoldOff>> {
  const when =
    at === null
      ? sql`g.state = 'on'`
      : sql`g.state IN ('back', 'kept') AND g.sale_price IS NOT NULL AND s.starts_at <= ${at} AND s.ends_at > ${at}`
  const { rows } = await sql<SoldOff>`
    SELECT coalesce(g.variant_id, g.product_id) AS id, g.sale_price AS "salePrice", g.was_offer AS "wasOffer",
      coalesce(v.price, p.price) AS mrp
    FROM sale_goods g JOIN sales s ON s.id = g.sale_id JOIN products p ON p.id = g.product_id
    LEFT JOIN variants v ON v.id = g.variant_id
    WHERE (g.product_id = ANY (${[...ids]}) OR g.variant_id = ANY (${[...ids]})) AND ${when}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
