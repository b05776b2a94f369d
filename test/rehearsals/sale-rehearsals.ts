import { applySales } from '../../src/server/catalogue/sales/apply-sales.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import { done, type Rehearsals, type Stage } from './rehearsal.ts'

const inMinutes = ({ shop }: Stage, minutes: number) =>
  new Date(shop.shop.clock().getTime() + minutes * 60_000).toISOString()

const saleBody = (stage: Stage, productId: string, startsAt: string | null) => ({
  badge: 'Onam sale',
  reach: 'products',
  targets: [productId],
  discountType: 'percentage',
  value: 10,
  startsAt,
  endsAt: inMinutes(stage, 1200),
})

/** A sale whose moment is there, and that nobody has begun. */
async function insertSale({ shop, pool }: Stage['shop'], productId: string): Promise<string> {
  const id = shop.newId()
  const now = shop.clock().getTime()
  await pool.query(
    `INSERT INTO sales (id, badge, reach, targets, discount_type, value, starts_at, ends_at, set_by, created_at)
     VALUES ($1, 'Onam sale', 'products', $2, 'percentage', 1000, $3, $4, 'Test', $3)`,
    [id, [productId], new Date(now - 60_000), new Date(now + 36_000_000)],
  )
  return id
}

/** Takes offers for a product, and gives its id. */
async function bargained({ shop, owner }: Stage): Promise<{ productId: string; set: () => Promise<unknown> }> {
  const { productId } = await buildProduct(shop.shop, { price: 100 })
  const body = { productId, from: 5, floorType: 'percentage', floorValue: 10, counterOffers: 2 }
  return { productId, set: () => done(owner.call(calls.setBargain, { body })) }
}

export const saleRehearsals: Rehearsals = {
  'bargain.set': async (stage) => {
    const { productId, set } = await bargained(stage)
    return { products: [productId], perform: set }
  },
  'bargain.end': async (stage) => {
    const { productId, set } = await bargained(stage)
    await set()
    const { rows } = await stage.shop.pool.query('SELECT id FROM bargain_terms WHERE product_id = $1', [productId])
    return {
      products: [productId],
      perform: () => done(stage.owner.call(calls.endBargain, { params: { id: rows[0].id } })),
    }
  },
  'sale.add': async (stage) => {
    const { productId } = await buildProduct(stage.shop.shop, { price: 100 })
    const body = saleBody(stage, productId, inMinutes(stage, 600))
    return { products: [productId], perform: () => done(stage.owner.call(calls.addSale, { body })) }
  },
  'sale.cancel': async (stage) => {
    const { productId } = await buildProduct(stage.shop.shop, { price: 100 })
    const body = saleBody(stage, productId, inMinutes(stage, 600))
    const { data } = await done(stage.owner.call(calls.addSale, { body }))
    return {
      products: [productId],
      perform: () => done(stage.owner.call(calls.cancelSale, { params: { id: data._id } })),
    }
  },
  'sale.end': async (stage) => {
    const { productId } = await buildProduct(stage.shop.shop, { price: 100 })
    const { data } = await done(stage.owner.call(calls.addSale, { body: saleBody(stage, productId, null) }))
    return { products: [productId], perform: () => done(stage.owner.call(calls.endSale, { params: { id: data._id } })) }
  },
  'sale.begun': async ({ shop }) => {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const perform = async () => {
      await insertSale(shop, productId)
      await applySales(shop.shop)
    }
    return { products: [productId], perform }
  },
  'sale.ended': async ({ shop }) => {
    const { productId } = await buildProduct(shop.shop, { price: 100 })
    const id = await insertSale(shop, productId)
    await applySales(shop.shop)
    const perform = async () => {
      await shop.pool.query('UPDATE sales SET ends_at = $2 WHERE id = $1', [id, shop.shop.clock()])
      await applySales(shop.shop)
    }
    return { products: [productId], perform }
  },
}
