import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { set } from '../../../test/builders/set.ts'

const pages = ['/', '/products', '/terms', '/about', '/shipping', '/contact', '/returns']

let shop: TestShop
beforeAll(async () => {
  // with the demo's own words: they claim nothing of where it delivers
  shop = await openShop()
})
afterAll(() => shop.close())

/** The pages that say that the shop delivers everywhere. */
async function claims(): Promise<string[]> {
  const texts = await Promise.all(pages.map(async (page) => (await fetch(shop.url + page)).text()))
  return pages.filter((_, at) => /all over India|every state/.test(texts[at] ?? ''))
}

test('a shop that does not deliver everywhere says nowhere that it does', async () => {
  expect(await claims()).toEqual(expect.arrayContaining(['/', '/terms', '/about', '/shipping']))
  const zone = { name: 'Ladakh', states: ['Ladakh'], pins: [], charge: 0, freeFrom: null, cash: false }
  await set(shop, { 'delivery.zones': [{ ...zone, serviceable: false }] })
  expect(await claims()).toEqual([])
  await set(shop, { 'delivery.zones': [{ ...zone, serviceable: true }] })
  expect(await claims()).toContain('/terms')
})
