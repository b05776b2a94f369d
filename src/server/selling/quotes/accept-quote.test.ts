import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { quotes as copy } from '../../../shared/copy/quotes.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { DELIVERY_CHARGE: '0' } })
})
afterAll(() => shop.close())

const dayMs = 86_400_000

type Asked = { number: string; key: string }

/** A quotation of so many pieces of a product that costs ₹100, and its product. */
async function quoted({ quantity = 10, stock = 50, price = 100 } = {}) {
  const product = await buildProduct(shop.shop, { price, stock })
  const quote = await quoteOf([{ productId: product.productId, quantity }])
  return { ...product, quote }
}

async function quoteOf(lines: object[]): Promise<Asked> {
  const body = { name: 'Amina Beevi', phone: '9400000001', lines }
  return (await shop.call('POST', '/quote', { body })).body.data
}

const accept = ({ number, key }: Asked, { token }: BuiltShopper) =>
  shop.call('POST', `/quote/${number}/accept`, { token, body: { key } })
const cartOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/cart/get-cart', { token })).body.data
const itemsOf = async (shopper: BuiltShopper) => (await cartOf(shopper)).formattedCart.items
const reprice = (id: string, paise: number) =>
  shop.db
    .updateTable('products')
    .set({ price: paise, offer_price: null, selling_price: paise })
    .where('id', '=', id)
    .execute()
const place = ({ token }: BuiltShopper) =>
  shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
const setStock = (productId: string, pieces: number) =>
  shop.pool.query('UPDATE stock_items SET on_hand = held + $2 WHERE product_id = $1', [productId, pieces])

