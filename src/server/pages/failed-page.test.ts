import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { LOG_LEVEL: 'silent' } })
})
afterAll(() => shop.close())

test('a page of a text that no database can hold is no failure of the shop', async () => {
  const answer = await fetch(`${shop.url}/products?q=a%00b`)
  expect(answer.status).toBeLessThan(500)
  expect(await answer.text()).toContain('</html>')
})

test('a page whose goods cannot be read says when to come back, to whoever reads answers and not pages', async () => {
  await shop.pool.query('ALTER TABLE products RENAME TO hidden_products')
  const answer = await fetch(`${shop.url}/products/ball-bearing`)
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
