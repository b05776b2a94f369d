import type { GoodsWrite, VariantWrite } from '../../../domain/catalogue/plan-goods.ts'
import type { Asked } from '../../../domain/catalogue/selling-price.ts'
import type { Goods, ProductFields } from '../../../shared/office/goods-types.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import type { EntityFields, ManyRecordsUndo, RecordUndo } from '../../staff/commands/undo-registry.ts'
import { withoutPastSales } from '../sales/former-offers.ts'
import { lockGoods, productsOfVariants } from './goods-rows.ts'
import { writeGoods } from './write-goods.ts'

type Tx = CommandWork['tx']
type Fields = Record<string, unknown>

/**
 * Returns the undo of products and variants: by the same writes as everything else, thousands at once. A record that a command
 * has made is not deleted: a product is archived, a variant is taken off sale.
 */
export function undoGoodsRecord(
  shop: Pick<Shop, 'clock'>,
): Record<'product' | 'variant', RecordUndo & { many: ManyRecordsUndo }> {
  const restore: ManyRecordsUndo['restore'] = (work, records) => putBack(work, shop, records)
  return {
    product: backOf({ read: readProducts, restore, settle: withoutPastSales }, 'product', { state: 'archived' }),
    variant: backOf({ read: readVariants, restore, settle: withoutPastSales }, 'variant', { active: false }),
  }
}

function backOf(many: ManyRecordsUndo, entity: string, unmade: Fields): RecordUndo & { many: ManyRecordsUndo } {
  return {
    needs: 'products.edit',
    unmade,
    many,
    read: async (tx, id) => (await many.read(tx, [id])).get(id),
    restore: (work, id, fields) => many.restore(work, [{ entity, id, fields }]),
  }
}

async function readProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, Fields>> {
  const all = await lockGoods(tx, ids)
  return new Map([...all].map(([id, goods]) => [id, withOldNames({ ...goods.product, ownPrice: ownPrice(goods) })]))
}

/** Returns a product's own price; null where its variants have the prices (diff-goods). */
function ownPrice({ product: { price, offerPrice }, variants }: Goods): Asked | null {
  return variants.some(({ active }) => active) ? null : { price, offerPrice }
}

async function readVariants(tx: Tx, ids: readonly string[]): Promise<Map<string, Fields>> {
  const products = await productsOfVariants(tx, ids)
  const all = await lockGoods(tx, [...new Set(products.values())])
  const variants = [...all.values()].flatMap((goods) => goods.variants)
  const wanted = new Set(ids)
  return new Map(variants.flatMap((each) => (wanted.has(each.id) ? [[each.id, withOldNames({ ...each })]] : [])))
}

/** The offer was called otherwise in the history of the shop's first days. */
function withOldNames(fields: Fields & { offerPrice: number | null }): Fields {
  return { ...fields, offer_price: fields.offerPrice }
}

function withNewNames({ offer_price: offer, ownPrice: own, ...fields }: Fields): Fields {
  return { ...fields, ...(offer !== undefined && { offerPrice: offer }), ...(own as Asked | null | undefined) }
}

async function putBack(work: CommandWork, shop: Pick<Shop, 'clock'>, records: readonly EntityFields[]): Promise<void> {
  const variants = records.filter(({ entity }) => entity === 'variant').map(({ id }) => id)
  const products = await productsOfVariants(work.tx, variants)
  const byProduct = new Map<string, { product: Fields; variants: Map<string, Fields> }>()
  for (const { entity, id, fields } of records) {
    const productId = entity === 'product' ? id : (products.get(id) ?? id)
    const write = byProduct.get(productId) ?? { product: {}, variants: new Map<string, Fields>() }
    byProduct.set(productId, write)
    const now = withNewNames(fields)
    if (entity === 'product') Object.assign(write.product, now)
    else write.variants.set(id, { ...write.variants.get(id), ...now })
  }
  const writes = [...byProduct].map(([id, { product, variants: changed }]): GoodsWrite => {
    const variantWrites = [...changed].map(([variantId, fields]): VariantWrite => ({ id: variantId, fields }))
    return { id, product: product as Partial<ProductFields>, variants: variantWrites }
  })
  await writeGoods(work, shop, writes, { isUndo: true })
}
