import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { buildProduct } from '../../test/builders/build-product.ts'
import { inCommand } from '../../test/office.ts'
import { carryGoods } from './carry-goods.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

/** Returns all products as the shop lists them. */
async function everything() {
  const pages = await Promise.all(
    [1, 2].map((page) => shop.call('GET', `/product/get-products?limit=100&page=${page}`)),
  )
  return pages.flatMap(({ body }) => body.data.products)
}

const written = (rows: Record<string, string>) =>
  JSON.stringify(Object.entries(rows).map(([title, description]) => ({ title, description })))

/** Makes the goods what they were before there were attributes: all in texts, and one of them in other hands. */
async function makeOld(own: string) {
  await inCommand(shop.db, async (tx) => {
    const nothing = { attributes: '[]', net_amount: null, net_unit: null, weight_grams: null, price_breaks: '[]' }
    const unnamed = { manufacturer: null, packer: null, importer: null, warranty_months: null }
    await tx.updateTable('variants').set(nothing).execute()
    await tx
      .updateTable('products')
      .set({ ...nothing, ...unnamed, specifications: written({ Size: '20 mm' }), hsn_code: '820210' })
      .execute()
    await tx.updateTable('brands').set({ manufacturer: null }).execute()
    await tx.deleteFrom('category_attributes').execute()
    await tx
      .updateTable('products')
      .set({
        specifications: written({ Bore: '25 mm', Temperature: '-30 to 100 °C', Width: 'narrow' }),
        net_quantity: '10 pieces',
      })
      .where('id', '=', own)
      .execute()
  })
  shop.shop.cache.clear()
}

test('a demo shop of an older version becomes what a new one is; the shop’s own goods keep their texts; once', async () => {
  const now = await everything()
  const { productId } = await buildProduct(shop.shop, { name: 'Spindle bearing', price: 100 })
  await makeOld(productId)
  await Promise.all([carryGoods(shop.shop), carryGoods(shop.shop)])
  const carried = await everything()
  const own = carried.find((each) => each._id === productId)
  expect(carried.filter((each) => each._id !== productId)).toEqual(now)
  expect(own).toMatchObject({
    attributes: [
      { key: 'bore', name: 'Bore', value: 25, unit: 'mm', text: '25 mm' },
      { key: 'min-temperature', value: -30 },
      { key: 'max-temperature', value: 100 },
    ],
    specifications: [{ title: 'Bore' }, { title: 'Temperature' }, { title: 'Width', description: 'narrow' }],
    unitPrice: { amount: 10, per: 'piece' },
  })

  await inCommand(shop.db, (tx) => tx.updateTable('products').set({ attributes: '[]' }).execute())
  await carryGoods(shop.shop)
  const { rows } = await shop.pool.query(`SELECT count(*)::int AS typed FROM products WHERE attributes <> '[]'`)
  expect(rows).toEqual([{ typed: 0 }])
})
