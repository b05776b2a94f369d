import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { rememberDevice } from './device-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('who signs in with a new browser waits for no other one that signs in; the oldest goes with the next', async () => {
  const { userId } = await buildShopper(shop.shop)
  const remember = () => rememberDevice(shop.db, shop.shop, userId)
  for (let device = 0; device < serverLimits.devicesMax; device += 1) {
    await remember()
    shop.advance(1000)
  }
  const count = async () =>
    (await shop.pool.query('SELECT count(*)::int AS n FROM login_devices WHERE user_id = $1', [userId])).rows[0].n
  const other = await shop.pool.connect()
  try {
    await other.query('BEGIN')
    await other.query('SELECT FROM login_devices WHERE user_id = $1 ORDER BY last_used_at LIMIT 1 FOR UPDATE', [userId])
    await remember()
  } finally {
    await other.query('COMMIT')
    other.release()
  }
  await remember()
  expect(await count()).toBe(serverLimits.devicesMax)
})
