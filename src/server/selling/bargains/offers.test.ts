import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../../../test/app.ts'
import { BargainDesk } from '../../../../test/builders/bargain-desk.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { bargains as copy } from '../../../shared/copy/bargains.ts'
import { bargainsOffice } from '../../../shared/copy/office/bargains.ts'

let shop: TestShop
let owner: BuiltStaff
let desk: BargainDesk
beforeAll(async () => {
  desk = await BargainDesk.open()
  ;({ shop, owner } = desk)
})
afterAll(() => shop.close())

const hourMs = 3_600_000

describe('an offer', () => {
  test('is answered at once by a price between it and the list price, in a plain sentence; three times at most', async () => {
    const productId = await desk.bargained()
    const shopper = await buildShopper(shop.shop)
    const first = (await desk.offer(shopper, productId, 100)).body
    expect(first.data).toMatchObject({ state: 'open', quantity: 50, offered: 100, triesLeft: 2 })
    expect(first.message).toMatch(
      /^You offer ₹100 a piece for 50 pieces\. The shop asks ₹1\d\d\. Take it until .+ [ap]m, or offer again: 2 tries left\.$/,
    )
    const second = (await desk.offer(shopper, productId, 110)).body.data
    const third = (await desk.offer(shopper, productId, 120)).body.data
    expect(third).toMatchObject({ triesLeft: 0 })
    const asked = [200, first.data.price, second.price, third.price]
    expect([...asked].sort((a, b) => b - a)).toEqual(asked)
    expect(new Set(asked).size).toBe(4)
    // 30 % off ₹200 is ₹140, and 5 % more are kept for paying online
    expect(third.price).toBeGreaterThan(140 / 0.95)
    expect(await desk.offer(shopper, productId, 130)).toMatchObject({ status: 409, body: { code: 'deal_state' } })
    expect(await desk.dealOf(shopper)).toEqual(third)
  })

  test('tells the same steps to everybody and however often it is begun: nothing more is found out', async () => {
    const productId = await desk.bargained()
    const asks = async (offers: number[]) => {
      const shopper = await buildShopper(shop.shop)
      const prices: number[] = []
      for (const price of offers) prices.push((await desk.offer(shopper, productId, price)).body.data.price)
      return prices
    }
    const low = await asks([1, 2, 3])
    expect(await asks([100, 110, 120])).toEqual(low)
    const text = JSON.stringify((await shop.call('GET', `/product/get-product/${productId}`)).body)
    expect(text).toContain('"bargainFrom":50')
    expect(text).not.toMatch(/floor|seed|\b140\b/)
  })

  test('at the asked price is agreed, in the cart and held for 24 hours; above what was asked before it costs that', async () => {
    const productId = await desk.bargained()
    const shopper = await buildShopper(shop.shop)
    const { data } = (await desk.offer(shopper, productId, 100)).body
    const { body } = await desk.offer(shopper, productId, data.price + 1)
    expect(body.data).toMatchObject({ state: 'taken', price: data.price, triesLeft: 0 })
    expect(new Date(body.data.until).getTime() - shop.shop.clock().getTime()).toBeGreaterThan(23.9 * hourMs)
    expect(body.cart?.formattedCart.items).toMatchObject([
      { quantity: 50, offerPrice: data.price, price: 200, deal: { holds: true, from: 50, price: data.price } },
    ])
    const other = await buildShopper(shop.shop)
    expect((await desk.offer(other, productId, data.price)).body.data).toMatchObject({
      state: 'taken',
      price: data.price,
    })
  })

  test('is refused with a sentence: closed, too few, not lower, not higher, too many, one deal at a time', async () => {
    const productId = await desk.bargained({}, { stock: 60 })
    const plain = (await buildProduct(shop.shop, { price: 200, stock: 500 })).productId
    const shopper = await buildShopper(shop.shop)
    const refused = async (answer: ReturnType<typeof desk.offer>) => {
      const { status, body } = await answer
      return [status, body.message]
    }
    expect(await refused(desk.offer(shopper, plain, 100))).toEqual([400, copy.closed])
    expect(await refused(desk.offer(shopper, productId, 100, 49))).toEqual([400, copy.few(50)])
    expect(await refused(desk.offer(shopper, productId, 200))).toEqual([400, copy.notLower('₹200')])
    expect((await desk.offer(shopper, productId, 100, 61)).status).toBe(409)
    expect((await desk.offer(shopper, productId, 0)).body.errors).toEqual({ price: copy.priceShape })
    expect((await shop.call('POST', '/bargain/offer', { body: {} })).status).toBe(401)
    expect(await desk.dealOf(shopper)).toBeNull()
    await desk.offer(shopper, productId, 100)
    expect(await refused(desk.offer(shopper, productId, 100))).toEqual([400, copy.notHigher('₹100')])
    expect(await refused(desk.offer(shopper, productId, 110, 51))).toEqual([400, copy.otherQuantity(50)])
    const second = await desk.bargained()
    expect((await desk.offer(shopper, second, 100)).body.code).toBe('deal_state')
    const deal = await desk.living(shopper)
    await desk.end(shopper, deal)
    expect((await desk.offer(shopper, second, 100)).status).toBe(200)
  })
})

