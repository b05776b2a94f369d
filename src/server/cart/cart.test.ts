import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (token: string, body: object) => shop.call('POST', '/cart/add-to-cart', { token, body })
const update = (token: string, body: object) => shop.call('PATCH', '/cart/update-cart-quantity', { token, body })
const remove = (token: string, body: object) => shop.call('DELETE', '/cart/remove-from-cart', { token, body })
const getCart = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data

describe('a cart', () => {
  test('that never was is empty, costs nothing, and reading it writes nothing', async () => {
    const { token, userId } = await buildShopper(shop.shop)
    expect(await getCart(token)).toEqual({
      formattedCart: { items: [], subTotal: 0, totalPrice: 0 },
      couponDetails: null,
      deliveryCharges: 0,
      finalAmount: 0,
      gst: 0,
      payOnline: 0,
      freeDelivery: { threshold: 999, missing: 999 },
      notices: [],
    })
    expect(await shop.db.selectFrom('carts').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  })

  test('is nobody’s without a token', async () => {
    const answer = await shop.call('GET', '/cart/get-cart')
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
  })

  test('shows what was added, priced: the offer price counts, GST is contained, delivery is free from ₹999', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, {
      name: 'Claw Hammer',
      price: 450,
      offerPrice: 399.5,
      stock: 9,
    })
    const answer = await add(token, { productId, quantity: 2 })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Item added to cart' } })
    expect(answer.body.data).toMatchObject({
      formattedCart: { subTotal: 799, totalPrice: 799 },
      deliveryCharges: 59,
      finalAmount: 858,
      gst: 121.88,
      payOnline: 815.1,
      freeDelivery: { threshold: 999, missing: 200 },
    })
    const [item] = answer.body.data.formattedCart.items
    expect(item).toMatchObject({
      quantity: 2,
      offerPrice: 399.5,
      price: 450,
      lineTotal: 799,
      available: 9,
      variant: null,
    })
    expect(item?.product).toMatchObject({ _id: productId, name: 'Claw Hammer' })
    expect(await getCart(token)).toEqual(answer.body.data)
    const three = await add(token, { productId })
    expect(three.body.data).toMatchObject({ deliveryCharges: 0, finalAmount: 1198.5, freeDelivery: { missing: 0 } })
  })

  test('takes a missing, a null and an empty variantId as the same line', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    await add(token, { productId })
    await add(token, { productId, variantId: null })
    const { body } = await add(token, { productId, variantId: '' })
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 3, variant: null }])
  })

  test('keeps the variants of a product apart, each with its own stock, in the order they were added', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['6 mm', '8 mm'], stock: 4 })
    await add(token, { productId, variantId: variantIds[1] })
    const { body } = await add(token, { productId, variantId: variantIds[0], quantity: 4 })
    expect(body.data.formattedCart.items).toMatchObject([
      { quantity: 1, variant: { _id: variantIds[1], name: '8 mm' } },
      { quantity: 4, variant: { _id: variantIds[0], name: '6 mm' } },
    ])
  })

  test('sells a variant at its offer price, else its price', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, {
      price: 100,
      offerPrice: 90,
      variants: ['S', 'M'],
    })
    const [small = '', medium = ''] = variantIds
    await shop.db.updateTable('variants').set({ price: 12_000, offer_price: null }).where('id', '=', small).execute()
    await shop.db.updateTable('variants').set({ price: 12_000, offer_price: 11_050 }).where('id', '=', medium).execute()
    await add(token, { productId, variantId: small })
    const { body } = await add(token, { productId, variantId: medium })
    expect(body.data.formattedCart.items).toMatchObject([
      { offerPrice: 120, price: 120 },
      { offerPrice: 110.5, price: 120 },
    ])
  })
})

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
    expect(await add(token, { productId: plain.productId, variantId: 'S' })).toMatchObject({ status: 404 })
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
})

describe('taking out', () => {
  test('removes one line and leaves the others; again it is 404', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S', 'M'] })
    for (const variantId of variantIds) await add(token, { productId, variantId })
    const answer = await remove(token, { productId, variantId: variantIds[0] })
    expect(answer.body).toMatchObject({ message: 'Item removed from cart' })
    expect(answer.body.data.formattedCart.items).toMatchObject([{ variant: { _id: variantIds[1] } }])
    expect(await remove(token, { productId, variantId: variantIds[0] })).toMatchObject({ status: 404 })
  })

  test('works with query parameters too', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S'] })
    await add(token, { productId, variantId: variantIds[0] })
    const path = `/cart/remove-from-cart?productId=${productId}&variantId=${variantIds[0]}` as const
    expect(await shop.call('DELETE', path, { token })).toMatchObject({ status: 200 })
    expect((await getCart(token)).formattedCart.items).toEqual([])
  })

  test('everything answers the empty cart, also when it was empty', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop)
    await add(token, { productId })
    for (let time = 0; time < 2; time += 1) {
      const answer = await shop.call('DELETE', '/cart', { token })
      expect(answer).toMatchObject({ status: 200, body: { data: { formattedCart: { items: [] }, finalAmount: 0 } } })
    }
  })

  test('one shopper’s cart is never another’s', async () => {
    const [mine, other] = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    const { productId } = await buildProduct(shop.shop)
    await add(mine.token, { productId })
    expect(await remove(other.token, { productId })).toMatchObject({ status: 404 })
    await shop.call('DELETE', '/cart', { token: other.token })
    expect((await getCart(mine.token)).formattedCart.items).toHaveLength(1)
  })
})

describe('what is no longer sold', () => {
  test('leaves the cart at the next look, and is said once', async () => {
    const { token } = await buildShopper(shop.shop)
    const gone = await buildProduct(shop.shop, { name: 'Old Drill', price: 500 })
    const stays = await buildProduct(shop.shop, { price: 100 })
    await add(token, { productId: gone.productId })
    await add(token, { productId: stays.productId })
    await shop.db.updateTable('products').set({ active: false }).where('id', '=', gone.productId).execute()
    const cart = await getCart(token)
    expect(cart.formattedCart).toMatchObject({ items: [{ product: { _id: stays.productId } }], subTotal: 100 })
    expect(cart.notices).toEqual(['Old Drill is no longer sold and was taken out of your cart'])
    expect((await getCart(token)).notices).toEqual([])
  })

  test('may be a single variant', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['S', 'M'] })
    const [small = ''] = variantIds
    for (const variantId of variantIds) await add(token, { productId, variantId })
    await shop.db.updateTable('variants').set({ active: false }).where('id', '=', small).execute()
    const cart = await getCart(token)
    expect(cart.formattedCart.items).toMatchObject([{ variant: { _id: variantIds[1] } }])
    expect(cart.notices).toHaveLength(1)
    expect(await add(token, { productId, variantId: small })).toMatchObject({ status: 404 })
  })
})
