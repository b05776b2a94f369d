import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (token: string, body: object) => shop.call('POST', '/cart/add-to-cart', { token, body })
const update = (token: string, body: object) => shop.call('PATCH', '/cart/update-cart-quantity', { token, body })
const getCart = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data

describe('changing a quantity', () => {
  test('goes one up and one down, never below 1 and never past the stock', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 2 })
    await add(token, { productId })
    const up = await update(token, { productId, action: 'increment' })
    expect(up.body.data.formattedCart.items).toMatchObject([{ quantity: 2 }])
    expect(await update(token, { productId, action: 'increment' })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 2 },
    })
    await update(token, { productId, action: 'decrement' })
    expect(await update(token, { productId, action: 'decrement' })).toMatchObject({
      status: 409,
      body: { code: 'quantity_at_minimum' },
    })
    expect((await getCart(token)).formattedCart.items).toMatchObject([{ quantity: 1 }])
  })

  test('goes down even where the stock has gone below', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 5 })
    await add(token, { productId, quantity: 5 })
    await shop.db.updateTable('stock_items').set({ on_hand: 1 }).where('product_id', '=', productId).execute()
    const { body } = await update(token, { productId, action: 'decrement' })
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 4, available: 1 }])
  })

  test('of what is not in the cart is 404, of an unknown action 400', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    for (const action of ['increment', 'decrement']) {
      expect(await update(token, { productId, action })).toMatchObject({ status: 404 })
    }
    expect(await update(token, { productId, action: 'double' })).toMatchObject({ status: 400 })
  })

  test('sets the quantity that was typed, the same however often it comes', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 150 })
    await add(token, { productId })
    const set = { productId, action: 'set', quantity: 100 }
    const answers = await Promise.all(Array.from({ length: 4 }, () => update(token, set)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await getCart(token)).formattedCart.items).toMatchObject([{ quantity: 100 }])
    const { body } = await update(token, { ...set, quantity: 7 })
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 7 }])
  })

  test('refuses a typed quantity that is not to be had, and leaves the line as it is', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 9 })
    await add(token, { productId, quantity: 2 })
    const set = (quantity: unknown) => update(token, { productId, action: 'set', quantity })
    expect(await set(10)).toMatchObject({ status: 409, body: { code: 'out_of_stock', available: 9 } })
    for (const quantity of [0, -1, 1.5, 10_001, '3', undefined]) {
      expect(await set(quantity)).toMatchObject({ status: 400, body: { code: 'bad_input' } })
    }
    expect((await getCart(token)).formattedCart.items).toMatchObject([{ quantity: 2 }])
    const { productId: other } = await buildProduct(shop.shop)
    expect(await update(token, { productId: other, action: 'set', quantity: 2 })).toMatchObject({ status: 404 })
  })

  test('sets fewer also where the stock has gone below', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 50 })
    await add(token, { productId, quantity: 50 })
    await shop.db.updateTable('stock_items').set({ on_hand: 1 }).where('product_id', '=', productId).execute()
    const { body } = await update(token, { productId, action: 'set', quantity: 40 })
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 40, available: 1 }])
    expect(await update(token, { productId, action: 'set', quantity: 41 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 1 },
    })
  })
})
