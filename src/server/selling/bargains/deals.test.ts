import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { BargainDesk } from '../../../../test/builders/bargain-desk.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { eraseAtTerminal } from '../../operations/personal-data/erase-person.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'

let shop: TestShop
let desk: BargainDesk
beforeAll(async () => {
  desk = await BargainDesk.open()
  shop = desk.shop
})
afterAll(() => shop.close())

const hourMs = 3_600_000

describe('a deal', () => {
  test('costs the agreed price in cart and order, is used once, and its amounts are explained', async () => {
    const productId = await desk.bargained()
    const { shopper, deal } = await desk.agreed(productId)
    const { body } = await desk.place(shopper)
    expect(body.data).toMatchObject({ totalAmount: deal.price * 50, products: [{ price: deal.price, quantity: 50 }] })
    const explained = await shop.call('GET', `/order/${body.data._id}/explain`, { token: shopper.token })
    expect(JSON.stringify(explained.body)).toContain('the price agreed for 50 or more')
    expect(await desk.dealOf(shopper)).toBeNull()
    await shop.call('POST', '/cart/add-to-cart', {
      token: shopper.token,
      body: { productId, variantId: null, quantity: 50 },
    })
    expect((await desk.cartOf(shopper)).formattedCart.items).toMatchObject([{ offerPrice: 200 }])
  })

  test('holds from as many pieces as agreed; with fewer the list price, and it is said; a cheaper price of a quantity wins', async () => {
    const productId = await desk.bargained({}, { breaks: [[200, 120]] })
    const { shopper, deal } = await desk.agreed(productId)
    await desk.setPieces(shopper, productId, 49)
    const few = (await desk.cartOf(shopper)).formattedCart.items[0]
    expect(few).toMatchObject({ offerPrice: 200, deal: { holds: false, note: copy.tooFew(`₹${deal.price}`, 50) } })
    await desk.setPieces(shopper, productId, 60)
    expect((await desk.cartOf(shopper)).formattedCart.items[0]).toMatchObject({
      offerPrice: deal.price,
      deal: { holds: true },
    })
    await desk.setPieces(shopper, productId, 200)
    expect((await desk.cartOf(shopper)).formattedCart.items[0]).toMatchObject({
      offerPrice: 120,
      deal: { holds: false, note: copy.cheaper },
    })
  })

  test('takes no coupon, and the online discount leaves it above the floor; paid online it is used as well', async () => {
    const productId = await desk.bargained({ counterOffers: 1 })
    const { shopper, deal } = await desk.agreed(productId)
    const { code } = await buildCoupon(shop.shop, { value: 5000 })
    const applied = await shop.call('POST', '/coupon/apply', { token: shopper.token, body: { code } })
    expect(applied.status).not.toBe(200)
    const cart = await desk.cartOf(shopper)
    expect(cart.payOnline).toBeCloseTo(deal.price * 50 * 0.95, 2)
    expect(cart.payOnline).toBeGreaterThanOrEqual(140 * 50)
    const intent = await shop.call('POST', '/order/paymentIntent', {
      token: shopper.token,
      body: { address: kozhikode },
    })
    // frozen at its price: an end meanwhile changes nothing of what is paid
    await desk.end(shopper, deal)
    const { success } = await payInSandbox(shop.shop, intent.body.order_id)
    const paid = await shop.call('POST', '/order/paymentVerify', { token: shopper.token, body: success })
    expect(paid.body.data).toMatchObject({ totalAmount: cart.payOnline })
    const { rows } = await shop.pool.query('SELECT state, order_id FROM deals WHERE id = $1', [deal._id])
    expect(rows).toEqual([{ state: 'used', order_id: paid.body.data._id }])
  })

  test('is raced: two offers, two takes, two orders, an end beside an order: one of each, and never twice', async () => {
    const productId = await desk.bargained()
    const shopper = await buildShopper(shop.shop)
    const offers = await Promise.all([100, 101, 102, 103, 104].map((price) => desk.offer(shopper, productId, price)))
    expect(offers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    const { rows } = await shop.pool.query('SELECT offers, asks FROM deals WHERE user_id = $1', [shopper.userId])
    expect(rows).toHaveLength(1)
    const deal = await desk.living(shopper)
    const taken = await Promise.all([desk.take(shopper, deal), desk.take(shopper, deal), desk.take(shopper, deal)])
    expect(taken.map(({ body }) => body.data?.until)).toEqual(Array(3).fill(taken[0]?.body.data.until))
    expect((await desk.cartOf(shopper)).formattedCart.items).toMatchObject([{ quantity: 50 }])
    const [ended, ...placed] = await Promise.all([desk.end(shopper, deal), desk.place(shopper), desk.place(shopper)])
    const orders = placed.filter(({ status }) => status === 201)
    expect(orders.length).toBeLessThanOrEqual(1)
    const after = await shop.pool.query('SELECT state FROM deals WHERE user_id = $1', [shopper.userId])
    expect(after.rows).toEqual([{ state: ended?.status === 200 ? 'ended' : 'used' }])
  })

  test('is in no quotation, and goes with the person who is erased', async () => {
    const productId = await desk.bargained()
    const { shopper } = await desk.agreed(productId)
    const body = { name: 'Amina Beevi', phone: '9400000001' }
    const quote = await shop.call('POST', '/quote', { token: shopper.token, body })
    expect(quote.body.data.lines).toMatchObject([{ quantity: 50, price: 200 }])
    const user = await findUser(shop.db, shopper.userId)
    if (!user) throw new Error('there is no such account')
    await eraseAtTerminal(shop.shop, user)
    const { rows } = await shop.pool.query('SELECT FROM deals WHERE user_id = $1', [shopper.userId])
    expect(rows).toEqual([])
  })
})

describe('a deal, when its time is over,', () => {
  test('ends at its second: the cart says so once, and an order at the old price is refused', async () => {
    const productId = await desk.bargained()
    const { shopper } = await desk.agreed(productId)
    shop.advance(24 * hourMs + 1_000)
    expect(await desk.place(shopper)).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
    const cart = await desk.cartOf(shopper)
    expect(cart.notices).toEqual([copy.over('Ball Bearing 6204-2RS')])
    expect(cart.formattedCart.items).toMatchObject([{ quantity: 50, offerPrice: 200 }])
    expect((await desk.cartOf(shopper)).notices).toEqual([])
    expect((await desk.offer(shopper, productId, 100)).status).toBe(200)
  })
})
