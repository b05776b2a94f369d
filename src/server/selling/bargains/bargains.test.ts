import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../test/builders/build-shopper.ts'
import { payInSandbox } from '../../../../test/builders/pay-in-sandbox.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { bargainsOffice } from '../../../shared/copy/office/bargains.ts'
import { eraseAtTerminal } from '../../operations/personal-data/erase-person.ts'
import { findUser } from '../../shoppers/accounts/user-queries.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ env: { DELIVERY_CHARGE: '0' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const hourMs = 3_600_000

/** Terms from 50 pieces on, down to 30 % off ₹200, in three steps; and the product. */
async function bargained(terms: object = {}, { stock = 500, breaks = [] as [number, number][] } = {}) {
  const { productId } = await buildProduct(shop.shop, { price: 200, stock, breaks })
  await set(productId, terms)
  return productId
}

const set = (productId: string, more: object = {}, who = owner) =>
  who.call(calls.setBargain, {
    body: { productId, variantId: null, from: 50, floorType: 'percentage', floorValue: 30, counterOffers: 3, ...more },
  })

const offer = ({ token }: BuiltShopper, productId: string, price: number, quantity = 50) =>
  shop.call('POST', '/bargain/offer', { token, body: { productId, variantId: null, quantity, price } })
const take = ({ token }: BuiltShopper, { _id: dealId, price: shownPrice }: { _id: string; price: number }) =>
  shop.call('POST', '/bargain/take', { token, body: { dealId, shownPrice } })
const dealOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/bargain', { token })).body.data
async function living(shopper: BuiltShopper) {
  const deal = await dealOf(shopper)
  if (!deal) throw new Error('there is no deal')
  return deal
}
const cartOf = async ({ token }: BuiltShopper) => (await shop.call('GET', '/cart/get-cart', { token })).body.data
const setPieces = ({ token }: BuiltShopper, productId: string, quantity: number) =>
  shop.call('PATCH', '/cart/update-cart-quantity', {
    token,
    body: { productId, variantId: null, action: 'set', quantity },
  })
const place = ({ token }: BuiltShopper) =>
  shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })

/** A deal at what the shop asks first, in the cart. */
async function agreed(productId: string) {
  const shopper = await buildShopper(shop.shop)
  const { data } = (await offer(shopper, productId, 100)).body
  const { body } = await take(shopper, data)
  return { shopper, deal: body.data, cart: body.cart }
}

