import { sql } from 'kysely'
import type { GoodsWrite, VariantWrite } from '../../../domain/catalogue/plan-goods.ts'
import { availabilityTag, shownStockTag, stockTag } from '../../../shared/cache-tags.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { goodsDone } from '../../../shared/copy/office/goods-done.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { ProductFields, VariantFields } from '../../../shared/office/goods-types.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { withoutSales } from '../sales/former-offers.ts'
import { receiveStock } from '../stock/receive-stock.ts'
import { lockGoods, selectGoods } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

/** A new product, amounts in paise; `stock`: the pieces that are there, of a product without variants. */
interface NewGoods {
  product: Partial<ProductFields>
  variants: readonly Partial<VariantFields>[]
  stock: number
}

/** Adds a product as a draft; gives its id. Throws like writeGoods. */
export async function addGoods(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  { product, variants, stock }: NewGoods,
): Promise<string> {
  const write: GoodsWrite = {
    id: null,
    product: { ...product, state: 'draft' },
    variants: variants.map((fields): VariantWrite => ({ id: null, fields })),
  }
  const [added] = await writeGoods(work, shop, [write])
  if (!added) throw new Error('nothing was written')
  work.about({ kind: 'product', id: added.id, name: product.name ?? '' })
  if (stock > 0 && variants.length === 0) {
    const receipt = { productId: added.id, variantId: null, quantity: stock }
    await receiveStock(work.tx, [receipt], shop.clock(), goodsDone.firstStock)
    work.stale(stockTag(added.id))
    work.stale(shownStockTag(added.id))
    work.stale(availabilityTag)
  }
  return added.id
}

/** Adds variants to a product; `piecesTo`: which of them its pieces in stock become. Throws `not_found`, and what writeGoods throws. */
export async function addVariants(
  shop: Pick<Shop, 'clock'>,
  work: CommandWork,
  id: string,
  variants: readonly Partial<VariantFields>[],
  piecesTo: number | undefined,
): Promise<void> {
  const goods = (await lockGoods(work.tx, [id])).get(id)
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  work.about({ kind: 'product', id, name: goods.product.name })
  await writeGoods(work, shop, [{ id, variants: variants.map((fields) => ({ id: null, fields })) }], { piecesTo })
}

/**
 * Makes a draft like another product, with its variants on sale, at the prices that hold outside of a sale; gives its id. The other one
 * is only read: who writes it is not waited for. Throws `not_found`, and what writeGoods throws.
 */
export async function copyGoods(shop: Pick<Shop, 'clock'>, work: CommandWork, id: string): Promise<string> {
  const [goods] = await withoutSales(work.tx, await selectGoods(work.tx, sql`SELECT ${id}::text`))
  if (!goods) throw new Failure('not_found', failures.productNotFound)
  const { archivedAt: _, ...product } = goods.product
  const name = goodsDone.copyOf(product.name).slice(0, goodsLimits.name)
  const variants = goods.variants
    .filter(({ active }) => active)
    .map(({ id: _id, version: _version, ...fields }) => fields)
  return addGoods(shop, work, { product: { ...product, name }, variants, stock: 0 })
}
