import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import type { UsualItem } from '../../../shared/contract/usual-items.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Bought = Awaited<ReturnType<typeof buildShopper>>
const usual = async ({ token }: Bought): Promise<UsualItem[]> => {
  const { body } = await shop.call('GET', '/order/usual-items', { token })
  return body.data
}

test('what was ordered twice is listed, most often first, with its usual quantity, today’s price and stock', async () => {
  const shopper = await buildShopper(shop.shop)
  const [belt, grease, once] = [
    await buildProduct(shop.shop, { price: 165, stock: 40 }),
    await buildProduct(shop.shop, { price: 90, stock: 20 }),
    await buildProduct(shop.shop, { price: 10, stock: 5 }),
  ]
  expect(await usual(shopper)).toEqual([])
  for (const quantity of [4, 2, 4]) await placeOrder(shop, { shopper, product: belt, quantity })
  for (const quantity of [1, 3]) await placeOrder(shop, { shopper, product: grease, quantity })
  await placeOrder(shop, { shopper, product: once })
  await shop.db.updateTable('products').set({ price: 20_000 }).where('id', '=', belt.productId).execute()
  const listed = await usual(shopper)
  expect(listed).toMatchObject([
    { productId: belt.productId, times: 3, usual: 4, why: null, now: { price: 200, pieces: 4, stock: 30 } },
    { productId: grease.productId, times: 2, usual: 1, why: null, now: { offerPrice: 90, pieces: 1, stock: 16 } },
  ])
  const items = listed.map(({ productId, variantId, now }) => ({ productId, variantId, quantity: now?.pieces }))
  const { body } = await shop.call('POST', '/cart/add-many', { token: shopper.token, body: { items } })
  expect(body.notAdded).toEqual([])
  expect(body.data.formattedCart.items).toHaveLength(2)
  // nobody else has them, and nobody without an account
  expect(await usual(await buildShopper(shop.shop))).toEqual([])
  expect((await shop.call('GET', '/order/usual-items', {})).status).toBe(401)
})

test('a cancelled order does not count; what is short or no longer sold says so', async () => {
  const shopper = await buildShopper(shop.shop)
  const product = await buildProduct(shop.shop, { price: 50, stock: 9 })
  const { order } = await placeOrder(shop, { shopper, product, quantity: 3 })
  await placeOrder(shop, { shopper, product, quantity: 3 })
  await moveOrder(shop.shop, order._id, 'cancelled')
  expect(await usual(shopper)).toEqual([])
  await placeOrder(shop, { shopper, product, quantity: 3 })
  expect(await usual(shopper)).toMatchObject([{ times: 2, usual: 3, why: null, now: { pieces: 3, stock: 3 } }])
  await shop.db.updateTable('stock_items').set({ on_hand: 1 }).where('product_id', '=', product.productId).execute()
  expect(await usual(shopper)).toMatchObject([{ why: 'stock', now: { pieces: 1, stock: 1 } }])
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', product.productId).execute()
  expect(await usual(shopper)).toMatchObject([{ why: 'gone', now: null }])
  const successor = await buildProduct(shop.shop, { name: 'Newer', price: 60, stock: 2 })
  const replaced = { replaced_by: successor.productId }
  await shop.db.updateTable('products').set(replaced).where('id', '=', product.productId).execute()
  const replacedBy = { productId: successor.productId, variantId: null, name: 'Newer', variantName: null }
  expect(await usual(shopper)).toMatchObject([
    { productId: product.productId, why: 'replaced', replacedBy, now: { offerPrice: 60, pieces: 2, stock: 2 } },
  ])
})