describe('an offer', () => {
  test('is answered at once by a price between it and the list price, in a plain sentence; three times at most', async () => {
    const productId = await bargained()
    const shopper = await buildShopper(shop.shop)
    const first = (await offer(shopper, productId, 100)).body
    expect(first.data).toMatchObject({ state: 'open', quantity: 50, offered: 100, triesLeft: 2 })
    expect(first.message).toMatch(
      /^You offer ₹100 a piece for 50 pieces\. The shop asks ₹1\d\d\. Take it until .+ [ap]m, or offer again: 2 tries left\.$/,
    )
    const second = (await offer(shopper, productId, 110)).body.data
    const third = (await offer(shopper, productId, 120)).body.data
    expect(third).toMatchObject({ triesLeft: 0 })
    const asked = [200, first.data.price, second.price, third.price]
    expect([...asked].sort((a, b) => b - a)).toEqual(asked)
    expect(new Set(asked).size).toBe(4)
    // 30 % off ₹200 is ₹140, and 5 % more are kept for paying online
    expect(third.price).toBeGreaterThan(140 / 0.95)
    expect(await offer(shopper, productId, 130)).toMatchObject({ status: 409, body: { code: 'deal_state' } })
    expect(await dealOf(shopper)).toEqual(third)
  })

  test('tells the same steps to everybody and however often it is begun: nothing more is found out', async () => {
    const productId = await bargained()
    const asks = async (offers: number[]) => {
      const shopper = await buildShopper(shop.shop)
      const prices: number[] = []
      for (const price of offers) prices.push((await offer(shopper, productId, price)).body.data.price)
      return prices
    }
    const low = await asks([1, 2, 3])
    expect(await asks([100, 110, 120])).toEqual(low)
    const text = JSON.stringify((await shop.call('GET', `/product/get-product/${productId}`)).body)
    expect(text).toContain('"bargainFrom":50')
    expect(text).not.toMatch(/floor|seed|140/)
  })

  test('at the asked price is agreed, in the cart and held for 24 hours; above what was asked before it costs that', async () => {
    const productId = await bargained()
    const shopper = await buildShopper(shop.shop)
    const { data } = (await offer(shopper, productId, 100)).body
    const { body } = await offer(shopper, productId, data.price + 1)
    expect(body.data).toMatchObject({ state: 'taken', price: data.price, triesLeft: 0 })
    expect(new Date(body.data.until).getTime() - shop.shop.clock().getTime()).toBeGreaterThan(23.9 * hourMs)
    expect(body.cart?.formattedCart.items).toMatchObject([
      { quantity: 50, offerPrice: data.price, price: 200, deal: { holds: true, from: 50, price: data.price } },
    ])
    const other = await buildShopper(shop.shop)
    expect((await offer(other, productId, data.price)).body.data).toMatchObject({ state: 'taken', price: data.price })
  })

  test('is refused with a sentence: closed, too few, not lower, not higher, too many, one deal at a time', async () => {
    const productId = await bargained({}, { stock: 60 })
    const plain = (await buildProduct(shop.shop, { price: 200, stock: 500 })).productId
    const shopper = await buildShopper(shop.shop)
    const refused = async (answer: ReturnType<typeof offer>) => {
      const { status, body } = await answer
      return [status, body.message]
    }
    expect(await refused(offer(shopper, plain, 100))).toEqual([400, copy.closed])
    expect(await refused(offer(shopper, productId, 100, 49))).toEqual([400, copy.few(50)])
    expect(await refused(offer(shopper, productId, 200))).toEqual([400, copy.notLower('₹200')])
    expect((await offer(shopper, productId, 100, 61)).status).toBe(409)
    expect((await offer(shopper, productId, 0)).body.errors).toEqual({ price: copy.priceShape })
    expect((await shop.call('POST', '/bargain/offer', { body: {} })).status).toBe(401)
    expect(await dealOf(shopper)).toBeNull()
    await offer(shopper, productId, 100)
    expect(await refused(offer(shopper, productId, 100))).toEqual([400, copy.notHigher('₹100')])
    expect(await refused(offer(shopper, productId, 110, 51))).toEqual([400, copy.otherQuantity(50)])
    const second = await bargained()
    expect((await offer(shopper, second, 100)).body.code).toBe('deal_state')
    const { _id: dealId } = await living(shopper)
    await shop.call('POST', '/bargain/end', { token: shopper.token, body: { dealId } })
    expect((await offer(shopper, second, 100)).status).toBe(200)
  })
})

