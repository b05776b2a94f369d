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
const getCart = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data

describe('adding', () => {
  test('more than there is changes nothing and says how many are left', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { name: 'Gate Valve', stock: 3 })
    expect(await add(token, { productId, quantity: 4 })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', available: 3, message: 'Only 3 left of Gate Valve' },
    })
    await add(token, { productId, quantity: 2 })
    expect(await add(token, { productId, quantity: 2 })).toMatchObject({ status: 409, body: { available: 3 } })
    expect((await getCart(token)).formattedCart.items).toMatchObject([{ quantity: 2 }])
  })

  test('what is sold out, or was never counted, is refused', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { name: 'Pulley', stock: 0 })
    const answer = await add(token, { productId })
    expect(answer).toMatchObject({ status: 409, body: { available: 0, message: 'Pulley is out of stock' } })
  })

  test('what is held for a payment under way is not to be had', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 3 })
    await shop.db.updateTable('stock_items').set({ held: 2 }).where('product_id', '=', productId).execute()
    expect(await add(token, { productId, quantity: 2 })).toMatchObject({ status: 409, body: { available: 1 } })
  })

  test('an unknown product, an unknown variant and another product’s variant are 404', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { variants: ['S'] })
    const other = await buildProduct(shop.shop, { variants: ['S'] })
    for (const body of [
      { productId: 'no-such-product' },
      { productId: '../../etc' },
      { productId, variantId: 'no-such-variant' },
      { productId, variantId: other.variantIds[0] },
    ]) {
      expect(await add(token, body)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await getCart(token)).formattedCart.items).toEqual([])
  })

  test('a product with variants needs one of them; one without takes none', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { variants: ['S', 'M'] })
    const answer = await add(token, { productId })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please choose one of the product’s variants' } })
    const plain = await buildProduct(shop.shop)
    expect(await add(token, { productId: plain.productId, variantId: 'S' })).toMatchObject({
      status: 404,
      body: { message: 'This product has no variants to choose from' },
    })
  })

  test.each([0, -1, 1.5, '2', 10_001, null])('%j pieces is bad input', async (quantity) => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    expect(await add(token, { productId, quantity })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  })

  test('ends at as many different items as a cart can hold', async () => {
    const { token, userId } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, {
      variants: Array.from({ length: 101 }, (_, index) => `${index} mm`),
    })
    const lines = variantIds.slice(0, 100).map((variant_id) => ({ user_id: userId, product_id: productId, variant_id }))
    const now = shop.shop.clock()
    await shop.db.insertInto('carts').values({ user_id: userId, updated_at: now }).execute()
    const rows = lines.map((line) => ({ ...line, quantity: 1, added_at: now }))
    await shop.db.insertInto('cart_lines').values(rows).execute()
    expect(await add(token, { productId, variantId: variantIds[100] })).toMatchObject({
      status: 409,
      body: { code: 'cart_full' },
    })
    expect(await add(token, { productId, variantId: variantIds[0] })).toMatchObject({ status: 200 })
  })
})
