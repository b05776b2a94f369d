import { sql } from 'kysely'
import { completeness } from '../../../domain/catalogue/complete-goods.ts'
import type { GoodsRow, GoodsView } from '../../../shared/contract/office/goods-calls.ts'
import type { CappedCount } from '../../../shared/contract/office/order-shapes.ts'
import { rupeesFromPaise } from '../../../shared/money/money.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import { countGoods, goodsCursor, type ListedGoods, listGoods } from './goods-list-queries.ts'
import { selectGoods } from './goods-rows.ts'
import { readGoodsFacts } from './read-goods-facts.ts'

/** A page of products, where the next one begins (null: it is the last), and with the first page how many there are. */
export async function listGoodsForStaff(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  view: GoodsView,
): Promise<{ data: GoodsRow[]; next: string | null; found: CappedCount | null }> {
  const found = await listGoods(db, view, clock())
  const isFirst = view.after === undefined
  // a first page that is the last has counted them
  const isAll = found.length <= officeLimits.officeRows
  const count = !isFirst ? null : isAll ? found.length : await countGoods(db, view, clock())
  const page = found.slice(0, officeLimits.officeRows)
  const last = page.at(-1)
  const next = found.length > officeLimits.officeRows && last ? goodsCursor(view.sort, last) : null
  const data = await presentRows(db, page)
  return { data, next, found: count === null ? null : bounded(count) }
}

/** A count that stops where it is long. */
export function bounded(count: number): CappedCount {
  return { count: Math.min(count, officeLimits.countedMost), more: count > officeLimits.countedMost }
}

async function presentRows(db: Shop['db'], page: readonly ListedGoods[]): Promise<GoodsRow[]> {
  const ids = page.map(({ id }) => id)
  const [all, facts] = await Promise.all([selectGoods(db, sql`SELECT unnest(${ids}::text[])`), readGoodsFacts(db)])
  const goods = new Map(all.map((each) => [each.id, each]))
  return page.flatMap(({ id, brand, category, stock, changed_at: changedAt }) => {
    const one = goods.get(id)
    if (!one) return []
    const { percent, law } = completeness(one, facts)
    const { name, images, state, price, offerPrice } = one.product
    const amounts = {
      price: rupeesFromPaise(price),
      offerPrice: offerPrice === null ? null : rupeesFromPaise(offerPrice),
    }
    const variants = one.variants.filter(({ active }) => active).length
    const counted = { variants, stock, complete: percent, lacks: law.length }
    return [{ _id: id, name, image: images[0] ?? '', brand, category, state, ...amounts, ...counted, changedAt }]
  })
}
