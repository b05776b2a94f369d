import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('the first page holds the ten newest products', async () => {
  const { status, body } = await shop.call('GET', '/product/get-products')
  expect(status).toBe(200)
  expect(body.data.products).toHaveLength(10)
  console.log(JSON.stringify(body.data.products[0], null, 1), body.data.totalProducts)
})
