import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { readSentMails } from '../../../../test/builders/read-mails.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const logIn = (email: string, secret = password, userAgent = 'test') =>
  shop.call('POST', '/user/login', { body: { email, password: secret }, headers: { 'user-agent': userAgent } })
const whoAmI = async (token: string) => (await shop.call('GET', '/user/check-user', { token })).status
const change = (token: string, body: unknown) => shop.call('PATCH', '/user/change-password', { token, body })
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

describe('changing the password', () => {
  test('ends all other sessions, keeps this one, and tells the shopper by mail', async () => {
    const { email, token } = await signUp(shop)
    const other = (await logIn(email)).body.token
    const answer = await change(token, { password, newPassword: 'Grinder7Monsoon' })
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } })
    expect([await whoAmI(token), await whoAmI(other)]).toEqual([200, 401])
    expect((await logIn(email)).status).toBe(401)
    expect((await logIn(email, 'Grinder7Monsoon')).status).toBe(200)
    const mails = (await readSentMails(shop.shop)).filter(({ to }) => to.includes(email))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password has been changed'])
  })

  test.each([
    [{ password: 'Wrong-Pass-1', newPassword: 'Grinder7Monsoon' }, 'password'],
    [{ newPassword: 'Grinder7Monsoon' }, 'password'],
    [{ password, newPassword: 'short' }, 'newPassword'],
  ])('is refused for %j, naming the field, and signs nobody out', async (body, field) => {
    const { token } = await signUp(shop)
    expect(await change(token, body)).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } })
    expect(await whoAmI(token)).toBe(200)
  })

  test('of two at once is done once', async () => {
    const { email, token } = await signUp(shop)
    const both = ['Grinder7Monsoon', 'Monsoon7Grinder'].map((newPassword) => change(token, { password, newPassword }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await logIn(email)).status).toBe(401)
  })
})

describe('the sessions', () => {
  test('are listed in words, without a token, and ended one by one', async () => {
    const { email, token } = await signUp(shop)
    const onPhone = (await logIn(email, password, phone)).body.token
    const { data } = (await shop.call('GET', '/user/sessions', { token })).body
    expect(data).toHaveLength(2)
    const other = data.find(({ current }) => !current)
    expect(other).toMatchObject({ device: 'Chrome on Android', network: '127.0.0.…' })
    expect(JSON.stringify(data)).not.toContain(onPhone)
    expect(await whoAmI(other?._id ?? '')).toBe(401)
    const end = () => shop.call('DELETE', `/user/sessions/${other?._id}`, { token })
    const stranger = await signUp(shop)
    expect((await shop.call('DELETE', `/user/sessions/${other?._id}`, { token: stranger.token })).status).toBe(404)
    expect((await end()).status).toBe(200)
    expect((await end()).status).toBe(404)
    expect([await whoAmI(token), await whoAmI(onPhone)]).toEqual([200, 401])
  })

  test('are all ended at once, this one too; and by the owner', async () => {
    const { email, token, phonenumber } = await signUp(shop)
    const other = (await logIn(email)).body.token
    expect((await shop.call('DELETE', '/user/sessions', { token })).status).toBe(200)
    expect([await whoAmI(token), await whoAmI(other)]).toEqual([401, 401])
    const again = (await logIn(email)).body.token
    expect(await runCommand(shop.shop, ['logout', `+91 ${phonenumber}`])).toBe('Signed out on 1 device.')
    expect(await whoAmI(again)).toBe(401)
    await expect(runCommand(shop.shop, ['logout', 'nobody@example.com'])).rejects.toThrow('No account found')
  })
})

describe('the email address', () => {
  const ask = (token: string) => shop.call('POST', '/user/request-email-code', { token })
  const confirm = (token: string, code: string) => shop.call('POST', '/user/confirm-email', { token, body: { code } })
  const codeOf = async (email: string) =>
    (await readSentMails(shop.shop))
      .filter(({ to, subject }) => to.includes(email) && subject.includes('confirm'))
      .at(-1)
      ?.text.match(/\b\d{6}\b/)?.[0] ?? ''

  test('is confirmed by the code that was mailed to it, once', async () => {
    const { email, token, user } = await signUp(shop)
    expect(user.emailConfirmedAt).toBeNull()
    expect((await confirm(token, '123456')).status).toBe(400)
    expect((await ask(token)).status).toBe(200)
    const code = await codeOf(email)
    expect((await confirm((await signUp(shop)).token, code)).status).toBe(400)
    expect((await confirm(token, code)).body.user).toMatchObject({ email, emailConfirmedAt: expect.any(String) })
    expect((await confirm(token, code)).status).toBe(400)
  })

  test('that a stranger took first is had back by its owner with a reset', async () => {
    const { email, token } = await signUp(shop)
    const { resetId } = (await shop.call('POST', '/user/forgot-password', { body: { email } })).body
    const mail = (await readSentMails(shop.shop)).find(({ to }) => to.includes(email))
    const code = mail?.text.match(/\b\d{6}\b/)?.[0]
    const body = { resetId, email, code, password: 'Grinder7Monsoon' }
    expect((await shop.call('POST', '/user/reset-password', { body })).status).toBe(200)
    expect(await whoAmI(token)).toBe(401)
    expect((await logIn(email, 'Grinder7Monsoon')).body.user.emailConfirmedAt).toEqual(expect.any(String))
  })

  test('is not confirmed, nor the account opened, by a code that was mailed to another one while it was changed', async () => {
    const { email, token, user } = await signUp(shop)
    const others = `owner-of-${email}`
    await ask(token)
    const { resetId } = (await shop.call('POST', '/user/forgot-password', { body: { email } })).body
    const mails = await readSentMails(shop.shop)
    const [toConfirm, toReset] = [/confirm/, /password/].map(
      (subject) =>
        mails.find((mail) => mail.to.includes(email) && subject.test(mail.subject))?.text.match(/\b\d{6}\b/)?.[0],
    )
    // as it is where the change comes between the look at the account and the keeping of the code
    await shop.db.updateTable('users').set({ email: others }).where('id', '=', user._id).execute()
    expect((await confirm(token, toConfirm ?? '')).status).toBe(400)
    const body = { resetId, email: others, code: toReset, password: 'Grinder7Monsoon' }
    expect((await shop.call('POST', '/user/reset-password', { body })).status).toBe(400)
    expect((await shop.call('GET', '/user/check-user', { token })).body.user.emailConfirmedAt).toBeNull()
  })

  test('of an account without one cannot be confirmed', async () => {
    const { token } = await signUp(shop, { email: '' })
    expect((await ask(token)).status).toBe(400)
  })
})

test('a hash that was made when hashing was cheaper is renewed by the next login', async () => {
  const { email, user } = await signUp(shop)
  const { hash } = await import('@node-rs/argon2')
  const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await shop.db.updateTable('users').set({ password_hash: old }).where('id', '=', user._id).execute()
  expect((await logIn(email)).status).toBe(200)
  const stored = await shop.db.selectFrom('users').select('password_hash').where('id', '=', user._id).executeTakeFirst()
  expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await logIn(email)).status).toBe(200)
})

test('refusals of personal calls are not kept by anybody', async () => {
  for (const answer of [
    await shop.call('GET', '/user/check-user'),
    await shop.call('GET', '/user/check-user', { token: 'A'.repeat(43) }),
    await shop.call('POST', '/user/login', { body: {} }),
  ]) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})
