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

test('nothing is said about the money, whoever asks and through whichever proxy', async () => {
  const ready = async (headers: Record<string, string>) => (await fetch(`${shop.url}/readyz`, { headers })).json()
  for (const headers of [{}, { 'X-Forwarded-For': '127.0.0.1' }, { Forwarded: 'for=127.0.0.1' }]) {
    expect(await ready(headers as Record<string, string>)).toEqual({ status: 'ready' })
  }
})

test('an unknown call is a 404 with a sentence', async () => {
  const answer = await shop.call('GET', '/no/such/call')
  expect(answer).toMatchObject({ status: 404, body: { success: false, code: 'not_found' } })
})
