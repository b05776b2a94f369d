import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { dayCountLimits } from '../../../shared/day-count-limits.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { writeDayCounts } from './count-of-day.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const both = { from: '2026-10-31', to: '2026-11-01' }
const seen = (body: object, ip = '203.0.113.7') =>
  shop.call('POST', '/seen', { body, headers: { 'x-forwarded-for': ip } })
const searched = (search: string, found = 7) => seen({ search, found })
const report = async (by: string, days: object = both) => {
  await writeDayCounts(shop.shop)
  const { body } = await owner.call(calls.getReport, { params: { name: 'shop' }, query: { ...days, by } })
  return body.data
}

describe('the report of searches and views', () => {
  it('adds up views, carts and orders of a product, and searches with and without results, by Indian days', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Gauge Seen', stock: 5 })
    const shopper = await buildShopper(shop.shop)
    for (let at = 0; at < 3; at += 1) expect((await seen({ productId })).status).toBe(200)
    for (const text of ['Gauge', '  gauge ', 'Ölgauge']) await searched(text)
    await searched('left-handed hammer', 0)
    shop.advance(20 * 60_000)
    await seen({ productId })
    await searched('GAUGE')
    await shop.call('POST', '/cart/add-to-cart', { token: shopper.token, body: { productId, quantity: 1 } })
    await shop.call('POST', '/order/placeorder', { token: shopper.token, body: { address: kozhikode } })
    const product = await report('all_sizes')
    expect(product.rows).toEqual([{ name: 'Gauge Seen', productId, views: 4, carts: 1, orders: 1 }])
    expect(product.chart).toEqual({
      over: 'views',
      isAmount: false,
      points: [{ key: 'Gauge Seen', value: 4, before: null }],
    })
    expect((await report('search')).rows).toEqual([
      { search: 'gauge', searches: 3, vain: 0 },
      { search: 'left-handed hammer', searches: 1, vain: 1 },
      { search: 'olgauge', searches: 1, vain: 0 },
    ])
    expect((await report('no_results')).rows).toEqual([{ search: 'left-handed hammer', searches: 1, vain: 1 }])
    expect((await report('day')).rows).toEqual([
      { period: '2026-10-31', searches: 4, vain: 1, views: 3, carts: 0, orders: 0 },
      { period: '2026-11-01', searches: 1, vain: 0, views: 1, carts: 1, orders: 1 },
    ])
    const { before } = await report('day', { from: '2026-11-01', to: '2026-11-01' })
    expect(before?.totals).toMatchObject({ views: 3, searches: 4 })
  })

  it('leaves a cancelled order out', async () => {
    const product = await buildProduct(shop.shop, { name: 'Gauge Left', stock: 5 })
    const { shopper, order } = await placeOrder(shop, { product })
    await shop.call('PATCH', `/order/change-status/${order._id}`, {
      token: shopper.token,
      body: { status: 'cancelled' },
    })
    const { rows } = await report('all_sizes')
    expect(rows.filter(({ name }) => name === 'Gauge Left')).toMatchObject([{ views: 0, orders: 0 }])
  })

  it('keeps nothing that says who: no number, no mail address, no order; and no product that is none', async () => {
    for (const text of ['98470 12345', 'amina@example.com', 'BMS-100008', 'x', 'y'.repeat(60), '32AABCW1234Q1Z9'])
      await searched(text)
    expect((await seen({ productId: 'no-such-product' })).status).toBe(200)
    const { rows } = await report('search')
    expect(rows.map(({ search }) => search)).toEqual(['gauge', 'left-handed hammer', 'olgauge'])
    const kept = await shop.db.selectFrom('day_counts').select('key').where('key', '=', 'no-such-product').execute()
    expect(kept).toEqual([])
  })

  it('counts no more of one network than a person looks at in a minute', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Gauge Pushed' })
    shop.advance(61_000)
    for (let at = 0; at < dayCountLimits.ofNetworkPerMinute + 20; at += 1) await seen({ productId }, '203.0.113.99')
    await seen({ productId }, '203.0.113.98')
    const { rows } = await report('all_sizes')
    expect(rows.find(({ name }) => name === 'Gauge Pushed')?.views).toBe(dayCountLimits.ofNetworkPerMinute + 1)
  })

  it('takes what is not understood as a fault of the caller', async () => {
    for (const body of [
      { search: 'x'.repeat(201), found: 1 },
      { search: 'gauge', found: -1 },
      { search: ['gauge'] },
      { productId: 7 },
    ])
      expect((await seen(body)).status).toBe(400)
  })

  it('counts on where somebody sends characters that no database holds', async () => {
    shop.advance(61_000)
    await searched('mill\u0000stone')
    await searched('\ud800\ud800')
    await searched('calliper')
    const kept = (await report('search')).rows.map(({ search }) => search)
    expect(kept).toEqual(expect.arrayContaining(['mill stone', 'calliper']))
  })

  it('leaves a sale at the counter out: nobody was shown a page', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Gauge Sold', price: 100, stock: 5 })
    await seen({ productId }, '203.0.113.50')
    const body = { lines: [{ productId, quantity: 1 }], payments: [{ way: 'cash', amount: 100 }] }
    expect((await owner.call(calls.sellAtCounter, { body })).status).toBe(201)
    const { rows } = await report('all_sizes')
    expect(rows.find(({ name }) => name === 'Gauge Sold')).toMatchObject({ views: 1, orders: 0 })
    expect((await report('day')).totals.orders).toBe(1)
  })

  it('counts what comes into a cart once, by whichever way it comes', async () => {
    const product = await buildProduct(shop.shop, { name: 'Gauge Wanted', stock: 50 })
    const { productId } = product
    const { shopper, order } = await placeOrder(shop, { product })
    const { token } = shopper
    const carts = async () => (await report('all_sizes')).rows.find(({ name }) => name === 'Gauge Wanted')?.carts
    const before = Number(await carts())
    const body = { productId, quantity: 1 }
    const headers = { 'idempotency-key': 'sent-twice' }
    for (const again of [headers, headers])
      await shop.call('POST', '/cart/add-to-cart', { token, body, headers: again })
    expect(await carts()).toBe(before + 1)
    await shop.call('POST', '/cart/add-many', { token, body: { items: [body] } })
    expect(await carts()).toBe(before + 2)
    await shop.call('POST', `/order/reorder/${order._id}`, { token, body: { mode: 'add' } })
    expect(await carts()).toBe(before + 3)
    const asked = { name: 'Amina', phone: '9847012345', lines: [{ productId, variantId: null, quantity: 2 }] }
    const { number, key } = (await shop.call('POST', '/quote', { body: asked })).body.data
    for (const again of [{ key }, { key }])
      expect((await shop.call('POST', `/quote/${number}/accept`, { token, body: again })).status).toBe(200)
    expect(await carts()).toBe(before + 4)
  })

  it('forgets counts after their time', async () => {
    shop.advance((dayCountLimits.daysKept + 2) * 86_400_000)
    await keepHouse(shop.shop)
    expect(await shop.db.selectFrom('day_counts').select('key').execute()).toEqual([])
  })
})
