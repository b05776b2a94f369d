import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { loadDemo } from './load-demo.ts'
import { demoShopper } from './load-people.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('the demo shopper can log in, a reviewer cannot', async () => {
  const logIn = (body: { email: string; password: string }) => shop.call('POST', '/user/login', { body })
  const { email, password, phonenumber } = demoShopper
  expect((await logIn({ email, password })).status).toBe(200)
  expect((await logIn({ email: phonenumber, password })).status).toBe(200)
  expect((await logIn({ email: '0000000001', password })).status).toBe(401)
})

test('the stock is in the ledger', async () => {
  const { rows } = await shop.pool.query(`
    SELECT count(*) FILTER (WHERE i.on_hand <> coalesce(m.total, 0)) AS wrong, count(*) AS items
      FROM stock_items i LEFT JOIN (SELECT stock_item_id, sum(on_hand_change) AS total FROM stock_movements GROUP BY 1) m
        ON m.stock_item_id = i.id`)
  expect(rows[0].wrong).toBe(0)
  expect(rows[0].items).toBeGreaterThan(300)
})

test('every picture that the shop names is there', async () => {
  const { rows } = await shop.pool.query<{ url: string }>(`
    SELECT unnest(images) AS url FROM products UNION SELECT unnest(images) FROM variants
    UNION SELECT image FROM categories UNION SELECT image FROM brands UNION SELECT banner_image FROM brands
    UNION SELECT image FROM banners UNION SELECT image FROM category_banners UNION SELECT image FROM offer_banners`)
  const { rows: kept } = await shop.pool.query<{ url: string }>(
    `SELECT '/pictures/' || hash || '.svg' AS url FROM pictures`,
  )
  const there = new Set(kept.map((each) => each.url))
  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter((each) => !there.has(each.url))).toEqual([])
})

test('loading it again fails and changes nothing', async () => {
  const count = async () => (await shop.pool.query('SELECT count(*) AS n FROM products')).rows[0].n
  const before = await count()
  await expect(loadDemo(shop.shop)).rejects.toThrow()
  expect(await count()).toBe(before)
})
