import type { GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import { offerAfterSale } from '../../../domain/catalogue/sales/sale-price.ts'
import { salesOfficeCopy as copy } from '../../../shared/copy/office/sales.ts'
import type { Goods } from '../../../shared/office/goods-types.ts'
import { saleLimits } from '../../../shared/sale-limits.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { lockGoods } from '../goods/goods-rows.ts'
import { writeGoods } from '../goods/write-goods.ts'
import { pricedNow, writeOf } from './begin-sale.ts'
import {
  dropDueGoods,
  moveSale,
  type SaleGoodsRow,
  type SaleRow,
  takeSaleGoods,
  unmarkProducts,
  updateSaleGoods,
} from './sale-queries.ts'

/**
 * Ends a sale that the caller has locked, or goes on with it: some hundred products lose its badge and get their former price again,
 * where the sale's price is still asked; a price that somebody set meanwhile stays. The sale runs until the last of them has.
 */
export async function endSome(shop: Pick<Shop, 'clock'>, work: CommandWork, sale: SaleRow): Promise<void> {
  work.about({ kind: 'sale', id: sale.id, name: sale.badge })
  await dropDueGoods(work.tx, sale.id, copy.endedFirst)
  await giveBack(shop, work, sale, await takeSaleGoods(work.tx, sale.id, 'on', saleLimits.atOnce))
  const left = await takeSaleGoods(work.tx, sale.id, 'on', 1)
  if (left.length > 0) return
  await moveSale(work.tx, sale.id, 'ended')
  work.changed('sale', sale.id, { state: sale.state }, { state: 'ended' })
}

async function giveBack(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  sale: SaleRow,
  on: readonly SaleGoodsRow[],
): Promise<void> {
  const ids = [...new Set(on.map((row) => row.product_id))]
  const locked = await lockGoods(work.tx, ids)
  const ended = on.map((row) => endOf(row, locked.get(row.product_id)))
  const offers = new Map(ended.filter(isBack).map(({ row, offer }) => [row, offer]))
  const back = [...Map.groupBy(offers.keys(), (row) => row.product_id).values()]
  await writeGoods(
    work,
    shop,
    back.map((rows) => ({ ...writeOf(rows, (row) => offers.get(row) ?? null), ...ownOf(rows, locked) })),
    { isUndo: true, locked },
  )
  await updateSaleGoods(
    work.tx,
    ended.map(({ row }) => row),
  )
  await unmarkProducts(work.tx, sale.id, ids)
}

/** A product whose last variant has gone meanwhile is sold at a price of its own: where it is that variant's in the sale, it goes too. */
function ownOf(rows: readonly SaleGoodsRow[], locked: ReadonlyMap<string, Goods>): Pick<GoodsWrite, 'product'> {
  const goods = locked.get(rows[0]?.product_id ?? '')
  if (!goods || goods.variants.some(({ active }) => active)) return {}
  const { price, offerPrice } = goods.product
  const row = rows.find((each) => each.variant_id !== null && each.sale_price === offerPrice)
  return row ? { product: { offerPrice: offerAfterSale(row.was_offer, price) } } : {}
}

interface Ended {
  row: SaleGoodsRow
  /** The selling price that is asked again, in paise; null: the MRP. */
  offer: number | null
}

const isBack = ({ row }: Ended) => row.state === 'back'

/** The price before the sale comes back where nobody has set another one since. */
function endOf(row: SaleGoodsRow, goods: Goods | undefined): Ended {
  const variant = goods?.variants.find(({ id }) => id === row.variant_id)
  const now = goods && (row.variant_id === null ? pricedNow(goods, null) : variant)
  if (!now || now.offerPrice !== row.sale_price) {
    return { row: { ...row, state: 'kept', refusal: now ? copy.kept : copy.gone }, offer: null }
  }
  return { row: { ...row, state: 'back' }, offer: offerAfterSale(row.was_offer, now.price) }
}
