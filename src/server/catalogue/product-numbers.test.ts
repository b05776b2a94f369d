import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

async function numbers(): Promise<{ id: string; no: number }[]> {
  return (await shop.pool.query('SELECT id, no FROM product_search ORDER BY no')).rows
}

test('a product keeps its number through every change, and none is used up by them', async () => {
  const before = await numbers()
  expect(before.at(-1)?.no).toBe(before.length)
  for (const change of [
    "name = name || ' x'",
    'active = false',
    'active = true',
    'selling_price = selling_price + 100',
  ]) {
    await shop.pool.query(`UPDATE products SET ${change}`)
  }
  expect(await numbers()).toEqual(before)
  const { productId } = await buildProduct(shop.shop, { name: 'Felt Wheel' })
  expect((await numbers()).at(-1)).toEqual({ id: productId, no: before.length + 1 })
  const { rows } = await shop.pool.query('SELECT max(part) AS part FROM search_postings')
  expect(rows[0].part).toBe(0)
})

test('what is off sale is found no more, and found again when it comes back', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Sisal Buff' })
  const found = async () => {
    shop.shop.cache.clear()
    return (await shop.call('GET', '/product/get-products?q=sisal')).body.data.products.map(({ _id }) => _id)
  }
  expect(await found()).toEqual([productId])
  await shop.pool.query('UPDATE products SET active = false WHERE id = $1', [productId])
  expect(await found()).toEqual([])
  await shop.pool.query('UPDATE products SET active = true WHERE id = $1', [productId])
  expect(await found()).toEqual([productId])
})