describe('a deal', () => {
  test('costs the agreed price in cart and order, is used once, and its amounts are explained', async () => {
    const productId = await bargained()
    const { shopper, deal } = await agreed(productId)
    const { body } = await place(shopper)
    expect(body.data).toMatchObject({ totalAmount: deal.price * 50, products: [{ price: deal.price, quantity: 50 }] })
    const explained = await shop.call('GET', `/order/${body.data._id}/explain`, { token: shopper.token })
    expect(JSON.stringify(explained.body)).toContain('the price agreed for 50 or more')
    expect(await dealOf(shopper)).toBeNull()
    await shop.call('POST', '/cart/add-to-cart', {
      token: shopper.token,
      body: { productId, variantId: null, quantity: 50 },
    })
    expect((await cartOf(shopper)).formattedCart.items).toMatchObject([{ offerPrice: 200 }])
  })

  test('holds from as many pieces as agreed; with fewer the list price, and it is said; a cheaper price of a quantity wins', async () => {
    const productId = await bargained({}, { breaks: [[200, 120]] })
    const { shopper, deal } = await agreed(productId)
    await setPieces(shopper, productId, 49)
    const few = (await cartOf(shopper)).formattedCart.items[0]
    expect(few).toMatchObject({ offerPrice: 200, deal: { holds: false, note: copy.tooFew(`₹${deal.price}`, 50) } })
    await setPieces(shopper, productId, 60)
    expect((await cartOf(shopper)).formattedCart.items[0]).toMatchObject({
      offerPrice: deal.price,
      deal: { holds: true },
    })
    await setPieces(shopper, productId, 200)
    expect((await cartOf(shopper)).formattedCart.items[0]).toMatchObject({
      offerPrice: 120,
      deal: { holds: false, note: copy.cheaper },
    })
  })

  test('takes no coupon, and the online discount leaves it above the floor; paid online it is used as well', async () => {
    const productId = await bargained({ counterOffers: 1 })
    const { shopper, deal } = await agreed(productId)
    const { code } = await buildCoupon(shop.shop, { value: 5000 })
    const applied = await shop.call('POST', '/coupon/apply', { token: shopper.token, body: { code } })
    expect(applied.status).not.toBe(200)
    const cart = await cartOf(shopper)
    expect(cart.payOnline).toBeCloseTo(deal.price * 50 * 0.95, 2)
    expect(cart.payOnline).toBeGreaterThanOrEqual(140 * 50)
    const intent = await shop.call('POST', '/order/paymentIntent', {
      token: shopper.token,
      body: { address: kozhikode },
    })
    // frozen at its price: an end meanwhile changes nothing of what is paid
    await shop.call('POST', '/bargain/end', { token: shopper.token, body: { dealId: deal._id } })
    const { success } = await payInSandbox(shop.shop, intent.body.order_id)
    const paid = await shop.call('POST', '/order/paymentVerify', { token: shopper.token, body: success })
    expect(paid.body.data).toMatchObject({ totalAmount: cart.payOnline })
    const { rows } = await shop.pool.query('SELECT state, order_id FROM deals WHERE id = $1', [deal._id])
    expect(rows).toEqual([{ state: 'used', order_id: paid.body.data._id }])
  })

  test('is raced: two offers, two takes, two orders, an end beside an order: one of each, and never twice', async () => {
    const productId = await bargained()
    const shopper = await buildShopper(shop.shop)
    const offers = await Promise.all([100, 101, 102, 103, 104].map((price) => offer(shopper, productId, price)))
    expect(offers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    const { rows } = await shop.pool.query('SELECT offers, asks FROM deals WHERE user_id = $1', [shopper.userId])
    expect(rows).toHaveLength(1)
    const deal = await living(shopper)
    const taken = await Promise.all([take(shopper, deal), take(shopper, deal), take(shopper, deal)])
    expect(taken.map(({ body }) => body.data?.until)).toEqual(Array(3).fill(taken[0]?.body.data.until))
    expect((await cartOf(shopper)).formattedCart.items).toMatchObject([{ quantity: 50 }])
    const [ended, ...placed] = await Promise.all([
      shop.call('POST', '/bargain/end', { token: shopper.token, body: { dealId: deal._id } }),
      place(shopper),
      place(shopper),
    ])
    const orders = placed.filter(({ status }) => status === 201)
    expect(orders.length).toBeLessThanOrEqual(1)
    const after = await shop.pool.query('SELECT state FROM deals WHERE user_id = $1', [shopper.userId])
    expect(after.rows).toEqual([{ state: ended?.status === 200 ? 'ended' : 'used' }])
  })

  test('is in no quotation, and goes with the person who is erased', async () => {
    const productId = await bargained()
    const { shopper } = await agreed(productId)
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

describe('the owner', () => {
  test('sets a floor that no offer goes below, nor the cost with its tax, unless that is ticked', async () => {
    const productId = await bargained({ floorValue: 90, counterOffers: 1 })
    await shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 15000, 15000 FROM stock_items WHERE product_id = $1`,
      [productId],
    )
    const shopper = await buildShopper(shop.shop)
    const asked = (await offer(shopper, productId, 1)).body.data
    expect(asked.price * 0.95).toBeGreaterThan(177)
    const list = await owner.call(calls.listBargains, { query: {} })
    expect(list.body.data.find((each: { productId: string }) => each.productId === productId)).toMatchObject({
      ...{ from: 50, floorType: 'percentage', floorValue: 90, price: 200, floorPrice: 177, belowCost: false },
    })
    await set(productId, { floorValue: 90, counterOffers: 1, belowCost: true })
    const other = await buildShopper(shop.shop)
    expect((await offer(other, productId, 1)).body.data.price).toBeLessThan(177)
    const deals = await owner.call(calls.listDeals, { query: { which: 'open' } })
    expect(deals.body.data[0]).toMatchObject({ state: 'open', offered: 1, listPrice: 200, margin: expect.any(Number) })
  })

  test('is told what is wrong, by field; a manager stays within the own limit', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 200, stock: 5, variants: [] })
    const two = await buildProduct(shop.shop, { price: 200, stock: 5, variants: ['6 mm', '8 mm'] })
    const errors = async (id: string, more: object) => (await set(id, more)).body.errors
    expect(await errors(productId, { from: 1 })).toEqual({ from: bargainsOffice.fromShape(2, 10_000) })
    expect(await errors(productId, { floorType: 'flat', floorValue: 200 })).toEqual({
      floorValue: bargainsOffice.belowPrice('₹200'),
    })
    expect(await errors(two.productId, { floorType: 'flat', floorValue: 150 })).toEqual({
      floorType: bargainsOffice.percentOnly,
    })
    expect(await errors(productId, { floorValue: 95 })).toEqual({ floorValue: bargainsOffice.percent(1, 90) })
    expect((await set('no-such', {})).status).toBe(404)
    const manager = await buildStaff(shop, ['manager'], { limits: { discount: 10 } })
    expect((await set(productId, { floorValue: 11 }, manager)).status).toBe(403)
    expect((await set(productId, { floorValue: 10 }, manager)).status).toBe(200)
  })

  test('stops offers, and what was asked holds; ends a deal', async () => {
    const productId = await bargained()
    const shopper = await buildShopper(shop.shop)
    const { data } = (await offer(shopper, productId, 100)).body
    const list = (await owner.call(calls.listBargains, { query: {} })).body.data
    const id = list.find((each: { productId: string }) => each.productId === productId)?._id ?? ''
    await owner.call(calls.endBargain, { params: { id }, body: {} })
    expect((await offer(shopper, productId, 110)).body.message).toBe(copy.closed)
    expect((await shop.call('GET', `/product/get-product/${productId}`)).body.data).not.toHaveProperty('bargainFrom')
    expect((await take(shopper, data)).status).toBe(200)
    const deals = (await owner.call(calls.listDeals, { query: { which: 'open' } })).body.data
    const deal = deals.find((each: { productId: string }) => each.productId === productId)
    const params = { id: deal?._id ?? '' }
    expect(deal).toMatchObject({ state: 'taken', price: data.price })
    expect((await owner.call(calls.endDeal, { params, body: {} })).status).toBe(200)
    expect((await cartOf(shopper)).formattedCart.items).toMatchObject([{ offerPrice: 200 }])
    expect((await owner.call(calls.endDeal, { params, body: {} })).status).toBe(409)
  })
})

test('a variant has its product’s terms until it has its own, which may also take no offers', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, {
    price: 200,
    stock: 500,
    variants: ['6 mm', '8 mm'],
  })
  const [, own = ''] = variantIds
  await set(productId, { from: 20 })
  await set(productId, { from: 80, variantId: own, floorType: 'flat', floorValue: 150 })
  const from = async () => {
    const { variants } = (await shop.call('GET', `/product/get-product/${productId}`)).body.data
    return variants.map(({ bargainFrom }) => bargainFrom)
  }
  expect(await from()).toEqual([20, 80])
  const list = (await owner.call(calls.listBargains, { query: {} })).body.data
  const id = list.find((each: { variantId: string | null }) => each.variantId === own)?._id ?? ''
  await owner.call(calls.endBargain, { params: { id }, body: {} })
  expect(await from()).toEqual([20, undefined])
  const { token } = await buildShopper(shop.shop)
  const body = { productId, variantId: own, quantity: 90, price: 100 }
  expect((await shop.call('POST', '/bargain/offer', { token, body })).body.message).toBe(copy.closed)
})

describe('a deal, when its time is over,', () => {
  test('ends at its second: the cart says so once, and an order at the old price is refused', async () => {
    const productId = await bargained()
    const { shopper } = await agreed(productId)
    shop.advance(24 * hourMs + 1_000)
    expect(await place(shopper)).toMatchObject({ status: 409, body: { code: 'cart_changed' } })
    const cart = await cartOf(shopper)
    expect(cart.notices).toEqual([copy.over('Ball Bearing 6204-2RS')])
    expect(cart.formattedCart.items).toMatchObject([{ quantity: 50, offerPrice: 200 }])
    expect((await cartOf(shopper)).notices).toEqual([])
    expect((await offer(shopper, productId, 100)).status).toBe(200)
  })
})
