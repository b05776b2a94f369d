import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { cookiesOf, joinStaff } from '../../../../test/builders/join-staff.ts'
import { callOffice } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { rates } from '../../../shared/rates.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

const pin = '483920'

/** Fills the counts of these rates for everybody who has called until now. */
async function fill(...names: (keyof typeof rates)[]): Promise<void> {
  for (const name of names) {
    const { numUpdatedRows } = await shop.db
      .updateTable('rate_limits')
      .set({ count: rates[name].most })
      .where('key', 'like', `${name}:%`)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBeGreaterThan(0n)
  }
}

test('strangers who fill the count of the shop’s network keep nobody out of a computer of the shop', async () => {
  const owner = await joinStaff(shop, ['owner'], 'Amina Beevi')
  const clerk = await joinStaff(shop, ['counter'], 'Clerk')
  await clerk.call(calls.setPin, { body: { pin } })
  const browser = cookiesOf(await owner.call(calls.enrolCounter, { body: { name: 'Till 1' } }), owner.cookies)
  const byPin = (cookies = '') =>
    callOffice(shop.url, calls.signInByPin, { body: { staffId: clerk.staffId, pin } }, cookies)
  const options = (cookies = '') => callOffice(shop.url, calls.passkeySignInOptions, {}, cookies)
  const passkey = { challengeId: clerk.staffId, passkey: { id: 'none', response: {} } }
  const byPasskey = (cookies = '') => callOffice(shop.url, calls.signInByPasskey, { body: passkey }, cookies)
  expect((await byPin()).status).toBe(403)
  expect((await options()).status).toBe(200)
  await fill('officeDoor', 'staffChallenge')
  for (const ask of [byPin, options, byPasskey]) expect((await ask()).status).toBe(429)

  expect((await byPin(browser)).status).toBe(200)
  expect((await options(browser)).status).toBe(200)
  expect((await byPasskey(browser)).status).not.toBe(429)
  // the browser has a count of its own, and a person who steps up one more
  await fill('officeDoor', 'staffChallenge')
  for (const ask of [byPin, options, byPasskey]) expect((await ask(browser)).status).toBe(429)
  expect((await clerk.call(calls.stepUpOptions)).status).toBe(200)
})
