import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { password, signUp, signupOf } from '../../../../test/builders/sign-up.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const register = (body: unknown) => shop.call('POST', '/user/register', { body })

test('signing up answers 201 with a token that works and the account, never the password', async () => {
  const body = signupOf({ email: 'Amina.Beevi@Example.com' })
  const answer = await register(body)
  expect(answer).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Signup successful',
      user: { username: 'Amina Beevi', phonenumber: body.phonenumber, email: 'amina.beevi@example.com', address: [] },
    },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/i)
  const me = await shop.call('GET', '/user/check-user', { token: answer.body.token })
  expect(me.body).toEqual({ success: true, user: answer.body.user })
})

test('password and token are not stored as they are', async () => {
  const { user, token } = await signUp(shop)
  const row = await shop.db.selectFrom('users').selectAll().where('id', '=', user._id).executeTakeFirstOrThrow()
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const sessions = await shop.db.selectFrom('sessions').selectAll().where('user_id', '=', user._id).execute()
  expect(sessions).toHaveLength(1)
  const stored = JSON.stringify({
    row,
    sessions: sessions.map((each) => [each.token_hash.toString('latin1'), each.token_hash.toString('base64url')]),
  })
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(password)
})

test.each([null, '', undefined])('the email may be %j', async (email) => {
  const answer = await register({ ...signupOf(), email })
  expect(answer).toMatchObject({ status: 201, body: { user: { email: null } } })
})

describe('an account that exists', () => {
  test('is a 409 that names the field', async () => {
    const first = await signUp(shop)
    const samePhone = await register(signupOf({ phonenumber: first.phonenumber }))
    expect(samePhone).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    expect(Object.keys(samePhone.body.errors ?? {})).toEqual(['phonenumber'])
    const sameEmail = await register(signupOf({ email: first.email.toUpperCase() }))
    expect(sameEmail).toMatchObject({ status: 409, body: { code: 'account_exists' } })
    expect(Object.keys(sameEmail.body.errors ?? {})).toEqual(['email'])
    const both = await register(signupOf({ phonenumber: first.phonenumber, email: first.email }))
    expect(Object.keys(both.body.errors ?? {}).sort()).toEqual(['email', 'phonenumber'])
  })

  test('is made once when 12 register the same phone number at once', async () => {
    const { phonenumber } = signupOf()
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(signupOf({ phonenumber }))))
    const statuses = answers.map((answer) => answer.status).sort()
    expect(statuses).toEqual([201, ...Array(11).fill(409)])
    for (const { status, body } of answers) {
      if (status === 409) expect(body.errors).toEqual({ phonenumber: expect.any(String) })
    }
  })

  test('is made once when 12 register the same email at once', async () => {
    const { email } = signupOf()
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(signupOf({ email }))))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(11).fill(409)])
  })
})

test('40 shoppers sign up at once', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => register(signupOf())))
  expect(answers.map((answer) => answer.status)).toEqual(Array(40).fill(201))
  expect(new Set(answers.map((answer) => answer.body.token)).size).toBe(40)
})

test.each([
  ['username', 'Al', 'Full name must be at least 3 characters long'],
  ['username', 'Amina 2', 'Full name should only contain letters and spaces'],
  ['username', "Robert'); DROP TABLE users;--", 'Full name should only contain letters and spaces'],
  ['username', '<script>alert(1)</script>', 'Full name should only contain letters and spaces'],
  ['phonenumber', '+919847012345', 'Phone number must be 10 digits'],
  ['phonenumber', 9847012345, 'Phone number must be 10 digits'],
  ['email', 'amina@', 'Please enter a valid email address'],
  ['email', 'a\u0000@example.com', 'Please enter a valid email address'],
  ['password', 'Ab1', 'Password must be at least 8 characters long'],
  [
    'password',
    'lower-case-9',
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ],
  ['password', { $ne: '' }, 'Password must be at least 8 characters long'],
])('%s = %j is refused with a sentence of its own', async (field, value, sentence) => {
  const answer = await register({ ...signupOf(), [field]: value })
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', errors: { [field]: sentence } } })
})
