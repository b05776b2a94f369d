import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { rates } from '../../../shared/rates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

it('ends the list of customers for a while for who reads more of it than anybody can, and for nobody else', async () => {
  const [busy, other] = await Promise.all([buildStaff(shop, ['counter']), buildStaff(shop, ['counter'])])
  const read = (who = busy) => who.call(calls.findCustomers, { body: {} })
  expect((await read()).status).toBe(200)
  const full = { count: rates.customersOfStaff.most }
  const key = `customersOfStaff:${busy.staffId}:`
  const counted = await shop.db.updateTable('rate_limits').set(full).where('key', '=', key).executeTakeFirst()
  expect(Number(counted.numUpdatedRows)).toBe(1)
  const refused = await read()
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await read(other)).status).toBe(200)
  shop.advance(rates.customersOfStaff.minutes * 60_000)
  expect((await read()).status).toBe(200)
})
