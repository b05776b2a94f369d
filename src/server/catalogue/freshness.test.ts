import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { changePrice } from './goods/change-price.ts'
import { adjustStock } from './stock/adjust-stock.ts'

let shop: TestShop
let productId: string
let variantIds: string[]
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const built = await buildProduct(shop.shop, { price: 300, offerPrice: 250, stock: 8, variants: ['8 mm', '10 mm'] })
  productId = built.productId
  variantIds = built.variantIds
  shop.shop.cache.clear()
})

const lists = ['?sort=price-low', '?sort=price-high&maxPrice=240', '?sort=newest', '?categoryId=category']
const read = async (path: string) => (await shop.call('GET', path)).body
const everything = () =>
  Promise.all([`/product/get-product/${productId}`, ...lists.map((query) => `/product/get-products${query}`)].map(read))

/** Reads everything into the cache, changes something, and compares what is answered then with an empty cache's answer. */
async function expectFreshAfter(change: () => Promise<unknown>) {
  const before = await everything()
  await change()
  const after = await everything()
  shop.shop.cache.clear()
  expect(after).toEqual(await everything())
  expect(after).not.toEqual(before)
}

test('a changed price is in the next answer, on the product and in every list', async () => {
  const key = { productId, variantId: variantIds[1] ?? null }
  await expectFreshAfter(() => changePrice(shop.shop, key, { price: 30_000, offerPrice: 19_900 }))
  const { data } = await read(`/product/get-product/${productId}`)
  expect(data).toMatchObject({ price: 300, offerPrice: 199, discount: '34% off' })
})

test('changed stock is in the next answer', async () => {
  const variantId = variantIds[0] ?? null
  await expectFreshAfter(() => adjustStock(shop.shop, { productId, variantId }, -3, 'counted'))
  const { data } = await read(`/product/get-product/${productId}`)
  expect(data).toMatchObject({ stock: 13, variants: [{ stock: 5 }, { stock: 8 }] })
})

test('a review is in the next answer', async () => {
  const { token } = await buildShopper(shop.shop)
  const body = new FormData()
  for (const [name, value] of Object.entries({ productId, rating: '4', review: 'Fits.' })) body.set(name, value)
  await expectFreshAfter(() => shop.call('POST', '/review/add-review', { token, body }))
})

test('the price of a product with variants is its variants’; an unknown one is refused', async () => {
  const asked = { price: 100, offerPrice: null }
  const refused = { code: 'not_found' }
  await expect(changePrice(shop.shop, { productId, variantId: null }, asked)).rejects.toMatchObject(refused)
  await expect(changePrice(shop.shop, { productId, variantId: 'other' }, asked)).rejects.toMatchObject(refused)
  await expect(changePrice(shop.shop, { productId: 'none', variantId: null }, asked)).rejects.toMatchObject(refused)
})
