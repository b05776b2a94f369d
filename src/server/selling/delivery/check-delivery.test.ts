import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { set } from '../../../../test/builders/set.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const check = (query: Record<string, string>) => shop.call('GET', `/delivery/check?${new URLSearchParams(query)}`)

test('says what an order placed now would: charge, day, cash', async () => {
  const { order } = await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 120 }) })
  const { body } = await check({ pincode: kozhikode.pincode })
  expect(body.data).toEqual({
    pincode: kozhikode.pincode,
    state: { code: '32', name: 'Kerala' },
    serviceable: true,
    reason: null,
    charge: order.breakdown.deliveryCharges,
    freeFrom: 999,
    expectedDelivery: order.expectedDelivery,
    cod: { allowed: true, reason: null, limit: 200_000 },
  })
})

test('is what holds now: another charge, price or day is in the next answer', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 120 })
  const ask = async () => (await check({ pincode: '673001', productId })).body.data
  const first = await ask()
  expect(first?.charge).toBeGreaterThan(0)
  await set(shop, { 'delivery.charge': 7_700 })
  expect(await ask()).toMatchObject({ charge: 77 })
  await changePrice(shop.shop, { productId, variantId: null }, { price: 200_000, offerPrice: null })
  expect(await ask()).toMatchObject({ charge: 0 })
  const week = 7 * 86_400_000
  shop.advance(week)
  expect(Date.parse((await ask())?.expectedDelivery ?? '')).toBe(Date.parse(first?.expectedDelivery ?? '') + week)
})

test('Mahe is Puducherry, and a code on a border is in no one state', async () => {
  expect((await check({ pincode: '673310' })).body.data?.state).toEqual({ code: '34', name: 'Puducherry' })
  expect((await check({ pincode: '140119' })).body.data?.state).toBeNull()
})

test.each(['000000', '67300', '6730012', 'kochi', ''])('%j is no PIN code: 400', async (pincode) => {
  expect(await check({ pincode })).toMatchObject({ status: 400, body: { errors: { pincode: expect.any(String) } } })
})

test('an unknown code and an unknown product are 404', async () => {
  expect((await check({ pincode: '999999' })).status).toBe(404)
  expect((await check({ pincode: '673001', productId: 'nothing' })).status).toBe(404)
})

test('of dear goods: no charge, and no cash', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 250_000 })
  const { body } = await check({ pincode: '673001', productId })
  expect(body.data).toMatchObject({ charge: 0, cod: { allowed: false, reason: expect.stringContaining('2,00,000') } })
})

test('of a variant, by what the variant costs', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { price: 120, variants: ['Small', 'Large'] })
  const [small = '', large = ''] = variantIds
  await changePrice(shop.shop, { productId, variantId: large }, { price: 200_000, offerPrice: null })
  expect((await check({ pincode: '673001', productId, variantId: large })).body.data).toMatchObject({ charge: 0 })
  const { body } = await check({ pincode: '673001', productId, variantId: small })
  expect(body.data?.charge).toBeGreaterThan(0)
  expect((await check({ pincode: '673001', productId, variantId: 'another' })).status).toBe(404)
})

test('a zone where the shop does not deliver says so, and one without cash', async () => {
  const zone = { pins: [], charge: 9_900, freeFrom: null }
  await set(shop, {
    'delivery.zones': [
      { ...zone, name: 'Ladakh', states: ['Ladakh'], serviceable: false, cash: false },
      { ...zone, name: 'Assam', states: ['Assam'], serviceable: true, cash: false },
    ],
  })
  const there = (await check({ pincode: '194101' })).body.data
  expect(there).toMatchObject({
    serviceable: false,
    reason: expect.stringContaining('194101'),
    cod: { allowed: false },
  })
  const assam = (await check({ pincode: '781001' })).body.data
  expect(assam).toMatchObject({ serviceable: true, charge: 99, freeFrom: null, cod: { allowed: false } })
})