describe('an accepted quotation', () => {
  test('fills the cart at its prices, whatever the shop asks since; the order has them to the paisa', async () => {
    const { productId, quote } = await quoted()
    await reprice(productId, 150_00)
    const shopper = await buildShopper(shop.shop)
    const { status, body } = await accept(quote, shopper)
    expect([status, body.changes, body.message]).toEqual([200, [], copy.accepted(0)])
    expect(body.data.formattedCart).toMatchObject({
      subTotal: 1000,
      items: [{ quantity: 10, offerPrice: 100, price: 150, quote: { number: quote.number, holds: true } }],
    })
    const { body: placed } = await place(shopper)
    expect(placed.data).toMatchObject({ totalAmount: 1000, products: [{ price: 100, quantity: 10 }] })
    const { breakdown } = placed.data
    expect([breakdown.subTotal, breakdown.gst]).toEqual([1000, 152.54])
  })

  test('holds for the quantity quoted: with fewer or more pieces today’s price holds, and it is said', async () => {
    const { productId, quote } = await quoted()
    await reprice(productId, 150_00)
    const shopper = await buildShopper(shop.shop)
    await accept(quote, shopper)
    const set = (quantity: number) =>
      shop.call('PATCH', '/cart/update-cart-quantity', {
        token: shopper.token,
        body: { productId, action: 'set', quantity },
      })
    expect((await set(9)).body.data.formattedCart.items).toMatchObject([{ offerPrice: 150, quote: { holds: false } }])
    expect((await set(11)).body.data.formattedCart.items).toMatchObject([{ offerPrice: 150, quote: { holds: false } }])
    expect((await set(10)).body.data.formattedCart.items).toMatchObject([{ offerPrice: 100, quote: { holds: true } }])
  })

  test('is accepted at the total that the buyer saw: another is refused, and nothing is changed', async () => {
    const { quote } = await quoted()
    const shopper = await buildShopper(shop.shop)
    const seen = (shownAmount: unknown) =>
      shop.call('POST', `/quote/${quote.number}/accept`, {
        token: shopper.token,
        body: { key: quote.key, shownAmount },
      })
    for (const total of [999.99, 1000.01]) {
      const { status, body } = await seen(total)
      expect([status, body.code, body.message]).toEqual([409, 'quote_state', copy.totalChanged('₹1,000')])
    }
    for (const total of [-1, 0.001, 'much']) expect((await seen(total)).status).toBe(400)
    expect(await itemsOf(shopper)).toEqual([])
    expect((await seen(1000)).status).toBe(200)
    expect((await accept(quote, shopper)).status, 'without the total nothing is compared').toBe(200)
  })

  test('is never above the MRP of today: that is told', async () => {
    const { productId, quote } = await quoted()
    await reprice(productId, 90_00)
    const { body } = await accept(quote, await buildShopper(shop.shop))
    expect(body.changes).toMatchObject([{ line: 1, was: 100, now: 90, why: 'price' }])
  })

  test('adds nothing twice, and fills up what was in the cart already', async () => {
    const { productId, quote } = await quoted()
    const shopper = await buildShopper(shop.shop)
    await shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity: 4 } })
    const answers = await Promise.all([accept(quote, shopper), accept(quote, shopper), accept(quote, shopper)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await itemsOf(shopper)).toMatchObject([{ quantity: 10, offerPrice: 100 }])
  })

  test('tells what is short or gone, and keeps its price for what there is', async () => {
    const scarce = await buildProduct(shop.shop, { price: 100, stock: 50 })
    const gone = await buildProduct(shop.shop, { price: 50 })
    const out = await buildProduct(shop.shop, { price: 50 })
    const quote = await quoteOf([scarce, gone, out].map(({ productId }) => ({ productId, quantity: 10 })))
    await setStock(scarce.productId, 6)
    await setStock(out.productId, 0)
    await reprice(scarce.productId, 150_00)
    await shop.db.updateTable('products').set({ active: false }).where('id', '=', gone.productId).execute()
    const shopper = await buildShopper(shop.shop)
    const { body } = await accept(quote, shopper)
    expect(body.changes).toMatchObject([
      { line: 1, was: 10, now: 6, why: 'stock' },
      { line: 2, was: 10, now: 0, why: 'gone' },
      { line: 3, was: 10, now: 0, why: 'stock' },
    ])
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 6, offerPrice: 100 }])
  })

  test('gives nobody the price of many for the few that there are', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 100, stock: 3, breaks: [[10, 80]] })
    const quote = await quoteOf([{ productId, quantity: 10 }])
    const { body } = await accept(quote, await buildShopper(shop.shop))
    expect(body.changes).toMatchObject([
      { was: 10, now: 3, why: 'stock' },
      { was: 80, now: 100, why: 'price' },
    ])
    expect(body.data.formattedCart.items).toMatchObject([{ quantity: 3, offerPrice: 100, quote: { holds: false } }])
  })

  test('ends: the line stays at today’s price, the cart says so, and nobody orders at it unseen', async () => {
    const { productId, quote } = await quoted()
    await reprice(productId, 150_00)
    const shopper = await buildShopper(shop.shop)
    await accept(quote, shopper)
    await shop.pool.query(`UPDATE quotes SET valid_until = now() - interval '1 second' WHERE number = $1`, [
      quote.number,
    ])
    const refused = await place(shopper)
    expect([refused.status, refused.body.code]).toEqual([409, 'cart_changed'])
    const cart = await cartOf(shopper)
    expect(cart.notices).toEqual([expect.stringContaining('quoted price')])
    expect(cart.formattedCart.items).toMatchObject([{ quantity: 10, offerPrice: 150, quote: null }])
    expect((await cartOf(shopper)).notices).toEqual([])
    expect((await place(shopper)).body.data.totalAmount).toBe(1500)
  })

  test('is bought once, and then neither its prices nor their line come back', async () => {
    const { productId, quote } = await quoted()
    const shopper = await buildShopper(shop.shop)
    await accept(quote, shopper)
    const { order } = { order: (await place(shopper)).body.data }
    const again = await accept(quote, shopper)
    expect([again.status, again.body.message]).toEqual([409, copy.ordered])
    const { rows } = await shop.pool.query('SELECT state, order_id FROM quotes WHERE number = $1', [quote.number])
    expect(rows).toEqual([{ state: 'ordered', order_id: order._id }])
    await reprice(productId, 150_00)
    await shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity: 10 } })
    expect(await itemsOf(shopper)).toMatchObject([{ offerPrice: 150, quote: null }])
  })

  test('is of the account that accepts first, of two at once', async () => {
    const { quote } = await quoted()
    const two = [await buildShopper(shop.shop), await buildShopper(shop.shop)]
    const answers = await Promise.all(two.map((shopper) => accept(quote, shopper)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(copy.ofAnother)
    const carts = await Promise.all(two.map(itemsOf))
    expect(carts.map(({ length }) => length).sort()).toEqual([0, 1])
  })

  test('opens with its key alone, in the body or the query, for who is signed in', async () => {
    const { quote } = await quoted()
    const shopper = await buildShopper(shop.shop)
    expect((await accept({ ...quote, key: 'wrong' }, shopper)).status).toBe(404)
    expect(await itemsOf(shopper)).toEqual([])
    expect((await shop.call('POST', `/quote/${quote.number}/accept`, { body: { key: quote.key } })).status).toBe(401)
    const path = `/quote/${quote.number}/accept?key=${quote.key}` as const
    expect((await shop.call('POST', path, { token: shopper.token })).status).toBe(200)
  })

  test('takes no coupon: it goes to the other lines alone, and is taken off where there are none', async () => {
    const { quote } = await quoted()
    const shopper = await buildShopper(shop.shop)
    const { token } = shopper
    await accept(quote, shopper)
    const { couponId } = await buildCoupon(shop.shop)
    const refused = await shop.call('POST', '/coupon/apply', { token, body: { couponId } })
    expect([refused.status, refused.body.code]).toEqual([409, 'coupon_refused'])
    const other = await buildProduct(shop.shop, { price: 200 })
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: other.productId } })
    const { data } = (await shop.call('POST', '/coupon/apply', { token, body: { couponId } })).body
    expect([data.couponDetails?.savings, data.formattedCart.totalPrice]).toEqual([20, 1180])
    const { rows } = await shop.pool.query(
      'SELECT unit_price, discount_share FROM order_lines WHERE order_id = $1 ORDER BY position',
      [(await place(shopper)).body.data._id],
    )
    expect(rows).toEqual([
      { unit_price: 100_00, discount_share: 0 },
      { unit_price: 200_00, discount_share: 20_00 },
    ])
  })

  test('is paid online at its prices with the online discount, also when it ends meanwhile', async () => {
    const { productId, quote } = await quoted()
    await reprice(productId, 150_00)
    const shopper = await buildShopper(shop.shop)
    await accept(quote, shopper)
    const { token } = shopper
    const intent = await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
    expect(intent.body.amount).toBe(950_00)
    await shop.pool.query(`UPDATE quotes SET valid_until = now() - interval '1 second' WHERE number = $1`, [
      quote.number,
    ])
    const { success } = await payInSandbox(shop.shop, intent.body.order_id)
    const paid = await shop.call('POST', '/order/paymentVerify', { token, body: { ...success, address: kozhikode } })
    expect(paid.body.data).toMatchObject({ totalAmount: 950, products: [{ price: 100 }] })
    const { rows } = await shop.pool.query('SELECT state FROM quotes WHERE number = $1', [quote.number])
    expect(rows).toEqual([{ state: 'ordered' }])
    expect(await itemsOf(shopper)).toEqual([])
    shop.advance(dayMs)
  })
})
