import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const add = (token: string, body: object) => shop.call('POST', '/cart/add-to-cart', { token, body })
const step = (token: string, productId: string, action: string) =>
  shop.call('PATCH', '/cart/update-cart-quantity', { token, body: { productId, action } })
const cartOf = async (token: string) => (await shop.call('GET', '/cart/get-cart', { token })).body.data
const place = (token: string) => shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })

describe('price breaks', () => {
  test('are asked in cart, order and invoice lines alike, at their very boundaries', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, {
      price: 12,
      offerPrice: 10,
      stock: 500,
      breaks: [
        [6, 9],
        [50, 8],
      ],
    })
    await add(token, { productId, quantity: 5 })
    expect((await cartOf(token)).formattedCart).toMatchObject({
      items: [{ offerPrice: 10, lineTotal: 50 }],
      subTotal: 50,
    })
    const six = await step(token, productId, 'increment')
    expect(six.body.data.formattedCart).toMatchObject({
      items: [
        {
          quantity: 6,
          offerPrice: 9,
          price: 12,
          lineTotal: 54,
          priceBreaks: [
            { from: 6, price: 9 },
            { from: 50, price: 8 },
          ],
          quantityNotice: null,
        },
      ],
      subTotal: 54,
    })
    await add(token, { productId, quantity: 44 })
    const { body } = await place(token)
    expect(body.data).toMatchObject({ products: [{ quantity: 50, price: 8 }], totalAmount: 459 })
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('are each size’s own: sizes do not count together, and a dearer one never has the price of a cheaper one', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId, variantIds } = await buildProduct(shop.shop, {
      price: 10,
      stock: 50,
      variants: ['M6', 'M8', 'M10'],
      breaks: [[6, 8]],
    })
    const [first, second, dear = ''] = variantIds
    await shop.db.updateTable('variants').set({ price: 90_000, offer_price: null }).where('id', '=', dear).execute()
    for (const [variantId, quantity] of [
      [first, 6],
      [second, 5],
      [dear, 6],
    ] as const) {
      await add(token, { productId, variantId, quantity })
    }
    expect((await cartOf(token)).formattedCart.items.map(({ offerPrice }) => offerPrice)).toEqual([8, 10, 900])
    const { body } = await shop.call('GET', `/product/get-product/${productId}`)
    expect(body.data.variants.map(({ priceBreaks }) => priceBreaks)).toEqual([
      [{ from: 6, price: 8 }],
      [{ from: 6, price: 8 }],
      [],
    ])
  })
})

describe('what is sold in packs', () => {
  test('is taken in whole packs only, from the minimum on; the refusal says what would be right', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { name: 'Wall Plug', stock: 40, minimum: 10, multiple: 6 })
    expect(await add(token, { productId, quantity: 10 })).toMatchObject({
      status: 409,
      body: {
        code: 'quantity_not_sold',
        message: 'Wall Plug is sold in multiples of 6, with a minimum order of 12. Please take 12.',
      },
    })
    expect((await cartOf(token)).formattedCart.items).toEqual([])
    await add(token, { productId, quantity: 12 })
    const more = await step(token, productId, 'increment')
    expect(more.body.data.formattedCart.items).toMatchObject([{ quantity: 18, minimumQuantity: 12, multiple: 6 }])
    expect(await add(token, { productId, quantity: 7 })).toMatchObject({
      body: { code: 'quantity_not_sold', message: expect.stringMatching(/Please take 24 or 30\.$/) },
    })
    await step(token, productId, 'decrement')
    expect(await step(token, productId, 'decrement')).toMatchObject({
      status: 409,
      body: { code: 'quantity_at_minimum', message: expect.stringContaining('already the minimum, 12') },
    })
    expect((await cartOf(token)).formattedCart.items).toMatchObject([{ quantity: 12 }])
  })

  test('is never anything else, however many presses come at once', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 100, multiple: 6 })
    const presses = Array.from({ length: 30 }, (_, n) =>
      n % 3 === 0 ? step(token, productId, 'decrement') : add(token, { productId, quantity: n % 2 === 0 ? 6 : 3 }),
    )
    const answers = await Promise.all(presses)
    for (const { status, body } of answers) {
      for (const { quantity } of status === 200 ? body.data.formattedCart.items : []) expect(quantity % 6).toBe(0)
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const [item] = (await cartOf(token)).formattedCart.items
    expect([(item?.quantity ?? 0) % 6, (item?.quantity ?? 0) <= 100]).toEqual([0, true])
  })

  test('and was not when it came into the cart is said there, not ordered, and put right by one press', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { name: 'Anchor', stock: 40 })
    await add(token, { productId, quantity: 7 })
    await shop.db.updateTable('products').set({ multiple: 5 }).where('id', '=', productId).execute()
    const sentence = 'Anchor is sold in multiples of 5. Please take 5 or 10.'
    expect((await cartOf(token)).formattedCart.items).toMatchObject([{ quantity: 7, quantityNotice: sentence }])
    expect(await place(token)).toMatchObject({ status: 409, body: { code: 'cart_changed', message: sentence } })
    const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
    expect(intent).toMatchObject({ status: 409, body: { code: 'cart_changed', message: sentence } })
    await step(token, productId, 'decrement')
    expect((await cartOf(token)).formattedCart.items).toMatchObject([{ quantity: 5, quantityNotice: null }])
    expect(await place(token)).toMatchObject({ status: 201, body: { data: { products: [{ quantity: 5 }] } } })
  })
})

test('breaks that are no breaks do not get into the database', async () => {
  const { productId } = await buildProduct(shop.shop)
  for (const breaks of [
    '[{"from": 0, "price": 5}]',
    '[{"from": 6}]',
    '[{"from": 6, "price": -1}]',
    '[6]',
    '[{"from": "6", "price": 5}]',
  ]) {
    const write = shop.db.updateTable('products').set({ price_breaks: breaks }).where('id', '=', productId).execute()
    await expect(write).rejects.toThrow(/check constraint/)
  }
})
