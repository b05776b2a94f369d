import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildStaff } from '../../../test/office.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { loadDemoOnce } from './load-demo-once.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ nameless: true })
})
afterAll(() => shop.close())

const row = async (text: string) => (await shop.pool.query(text)).rows[0]

test('a shop that has people but no products yet lives through no history, and keeps what it has', async () => {
  await buildStaff(shop, ['owner'])
  await shop.pool.query(`INSERT INTO outbox (kind, event_key, payload, due_at, created_at)
    VALUES ('staff_invitation', 'staff_invitation:1', '{}', now() + interval '1 day', now())`)
  const before = await row('SELECT count(*) AS settings FROM settings')
  const target = shop.database.shopUrl
  const alive = { ...shop.shop, config: { ...shop.shop.config, demo: 'alive' as const } }
  const said: string[] = []
  const loading = loadDemoOnce(alive, { owner: shop.database.url, target }, (line) => said.push(line))
  await expect(loading).rejects.toThrow(StartFailure)
  await expect(loading).rejects.toThrow('DEMO=alive wants an empty database')
  expect(said).toEqual([])
  expect(await row('SELECT count(*)::int AS mails FROM outbox')).toEqual({ mails: 1 })
  expect(await row('SELECT count(*) AS settings FROM settings')).toEqual(before)
  expect(await row('SELECT (SELECT count(*) FROM products)::int + (SELECT count(*) FROM users)::int AS rows')).toEqual({
    rows: 0,
  })
})
