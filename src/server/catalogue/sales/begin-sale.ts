import type { GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import { judgeSalePrice, type SaleTerms } from '../../../domain/catalogue/sales/sale-price.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { planWrites, writeGoods } from '../goods/write-goods.ts'
import { findReached, type SaleScope } from './reach-queries.ts'
import {
  insertSaleGoods,
  markProducts,
  moveSale,
  readOtherSales,
  type SaleGoodsRow,
  type SaleRow,
  takeSaleGoods,
  updateSaleGoods,
} from './sale-queries.ts'

type Clock = Pick<Shop, 'clock'>

/**
 * Begins a sale that the caller has locked, or goes on with it: what it reaches now is kept, and some hundred products get its price
 * and its badge through the one write of goods. Gives how many; 0: all have it. What cannot be is left out with the reason.
 */
export async function beginSome(shop: Clock, work: CommandWork, sale: SaleRow): Promise<number> {
  if (sale.state === 'waiting') {
    work.about({ kind: 'sale', id: sale.id, name: sale.badge })
    await keepReached(work, sale)
    await moveSale(work.tx, sale.id, 'running')
    work.changed('sale', sale.id, { state: sale.state }, { state: 'running' })
  }
  const due = await takeSaleGoods(work.tx, sale.id, 'due', saleLimits.atOnce)
  if (due.length === 0) return 0
  work.about({ kind: 'sale', id: sale.id, name: sale.badge })
  const groups = [...Map.groupBy(due, (row) => row.product_id)]
  const locked = await lockGoods(
    work.tx,
    groups.map(([id]) => id),
  )
  // a sale that began in the same moment has them by now
  const others = await readOtherSales(work.tx, sale.id, [...locked.keys()])
  const priced = groups.map(([id, rows]) => priceOf(sale, locked.get(id), rows, others.get(id) ?? null))
  const good = await writeGood(shop, work, locked, priced)
  await updateSaleGoods(
    work.tx,
    priced.flatMap(({ rows }) => rows),
  )
  await markProducts(
    work.tx,
    good.map(({ rows }) => ({ id: rows[0]?.product_id ?? '', sale: onProduct(sale, rows) })),
  )
  return groups.length
}

/** Returns the terms by which a kept sale prices goods. */
export function termsOfSale(sale: Pick<SaleRow, 'discount_type' | 'value' | 'below_cost' | 'most_percent'>): SaleTerms {
  return {
    discountType: sale.discount_type,
    value: sale.value,
    belowCost: sale.below_cost,
    mostPercent: sale.most_percent,
  }
}

/** Returns what a kept sale reaches, and when. */
export function scopeOfSale(sale: SaleRow): SaleScope {
  const { id, reach, targets } = sale
  return { id, reach, targets, startsAt: sale.starts_at, endsAt: sale.ends_at, createdAt: sale.created_at }
}

async function keepReached({ tx }: CommandWork, sale: SaleRow): Promise<void> {
  const reached = await findReached(tx, scopeOfSale(sale), saleLimits.goods)
  const terms = termsOfSale(sale)
  await insertSaleGoods(
    tx,
    sale.id,
    reached.map((each) => {
      const judged = judgeSalePrice(each, terms)
      const became =
        'refusal' in judged ? { state: 'refused' as const, refusal: judged.refusal } : { state: 'due' as const }
      return { product_id: each.productId, variant_id: each.variantId, refusal: null, ...became }
    }),
  )
}

interface Priced {
  write: GoodsWrite
  rows: SaleGoodsRow[]
}

/** The sale's prices of one product by what is asked for it now. Its cost was looked at when the sale began. */
function priceOf(
  sale: SaleRow,
  goods: Goods | undefined,
  due: readonly SaleGoodsRow[],
  otherSale: string | null,
): Priced {
  const terms = termsOfSale(sale)
  const rows = due.map((row): SaleGoodsRow => {
    const now = goods && pricedNow(goods, row.variant_id)
    if (!now) return { ...row, state: 'refused', refusal: copy.gone }
    const judged = judgeSalePrice({ ...now, cost: null, otherSale }, terms)
    if ('refusal' in judged) return { ...row, state: 'refused', refusal: judged.refusal }
    return { ...row, state: 'on', was_price: now.price, was_offer: now.offerPrice, sale_price: judged.price }
  })
  const on = rows.filter(({ state }) => state === 'on')
  return { write: writeOf(on, (row) => row.sale_price), rows }
}

/** Returns the prices of a product without variants, or of one of its variants, as they are; undefined: it is not sold so any more. */
export function pricedNow(goods: Goods, variantId: string | null) {
  const active = goods.variants.filter((variant) => variant.active)
  if (variantId === null) return active.length === 0 ? goods.product : undefined
  return active.find(({ id }) => id === variantId)
}

/** Returns the write of the selling prices of these goods of one product. */
export function writeOf(rows: readonly SaleGoodsRow[], offerOf: (row: SaleGoodsRow) => number | null): GoodsWrite {
  const variants = rows.flatMap((row) =>
    row.variant_id === null ? [] : [{ id: row.variant_id, fields: { offerPrice: offerOf(row) } }],
  )
  const own = rows.find((row) => row.variant_id === null)
  return {
    id: rows[0]?.product_id ?? '',
    ...(own && { product: { offerPrice: offerOf(own) } }),
    ...(variants.length > 0 && { variants }),
  }
}

/** Writes the prices of all products that may have them; the goods of the others are marked as refused. */
async function writeGood(
  shop: Clock,
  work: CommandWork,
  locked: ReadonlyMap<string, Goods>,
  priced: readonly Priced[],
): Promise<Priced[]> {
  const some = priced.filter(({ write }) => write.id !== '')
  const plans = await planWrites(
    work.tx,
    some.map(({ write }) => write),
    { now: shop.clock(), locked },
  )
  for (const [at, { rows }] of some.entries()) {
    const [problem] = plans[at]?.problems ?? []
    for (const row of problem ? rows : []) Object.assign(row, { state: 'refused', refusal: problem?.sentence })
  }
  const good = some.filter((_, at) => plans[at]?.problems.length === 0)
  await writeGoods(
    work,
    shop,
    good.map(({ write }) => write),
    { locked },
  )
  return good
}

function onProduct(sale: SaleRow, rows: readonly SaleGoodsRow[]) {
  const on = rows.filter(({ state }) => state === 'on')
  const prices = Object.fromEntries(on.map((row) => [row.variant_id ?? '', row.sale_price]))
  return { id: sale.id, badge: sale.badge, until: sale.ends_at.toISOString(), prices }
}
