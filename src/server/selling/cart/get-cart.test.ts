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
      gst: 130.88,
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
    expect(cart.notices).toEqual(['Old Drill is no longer sold and was removed from your cart'])
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
