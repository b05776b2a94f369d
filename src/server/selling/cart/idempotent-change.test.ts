import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const keyed = (token: string, body: object, key: string) => ({ token, body, headers: { 'idempotency-key': key } })
const add = (token: string, body: object, key: string) =>
  shop.call('POST', '/cart/add-to-cart', keyed(token, body, key))
const quantities = async (token: string) => {
  const { body } = await shop.call('GET', '/cart/get-cart', { token })
  return body.data.formattedCart.items.map(({ quantity }) => quantity)
}

test('a change that is sent again, one after the other or ten at once, is made once', async () => {
  const [{ token }, other] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
  const { productId } = await buildProduct(shop.shop, { stock: 50 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(token, { productId, quantity: 3 }, 'key-1')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await quantities(token)).toEqual([3])
  await add(token, { productId, quantity: 3 }, 'key-2')
  const up = { productId, action: 'increment' }
  for (let time = 0; time < 3; time += 1) {
    await shop.call('PATCH', '/cart/update-cart-quantity', keyed(token, up, 'key-3'))
  }
  expect(await quantities(token)).toEqual([7])
  // a key is its account's own
  await add(other.token, { productId }, 'key-1')
  expect(await quantities(other.token)).toEqual([1])
})

test('one that was refused changed nothing, and may be sent again once nothing stands in its way', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { stock: 2 })
  const refused = await add(token, { productId, quantity: 3 }, 'key-1')
  expect(refused).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 2 } })
  await shop.db.updateTable('stock_items').set({ on_hand: 5 }).where('product_id', '=', productId).execute()
  expect((await add(token, { productId, quantity: 3 }, 'key-1')).status).toBe(200)
  expect((await add(token, { productId, quantity: 3 }, 'key-1')).status).toBe(200)
  expect(await quantities(token)).toEqual([3])
})
