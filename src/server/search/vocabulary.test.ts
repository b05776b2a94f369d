import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a name with many sizes between slashes stops nobody’s search', async () => {
  const sizes = Array.from({ length: 24 }, (_, at) => 1000 + 50 * at).join('/')
  const { productId } = await buildProduct(shop.shop, { name: `Spacer tube ${sizes} mm` })
  const { body } = await shop.call('GET', `/product/suggest?q=${encodeURIComponent('2100/2150 mm')}`)
  expect(body.data.exact).toMatchObject([{ _id: productId }])
}, 20_000)
