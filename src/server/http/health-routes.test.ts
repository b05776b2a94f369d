import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the process says that it lives, and that its database answers', async () => {
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200)
})

test('an unknown call is a 404 with a sentence', async () => {
  const answer = await shop.call('GET', '/no/such/call')
  expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } })
})
