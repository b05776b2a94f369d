import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { password, signUp, signupOf } from '../../../../test/builders/sign-up.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const logIn = (email: string, secret: string) => shop.call('POST', '/user/login', { body: { email, password: secret } })

describe('a password that is easy to guess is taken, and warned of', () => {
  const common = ['Password1', 'Test@1234', 'Abcd1234', 'Qwerty123', 'Demo@12345', 'Welcome1', 'Amina1234', 'Beypore@1']
  const taken = { success: true, warning: expect.stringContaining('easy to guess') }

  test.each(common)('signing up with %s', async (secret) => {
    const body = { ...signupOf(), password: secret }
    expect(await shop.call('POST', '/user/register', { body })).toMatchObject({ status: 201, body: taken })
    expect((await logIn(body.phonenumber, secret)).status).toBe(200)
  })

  test.each(['Chicken123', 'aUckland2010', 'Redsox20#1'])('signing up with %s, which has leaked', async (secret) => {
    const body = { ...signupOf(), password: secret }
    expect(await shop.call('POST', '/user/register', { body })).toMatchObject({ status: 201, body: taken })
  })

  test('changing to one', async () => {
    const { token, email } = await signUp(shop)
    const body = { password, newPassword: 'Qwerty123' }
    expect(await shop.call('PATCH', '/user/change-password', { token, body })).toMatchObject({
      status: 200,
      body: taken,
    })
    expect((await logIn(email, 'Qwerty123')).status).toBe(200)
  })

  test('resetting to one', async () => {
    const { email } = await signUp(shop)
    const { resetId } = (await shop.call('POST', '/user/forgot-password', { body: { email } })).body
    const mail = (await readSentMails(shop.shop)).find(({ to }) => to.includes(email))
    const body = { resetId, email, code: mail?.text.match(/\b\d{6}\b/)?.[0], password: 'Abcd1234' }
    expect(await shop.call('POST', '/user/reset-password', { body })).toMatchObject({ status: 200, body: taken })
    expect((await logIn(email, 'Abcd1234')).status).toBe(200)
  })

  test('of any other one nothing is said', async () => {
    const answer = await shop.call('POST', '/user/register', { body: { ...signupOf(), password: 'Grinder7Monsoon' } })
    expect(answer.status).toBe(201)
    expect(answer.body).not.toHaveProperty('warning')
  })
})
