import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildStaff } from '../../../test/office.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { loadDemoOnce } from './load-demo-once.ts'

let owned: TestShop
let empty: TestShop
beforeAll(async () => {
  ;[owned, empty] = await Promise.all([openShop({ nameless: true }), openShop({ nameless: true })])
})
afterAll(() => Promise.all([owned.close(), empty.close()]))

/** Loads the demo as a start with DEMO=alive does. */
function loadAlive({ shop, database }: TestShop, telling: { say: (line: string) => void; signal?: AbortSignal }) {
  const alive = { ...shop, config: { ...shop.config, demo: 'alive' as const } }
  return loadDemoOnce(alive, { owner: database.url, target: database.shopUrl }, telling)
}
const row = async (shop: TestShop, text: string) => (await shop.pool.query(text)).rows[0]

test('a shop that has people but no products yet lives through no history, and keeps what it has', async () => {
  await buildStaff(owned, ['owner'])
  await owned.pool.query(`INSERT INTO outbox (kind, event_key, payload, due_at, created_at)
    VALUES ('staff_invitation', 'staff_invitation:1', '{}', now() + interval '1 day', now())`)
  const before = await row(owned, 'SELECT count(*) AS settings FROM settings')
  const said: string[] = []
  const loading = loadAlive(owned, { say: (line) => said.push(line) })
  await expect(loading).rejects.toThrow(StartFailure)
  await expect(loading).rejects.toThrow('DEMO=alive wants an empty database')
  expect(said).toEqual([])
  expect(await row(owned, 'SELECT count(*)::int AS mails FROM outbox')).toEqual({ mails: 1 })
  expect(await row(owned, 'SELECT count(*) AS settings FROM settings')).toEqual(before)
  expect(await row(owned, 'SELECT count(*)::int AS products FROM products')).toEqual({ products: 0 })
  expect(await row(owned, 'SELECT count(*)::int AS users FROM users')).toEqual({ users: 0 })
})

test('told to stop, the history ends after what happens just then, and leaves no mail', async () => {
  const stopping = AbortSignal.abort()
  const loading = loadAlive(empty, { say: () => undefined, signal: stopping })
  await expect(loading).rejects.toThrow(stopping.reason)
  expect(await row(empty, 'SELECT (SELECT count(*) FROM products)::int > 0 AS goods')).toEqual({ goods: true })
  expect(await row(empty, 'SELECT count(*)::int AS orders FROM orders')).toEqual({ orders: 0 })
  expect(await row(empty, 'SELECT count(*)::int AS mails FROM outbox')).toEqual({ mails: 0 })
})
