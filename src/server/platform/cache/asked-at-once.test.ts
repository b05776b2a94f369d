import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('many who ask at once for what is not kept are one computation, however they write it', async () => {
  shop.shop.cache.clear()
  await fetch(`${shop.url}/api/v1/product/get-products?limit=9`)
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  const ask = (number: number) => fetch(`${shop.url}/api/v1/product/get-products?limit=17&utm=${number}`)
  const answers = await Promise.all(Array.from({ length: 300 }, async (_, number) => (await ask(number)).text()))
  const names = queries.mock.calls.map(([query]) => (query as unknown as { name?: string }).name)
  queries.mockRestore()
  expect(names.filter((name) => name === 'products-by-number')).toHaveLength(1)
  expect(new Set(answers).size).toBe(1)
})
