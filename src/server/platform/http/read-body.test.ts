import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function signUp(at: TestShop) {
  const body = { username: 'Amina Beevi', phonenumber: '9847012345', password: 'Kallayi-Teak7' }
  const { body: answer } = await at.call('POST', '/user/register', { body })
  return answer
}

test('calls that carry nothing may name a content type', async () => {
  const { token } = await signUp(shop)
  const headers = { 'content-type': 'application/json' }
  for (const [method, path] of [
    ['DELETE', '/cart'],
    ['PATCH', '/coupon'],
    ['POST', '/user/logout'],
  ] as const) {
    expect(await shop.call(method, path, { token, headers }), path).toMatchObject({ status: 200 })
  }
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/octet-stream'])(
  'a body of type %s is a 415',
  async (type) => {
    const answer = await shop.call('POST', '/user/login', { body: '{"a":1}', headers: { 'content-type': type } })
    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong_type' } })
  },
)

test('an empty body where one is needed says which fields are missing', async () => {
  for (const type of ['application/json', 'text/plain']) {
    const answer = await shop.call('POST', '/user/login', { body: '', headers: { 'content-type': type } })
    expect(answer).toMatchObject({ status: 400, body: { errors: { email: expect.any(String) } } })
  }
})

test('JSON that cannot be read is a 400', async () => {
  for (const body of ['{', '{"a":1}}', '{"__proto__":{"a":1}}', '['.repeat(50_000)]) {
    expect(await shop.call('POST', '/user/login', { body })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  }
})
