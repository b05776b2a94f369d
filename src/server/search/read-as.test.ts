import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

const suggested = async (q: string) => (await shop.call('GET', `/product/suggest?q=${encodeURIComponent(q)}`)).body.data
const listed = async (q: string) =>
  (await shop.call('GET', `/product/get-products?sort=relevance&q=${encodeURIComponent(q)}`)).body.data

test.each([
  ['beering', 'bearing'],
  ['anlge grinder', 'angle grinder'],
  ['hex nut m10', 'hex nut'],
  ['sledge hammer 5 kg', 'ball pein hammer'],
  ['earth wire', 'house wire'],
  ['skf 6204', '6204'],
])('%s has no exact match; list and box say that %s was looked for', async (text, readAs) => {
  const list = await listed(text)
  const box = await suggested(text)
  expect(box).toMatchObject({ exact: [], readAs })
  expect(list).toMatchObject({ similarProducts: list.totalProducts, readAs })
  expect(box.similar[0]?._id).toBe(list.products[0]?._id)
})

test.each(['bearing', 'hammer', 'ppe', 'glue for cpvc pipe'])('%s is looked for as it stands', async (text) => {
  expect(await listed(text)).not.toHaveProperty('readAs')
  expect(await suggested(text)).not.toHaveProperty('readAs')
})

test.each(['gear puller 3 leg', 'bearing puller', 'glass', 'water meter', 'door lock'])(
  'for %s, which the shop has not, nothing is shown that nobody meant',
  async (text) => {
    expect(await suggested(text)).toEqual({ exact: [], similar: [] })
    expect(await listed(text)).toEqual({ products: [], totalProducts: 0 })
  },
)
