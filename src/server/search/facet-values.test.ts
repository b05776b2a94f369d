import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { facetLimits } from '../../shared/facets/facet-limits.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

async function list(query: string) {
  const { status, body } = await shop.call('GET', `/product/get-products?${query}`)
  expect(status, query).toBe(200)
  return body.data
}

test('of very many values those with the most products come, with how many more there are; asked for alone, all of them', async () => {
  // 60 lengths of one product each, and ten that two have: 40 come, those ten among them
  const lengths = Array.from({ length: 70 }, (_, at) => (at % 60) + 1001)
  for (const length of lengths) {
    const { productId } = await buildProduct(shop.shop, { name: `Quillrod ${length}` })
    const attributes = JSON.stringify([{ key: 'length', value: length, text: `${length} mm` }])
    await shop.db.updateTable('products').set({ attributes }).where('id', '=', productId).execute()
  }
  shop.shop.cache.clear()
  const query = 'q=quillrod%201&attr.length=1060'
  const shown = (await list(`${query}&facets=1`)).facets?.find(({ key }) => key === 'length')
  expect(shown?.values).toHaveLength(facetLimits.values)
  expect(shown?.more).toBe(20)
  expect(shown?.values.filter(({ count }) => count === 2)).toHaveLength(10)
  expect(shown?.values.at(-1)).toEqual({ value: '1060', text: '1060 mm', count: 1 })
  const alone = async (more: string) => (await list(`${query}&limit=1&facet=length${more}`)).facets ?? []
  const [all, ...others] = await alone('')
  expect(others).toEqual([])
  expect(all?.values.map(({ value }) => Number(value))).toEqual([...new Set(lengths)].sort((one, other) => one - other))
  expect(all).not.toHaveProperty('more')
  // each leads to as many products as it says, with what else is chosen
  for (const { value, count } of all?.values.slice(8, 12) ?? []) {
    expect((await list(`q=quillrod%201&attr.length=${value}`)).totalProducts, value).toBe(count)
  }
  const [part] = await alone('&facetText=105')
  expect(part?.values.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, (_, at) => `105${at} mm`))
  expect((await alone('&facetText=zz'))[0]?.values).toEqual([])
  expect((await alone('&facetText=%20MM%20'))[0]?.values).toHaveLength(60)
})

test('a facet that a list does not have, or whose key is none, offers nothing', async () => {
  expect((await list('facet=no-such')).facets).toEqual([])
  expect((await list('facet=constructor')).facets).toEqual([])
  expect((await list('categoryId=bearings&facet=bore&facetText=zzz')).facets).toEqual([
    { key: 'bore', name: 'Bore', unit: 'mm', values: [] },
  ])
  const bad = async (query: string) => (await shop.call('GET', `/product/get-products?${query}`)).status
  expect(await bad('facet=Bore!')).toBe(400)
  expect(await bad(`facet=bore&facetText=${'9'.repeat(facetLimits.partLetters + 1)}`)).toBe(400)
})
