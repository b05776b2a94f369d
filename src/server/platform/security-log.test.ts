import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { password, signUp } from '../../../test/builders/sign-up.ts'

let shop: TestShop
const lines: string[] = []
beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(line) }
  shop = await openShop({ parts: { log: fastify({ logger: { level: 'info', stream } }).log } })
})
afterAll(() => shop.close())

const events = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)

test('what matters is one line each: who, from where, in which request; and no secret is in any', async () => {
  const { email, token, user, phonenumber } = await signUp(shop)
  const headers = { 'user-agent': 'Mill Browser 1.0' }
  const call = (path: string, body: object) => shop.call('POST', path, { body, headers })
  const secret = 'Wrong-Pass-1'
  for (let n = 0; n < 11; n++) await call('/user/login', { email, password: secret })
  const { resetId } = (await shop.call('POST', '/user/forgot-password', { body: { email } })).body
  await call('/user/reset-password', { resetId, email, code: '123456', password: 'Grinder7Monsoon' })
  await shop.call('PATCH', '/user/update-user', { token, body: { phonenumber: '9876500001', password } })
  // right after the login the password counts as given; the same number again is no change
  for (const again of ['9876500002', '9876500002']) {
    await shop.call('PATCH', '/user/update-user', { token, body: { phonenumber: again } })
  }
  await shop.call('PATCH', '/user/change-password', {
    token,
    body: { password: secret, newPassword: 'Grinder7Monsoon' },
  })
  await shop.call('PATCH', '/user/change-password', { token, body: { password, newPassword: 'Grinder7Monsoon' } })
  await shop.call('PATCH', '/order/change-status/another-one', { token, body: { status: 'cancelled' } })
  await fetch(`${shop.url}/api/v1/order/webhook`, { method: 'POST', body: '{}' })
  await shop.call('POST', '/user/logout', { token })
  const closing = await signUp(shop)
  await shop.call('GET', '/user/export', { token: closing.token })
  for (const given of [secret, password]) {
    await shop.call('DELETE', '/user', { token: closing.token, body: { password: given } })
  }

  const seen = events()
  const names = [...new Set(seen.map(({ event }) => event))]
  expect(names).toEqual([
    'registered',
    'login_failed',
    'limited',
    'reset_asked',
    'code_refused',
    'identifier_changed',
    'password_refused',
    'password_changed',
    'unknown_id',
    'webhook_refused',
    'logout',
    'data_exported',
    'account_closed',
  ])
  expect(seen.filter(({ event }) => event === 'identifier_changed')).toHaveLength(2)
  expect(seen.filter(({ event }) => event === 'password_refused')).toHaveLength(2)
  expect(seen.filter(({ event }) => event === 'login_failed')).toHaveLength(10)
  const failed = seen.find(({ event }) => event === 'login_failed')
  expect(failed).toMatchObject({
    identifier: `a…@${email.split('@')[1]}`,
    network: '127.0.0.1',
    userAgent: 'Mill Browser 1.0',
    reqId: expect.any(String),
  })
  expect(seen.find(({ event }) => event === 'password_changed')).toMatchObject({ userId: user._id })
  const all = lines.join('')
  for (const hidden of [
    password,
    secret,
    'Grinder7Monsoon',
    token,
    resetId,
    '123456',
    phonenumber,
    '9876500001',
    '9876500002',
    email,
    closing.token,
  ]) {
    expect(all).not.toContain(hidden)
  }
})
