import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildStaff } from '../../../test/office.ts'
import { officeLimits } from '../../shared/office-limits.ts'
import { openStaffSession } from './staff-session-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('who signs in once more than allowed does not wait for whoever is taking away the session that rested longest', async () => {
  const { staffId } = await buildStaff(shop, ['owner'])
  const caller = { ip: '127.0.0.1', userAgent: 'test' }
  const open = () => openStaffSession(shop.db, shop.shop, { staffId, factor: 'full', shared: false }, caller)
  for (let session = 0; session < officeLimits.staffSessionsMax; session += 1) await open()
  const count = async () => {
    const text = 'SELECT count(*)::int AS n FROM staff_sessions WHERE staff_id = $1'
    return (await shop.pool.query(text, [staffId])).rows[0].n
  }
  const other = await shop.pool.connect()
  await other.query('BEGIN')
  await other.query('SELECT FROM staff_sessions WHERE staff_id = $1 ORDER BY last_used_at FOR UPDATE', [staffId])
  await open()
  await other.query('COMMIT')
  other.release()
  await open()
  expect(await count()).toBe(officeLimits.staffSessionsMax)
})
