import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { password, signUp } from '../../../../test/builders/sign-up.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const logIn = (email: string, secret = password) =>
  shop.call('POST', '/user/login', { body: { email, password: secret } })
const whoAmI = (token: string) => shop.call('GET', '/user/check-user', { token })
const day = 86_400_000
/** The use of a session is noted without anybody waiting for it. */
const usedJustNow = (userId: string) =>
  expect
    .poll(async () => {
      const sessions = await shop.db
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', userId)
        .execute()
      return sessions.every(({ last_used_at }) => shop.shop.clock().getTime() - last_used_at.getTime() < 60_000)
    })
    .toBe(true)

describe('logging in', () => {
  test('works with the email in any case, and the phone number however it is written', async () => {
    const { user, email, phonenumber } = await signUp(shop)
    const spaced = `${phonenumber.slice(0, 5)} ${phonenumber.slice(5)}`
    for (const who of [
      email,
      email.toUpperCase(),
      phonenumber,
      `+91${phonenumber}`,
      `+91 ${spaced}`,
      `0${phonenumber}`,
    ]) {
      const answer = await logIn(who)
      expect(answer).toMatchObject({ status: 200, body: { success: true, user } })
      expect(JSON.stringify(answer.body)).not.toContain('argon2')
      expect((await whoAmI(answer.body.token)).body.user).toEqual(user)
    }
  })

  test('says the same of an unknown account and of a wrong password', async () => {
    const { email } = await signUp(shop)
    const wrong = await logIn(email, 'Wrong-Pass-1')
    const unknown = await logIn('nobody@example.com', 'Wrong-Pass-1')
    expect(wrong.status).toBe(401)
    expect(wrong.body.code).toBe('wrong_credentials')
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
  })

  test('takes about as long for an unknown account', async () => {
    const { email } = await signUp(shop)
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < 9; n++) {
      const begin = performance.now()
      await logIn(email, 'Wrong-Pass-1')
      const between = performance.now()
      await logIn(`nobody${n}@example.com`, 'Wrong-Pass-1')
      times.known.push(between - begin)
      times.unknown.push(performance.now() - between)
    }
    const middle = (all: number[]) => all.sort((a, b) => a - b)[4] ?? 0
    // without the work of hashing it would be a small part of it
    expect(middle(times.unknown)).toBeGreaterThan(middle(times.known) / 2)
  })

  test.each(["' OR '1'='1", 'admin@example.com\u0000', '<script>alert(1)</script>', '🔩', '%', '+91'])(
    '«%s» is nobody',
    async (email) => expect(await logIn(email)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } }),
  )

  test('an account without a password cannot be entered', async () => {
    const { user, email } = await signUp(shop)
    await shop.db.updateTable('users').set({ password_hash: null }).where('id', '=', user._id).execute()
    expect((await logIn(email)).status).toBe(401)
  })
})

test('a form that is no JSON is a 415', async () => {
  const form = new FormData()
  form.set('email', 'amina@example.com')
  expect(await shop.call('POST', '/user/login', { body: form })).toMatchObject({
    status: 415,
    body: { code: 'wrong_type' },
  })
})

describe('guessing', () => {
  test('ends after 10 wrong passwords, also for the right one, and is open again 15 minutes later', async () => {
    const { email } = await signUp(shop)
    for (let n = 0; n < 10; n++) expect((await logIn(email, 'Wrong-Pass-1')).status).toBe(401)
    const refused = await logIn(email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(800)
    expect(seconds).toBeLessThanOrEqual(900)
    shop.advance(15 * 60_000)
    expect((await logIn(email)).status).toBe(200)
  })

  test('does not get further by guessing all at once', async () => {
    const { email } = await signUp(shop)
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'Wrong-Pass-1')))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(30)
  })

  test('of an account that does not exist ends the same way', async () => {
    for (let n = 0; n < 10; n++) expect((await logIn('ghost@example.com')).status).toBe(401)
    expect((await logIn('ghost@example.com')).status).toBe(429)
  })

  test('of one account leaves the neighbour alone, and a right password forgives the wrong ones', async () => {
    const { email } = await signUp(shop)
    for (let n = 0; n < 25; n++) {
      const secret = n % 5 === 4 ? password : 'Wrong-Pass-1'
      expect((await logIn(email, secret)).status).toBe(n % 5 === 4 ? 200 : 401)
    }
  })
})

describe('a session', () => {
  test('ends with logging out, and only that one', async () => {
    const { email, token } = await signUp(shop)
    const second = (await logIn(email)).body.token
    expect(await shop.call('POST', '/user/logout', { token })).toMatchObject({ status: 200, body: { success: true } })
    expect(await whoAmI(token)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    expect((await shop.call('POST', '/user/logout', { token })).status).toBe(401)
    expect((await whoAmI(second)).status).toBe(200)
  })

  test('lives for 30 days while it is used', async () => {
    const { token, user } = await signUp(shop)
    for (const days of [13, 13]) {
      shop.advance(days * day)
      expect((await whoAmI(token)).status).toBe(200)
      await usedJustNow(user._id)
    }
    shop.advance(4 * day - 60_000)
    expect((await whoAmI(token)).status).toBe(200)
    shop.advance(60_001)
    expect((await whoAmI(token)).status).toBe(401)
  })

  test('ends when nobody used it for 14 days', async () => {
    const { token } = await signUp(shop)
    shop.advance(14 * day + 1000)
    expect((await whoAmI(token)).status).toBe(401)
  })

  test('of an account is one of 20 at most: the one that rested longest goes', async () => {
    const { email, token, user } = await signUp(shop)
    await usedJustNow(user._id)
    shop.advance(60_000)
    for (let n = 0; n < 20; n++) expect((await logIn(email)).status).toBe(200)
    expect((await whoAmI(token)).status).toBe(401)
    const { rows } = await shop.pool.query('select 1 from sessions where user_id = $1', [user._id])
    expect(rows).toHaveLength(20)
  })

  test('that has run out is cleaned up by later ones', async () => {
    const { user } = await signUp(shop)
    shop.advance(31 * day)
    const left = () => shop.db.selectFrom('sessions').selectAll().where('user_id', '=', user._id).execute()
    expect(await left()).toHaveLength(1)
    for (let n = 0; n < 5; n++) await signUp(shop)
    expect(await left()).toHaveLength(0)
  })

  test.each([undefined, 'nonsense', 'A'.repeat(43), "' OR 1=1 --"])('is not had with the token %j', async (token) => {
    expect(await shop.call('GET', '/user/check-user', { token })).toMatchObject({
      status: 401,
      body: { success: false, code: 'not_signed_in' },
    })
  })
})