describe('the owner', () => {
  test('sets a floor that no offer goes below, nor the cost with its tax, unless that is ticked', async () => {
    const productId = await desk.bargained({ floorValue: 90, counterOffers: 1 })
    await shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 15000, 15000 FROM stock_items WHERE product_id = $1`,
      [productId],
    )
    const shopper = await buildShopper(shop.shop)
    const asked = (await desk.offer(shopper, productId, 1)).body.data
    expect(asked.price * 0.95).toBeGreaterThan(177)
    const list = await owner.call(calls.listBargains, { query: {} })
    expect(list.body.data.find((each: { productId: string }) => each.productId === productId)).toMatchObject({
      ...{ from: 50, floorType: 'percentage', floorValue: 90, price: 200, floorPrice: 177, belowCost: false },
    })
    await desk.set(productId, { floorValue: 90, counterOffers: 1, belowCost: true })
    const other = await buildShopper(shop.shop)
    expect((await desk.offer(other, productId, 1)).body.data.price).toBeLessThan(177)
    const deals = await owner.call(calls.listDeals, { query: { which: 'open' } })
    expect(deals.body.data[0]).toMatchObject({ state: 'open', offered: 1, listPrice: 200, margin: expect.any(Number) })
  })

  test('keeps the floor while a sale runs: the percentage is off the usual price', async () => {
    const productId = await desk.bargained({ counterOffers: 1 })
    const times = { startsAt: null, endsAt: new Date(shop.shop.clock().getTime() + 24 * hourMs).toISOString() }
    const sale = {
      badge: 'Onam',
      reach: 'products',
      targets: [productId],
      discountType: 'percentage',
      value: 25,
    } as const
    expect((await owner.call(calls.addSale, { body: { ...sale, ...times, belowCost: true } })).status).toBe(201)
    const list = (await owner.call(calls.listBargains, { query: {} })).body.data
    expect(list.find((each: { productId: string }) => each.productId === productId)).toMatchObject({
      ...{ price: 150, floorPrice: 140 },
    })
    const shopper = await buildShopper(shop.shop)
    // 95 % of any price that is asked is above ₹140
    const { body } = await desk.offer(shopper, productId, 1)
    expect(body.data.price * 0.95).toBeGreaterThan(140)
    expect(body.data.price).toBeLessThan(150)
  })

  test('is told what is wrong, by field; a manager stays within the own limit', async () => {
    const { productId } = await buildProduct(shop.shop, { price: 200, stock: 5, variants: [] })
    const two = await buildProduct(shop.shop, { price: 200, stock: 5, variants: ['6 mm', '8 mm'] })
    const errors = async (id: string, more: object) => (await desk.set(id, more)).body.errors
    expect(await errors(productId, { from: 1 })).toEqual({ from: bargainsOffice.fromShape(2, 10_000) })
    expect(await errors(productId, { floorType: 'flat', floorValue: 200 })).toEqual({
      floorValue: bargainsOffice.belowPrice('₹200'),
    })
    expect(await errors(two.productId, { floorType: 'flat', floorValue: 150 })).toEqual({
      floorType: bargainsOffice.percentOnly,
    })
    expect(await errors(productId, { floorValue: 95 })).toEqual({ floorValue: bargainsOffice.percent(1, 90) })
    expect((await desk.set('no-such', {})).status).toBe(404)
    const manager = await buildStaff(shop, ['manager'], { limits: { discount: 10 } })
    expect((await desk.set(productId, { floorValue: 11 }, manager)).status).toBe(403)
    expect((await desk.set(productId, { floorValue: 10 }, manager)).status).toBe(200)
  })

  test('stops offers, and what was asked holds; ends a deal', async () => {
    const productId = await desk.bargained()
    const shopper = await buildShopper(shop.shop)
    const { data } = (await desk.offer(shopper, productId, 100)).body
    const list = (await owner.call(calls.listBargains, { query: {} })).body.data
    const id = list.find((each: { productId: string }) => each.productId === productId)?._id ?? ''
    await owner.call(calls.endBargain, { params: { id }, body: {} })
    expect((await desk.offer(shopper, productId, 110)).body.message).toBe(copy.closed)
    expect((await shop.call('GET', `/product/get-product/${productId}`)).body.data).not.toHaveProperty('bargainFrom')
    expect((await desk.take(shopper, data)).status).toBe(200)
    const deals = (await owner.call(calls.listDeals, { query: { which: 'open' } })).body.data
    const deal = deals.find((each: { productId: string }) => each.productId === productId)
    const params = { id: deal?._id ?? '' }
    expect(deal).toMatchObject({ state: 'taken', price: data.price })
    expect((await owner.call(calls.endDeal, { params, body: {} })).status).toBe(200)
    expect((await desk.cartOf(shopper)).formattedCart.items).toMatchObject([{ offerPrice: 200 }])
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
  await desk.set(productId, { from: 20 })
  await desk.set(productId, { from: 80, variantId: own, floorType: 'flat', floorValue: 150 })
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
