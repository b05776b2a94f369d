import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/server/start/app.ts'
import type { Endpoint, Rate } from '../src/shared/contract/endpoint.ts'
import { endpoints } from '../src/shared/contract/endpoints.ts'
import { officeEndpoints } from '../src/shared/contract/office/endpoints.ts'
import type { StaffEndpoint } from '../src/shared/contract/office/staff-endpoint.ts'
import { rates } from '../src/shared/rates.ts'
import { openShop, type TestShop } from './app.ts'
import { buildProduct } from './builders/build-product.ts'
import { buildShopper } from './builders/build-shopper.ts'
import { buildStaff, callOffice } from './office.ts'
import { sampleWrites } from './shop-writes.ts'

const all = Object.entries<Endpoint>(endpoints)
const shopWrites = all.filter(([, { method }]) => method !== 'GET')
const officeWrites = Object.entries<StaffEndpoint>(officeEndpoints).filter(([, { method }]) => method !== 'GET')
const isCounted = ([, { rate }]: [string, { rate?: Rate }]) => rate !== undefined && rate.none === undefined

let shop: TestShop
let goods: { productId: string; soldOutId: string }
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
  const { productId } = await buildProduct(shop.shop, { stock: 100, price: 100 })
  goods = { productId, soldOutId: (await buildProduct(shop.shop, { stock: 0 })).productId }
})
afterAll(() => shop.close())

/** Names of what has been counted since the counts were emptied. */
async function counted(): Promise<Set<string>> {
  const rows = await shop.db.selectFrom('rate_limits').select('key').execute()
  return new Set(rows.map(({ key }) => key.split(':')[0] ?? ''))
}

describe('every write names a rate, or why it has none', () => {
  it.each([...shopWrites, ...officeWrites])('%s', (_name, { rate = {} }) => {
    const names = [rate.account ?? [], rate.network ?? [], rate.within ?? []].flat()
    if (rate.none !== undefined) {
      expect(rate.none.length).toBeGreaterThan(20)
      expect(names).toEqual([])
      return
    }
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(rates).toHaveProperty(name)
  })
})

describe('what a write of the shop names is counted', () => {
  it('has a sample of each', () => {
    const names = shopWrites.filter(isCounted).map(([name]) => name)
    expect(Object.keys(sampleWrites).sort()).toEqual(names.sort())
  })

  it.each(shopWrites.filter(isCounted))('%s', async (name, { method, path, access, rate = {} }) => {
    const sample = sampleWrites[name]
    if (!sample) throw new Error(`add a sample of ${name} to test/shop-writes.ts`)
    const { params = {}, body, key } = await sample(goods)
    const { token } = await buildShopper(shop.shop)
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: goods.productId, quantity: 1 } })
    await shop.db.deleteFrom('rate_limits').execute()
    await shop.call(method, path.replace(/\{(\w+)\}/g, (_, each: string) => params[each] ?? '') as string, {
      ...(access !== 'public' && { token }),
      body,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
    const names = [rate.account ?? [], rate.network ?? [], rate.within ?? []].flat()
    const seen = await counted()
    expect(names.filter((each) => !seen.has(each))).toEqual([])
  })
})

describe('what a write of the office names is counted at the door', () => {
  const atDoor = officeWrites.filter(([, { rate }]) => rate?.account !== undefined || rate?.network !== undefined)

  it.each(atDoor)('%s', async (_name, endpoint) => {
    // each anew: some calls end the session that makes them
    const { cookie } = await buildStaff(shop, ['owner'])
    await shop.db.deleteFrom('rate_limits').execute()
    const id = '00000000-0000-4000-8000-000000000000'
    const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => [each ?? '', id]))
    const body = '{"not":"what is wanted"}'
    await callOffice(shop.url, endpoint, { params, body }, cookie)
    const seen = await counted()
    const names = [endpoint.rate?.account ?? [], endpoint.rate?.network ?? []].flat()
    expect(names.filter((each) => !seen.has(each))).toEqual([])
  })

  it('and ends there', async () => {
    const { staffId, call } = await buildStaff(shop, ['owner'])
    const ends_at = new Date(shop.shop.clock().getTime() + 60_000)
    const full = { key: `officeCall:${staffId}:`, count: rates.officeCall.most, ends_at }
    await shop.db.insertInto('rate_limits').values(full).execute()
    const refused = await call(officeEndpoints.searchOrders, { body: {} })
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const other = await buildStaff(shop, ['owner'])
    expect((await other.call(officeEndpoints.searchOrders, { body: {} })).status).not.toBe(429)
  })
})

describe('the start of the server', () => {
  it('has tags for each public read', async () => {
    const app = await buildApp(shop.shop)
    try {
      const reads = all.filter(([, { method, access }]) => method === 'GET' && access === 'public')
      expect(reads.filter(([, endpoint]) => !app.publicReads.get(endpoint)?.tags).map(([name]) => name)).toEqual([])
      expect(app.publicReads.size).toBe(reads.length)
    } finally {
      await app.close()
    }
  })

  it.each<[string, { rate?: Rate }]>([
    ['POST /api/v1/cart/add-to-cart', endpoints.addToCart],
    ['POST /api/office/v1/orders/search', officeEndpoints.searchOrders],
  ])('fails where a write names no rate: %s', async (name, endpoint) => {
    const { rate } = endpoint
    delete endpoint.rate
    try {
      await expect(buildApp(shop.shop)).rejects.toThrow(`${name} writes and names no rate`)
    } finally {
      if (rate) endpoint.rate = rate
    }
  })
})
