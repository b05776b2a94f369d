import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { reviewForm } from '../../../../test/builders/review-form.ts'
import { password, signUp, signupOf } from '../../../../test/builders/sign-up.ts'

// Two processes on one database: what one counts holds in the other.
let shop: TestShop
let other: TestShop
beforeAll(async () => {
  const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' }
  shop = await openShop({ env })
  other = await openShop({ env, beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const hour = 3_600_000
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const statuses = (answers: { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const both = (n: number) => (n % 2 === 0 ? shop : other)
const logIn = (n: number, email: string, secret: string, ip: string, deviceToken?: string) =>
  both(n).call('POST', '/user/login', { body: { email, password: secret, deviceToken }, headers: from(ip) })

describe('signing up', () => {
  test('20 times an hour from one network, over all processes and in a burst; others sign up meanwhile', async () => {
    const register = (n: number, ip: string) =>
      both(n).call('POST', '/user/register', { body: signupOf(), headers: from(ip) })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => register(n, `2001:db8:7:7::${n}`)))
    expect(statuses(answers)).toEqual({ 201: 20, 429: 4 })
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(refused?.body.message).toBe('Too many tries. Please try again in 60 minutes.')
    expect((await register(0, '2001:db8:7:8::1')).status).toBe(201)
    shop.advance(hour)
    expect((await register(0, '2001:db8:7:7::1')).status).toBe(201)
    shop.advance(-hour)
  }, 60_000)
})

describe('wrong passwords', () => {
  test('are 10 by account and network, by email and phone together, in a burst over two processes', async () => {
    const { email, phonenumber } = await signUp(shop)
    const guess = (n: number) => logIn(n, n % 3 === 0 ? email : phonenumber, 'Wrong-Pass-1', '198.51.100.1')
    expect(statuses(await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n))))).toEqual({ 401: 10, 429: 20 })
  })

  test('of a stranger do not lock the owner out elsewhere', async () => {
    const { email } = await signUp(shop)
    for (let n = 0; n < 11; n++) await logIn(n, email, 'Wrong-Pass-1', '198.51.100.2')
    expect((await logIn(0, email, password, '198.51.100.2')).status).toBe(429)
    expect((await logIn(1, email, password, '203.0.113.50')).status).toBe(200)
  })

  test('from everywhere end at 100 a day, but not for a browser that signed in before', async () => {
    const { email, user, body } = await withDevice()
    const key = `guessAnywhere:${user._id}:`
    await shop.db.updateTable('rate_limits').set({ count: 100 }).where('key', '=', key).execute()
    expect((await logIn(0, email, password, '198.51.100.3')).status).toBe(429)
    expect((await logIn(0, email, password, '198.51.100.3', 'A'.repeat(43))).status).toBe(429)
    const known = await logIn(1, email, password, '198.51.100.3', body.deviceToken)
    expect(known).toMatchObject({ status: 200, body: { deviceToken: body.deviceToken } })
    for (let n = 0; n < 10; n++) {
      expect((await logIn(n, email, 'Wrong-Pass-1', '198.51.100.4', body.deviceToken)).status).toBe(401)
    }
    expect((await logIn(0, email, password, '198.51.100.4', body.deviceToken)).status).toBe(429)
  })

  test('with another account’s device token count as a stranger’s', async () => {
    const { email } = await signUp(shop)
    const { body } = await withDevice()
    for (let n = 0; n < 10; n++) await logIn(n, email, 'Wrong-Pass-1', '198.51.100.5')
    expect((await logIn(0, email, password, '198.51.100.5', body.deviceToken)).status).toBe(429)
  })
})

describe('codes for a forgotten password', () => {
  const askCode = (n: number, email: string, ip: string, deviceToken?: string) =>
    both(n).call('POST', '/user/forgot-password', { body: { email, deviceToken }, headers: from(ip) })

  test('that strangers ask for until none is left do not keep out a browser that signed in before', async () => {
    const { email, body } = await withDevice()
    for (let n = 0; n < 12; n++) await askCode(n, email, `198.51.101.${n}`)
    expect((await askCode(0, email, '198.51.100.9')).status).toBe(429)
    expect((await askCode(0, email, '198.51.100.9', 'A'.repeat(43))).status).toBe(429)
    const other = await withDevice()
    expect((await askCode(1, email, '198.51.100.9', other.body.deviceToken)).status).toBe(429)
    const own = await askCode(1, email, '198.51.100.9', body.deviceToken)
    expect(own).toMatchObject({ status: 200, body: { resetId: expect.any(String) } })
    for (let n = 0; n < 4; n++) await askCode(n, email, '198.51.100.9', body.deviceToken)
    expect((await askCode(0, email, '198.51.100.9', body.deviceToken)).status).toBe(429)
  })
})

async function withDevice() {
  const shopper = await signUp(shop)
  return { ...shopper, body: (await logIn(0, shopper.email, password, '203.0.113.9')).body }
}

test('coupon codes that do not exist are 20 an hour by account; right ones do not count', async () => {
  const { token } = await buildShopper(shop.shop)
  const apply = (n: number) => both(n).call('POST', '/coupon/apply', { token, body: { couponId: `GUESS${n}` } })
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => apply(n)))
  expect(statuses(answers)).toEqual({ 404: 20, 429: 4 })
})

test('a count that began while the clock was a day fast is over once the clock is right', async () => {
  const { token } = await buildShopper(shop.shop)
  const apply = (n: number) => shop.call('POST', '/coupon/apply', { token, body: { couponId: `AHEAD${n}` } })
  const burst = async () => statuses(await Promise.all(Array.from({ length: 24 }, (_, n) => apply(n))))
  shop.advance(24 * hour)
  expect(await burst()).toEqual({ 404: 20, 429: 4 })
  shop.advance(-24 * hour)
  expect(await burst()).toEqual({ 404: 20, 429: 4 })
})

test('the newsletter is subscribed to 10 times an hour from one network', async () => {
  const subscribe = (n: number) =>
    both(n).call('POST', '/user/submit-user-details', {
      body: { name: 'Amina Beevi', email: `reader${n}@example.com`, phone: String(9_100_000_000 + n) },
      headers: from('198.51.100.6'),
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => subscribe(n)))
  expect(statuses(answers)).toEqual({ 201: 10, 429: 2 })
})

test('reviews are sent 20 times a day by one account', async () => {
  const { token } = await buildShopper(shop.shop)
  const send = (n: number) =>
    both(n).call('POST', '/review/add-review', { token, body: reviewForm({ productId: 'no-such-product' }) })
  expect(statuses(await Promise.all(Array.from({ length: 22 }, (_, n) => send(n))))).toEqual({ 404: 20, 429: 2 })
})

describe('orders', () => {
  const order = async (token: string, productId: string) => {
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    return other.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  }

  test('by cash are 5 on their way for who never had a delivery, and more afterwards', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 50 })
    const first = await order(token, productId)
    for (let n = 0; n < 4; n++) expect((await order(token, productId)).status).toBe(201)
    const refused = await order(token, productId)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(refused.body.message).toContain('5 orders on their way')
    expect(refused.headers.get('retry-after')).toBe('86400')
    const { _id } = first.body.data
    // refused at the door, or lost on the way, it comes back without ever having been delivered
    await shop.db.updateTable('orders').set({ status: 'returned' }).where('id', '=', _id).execute()
    expect((await order(token, productId)).status).toBe(201)
    expect((await order(token, productId)).status).toBe(429)
    const delivered_at = shop.shop.clock()
    await shop.db.updateTable('orders').set({ delivered_at }).where('id', '=', _id).execute()
    expect((await order(token, productId)).status).toBe(201)
  })

  test('are 20 an hour, also when each is cancelled', async () => {
    const { token } = await buildShopper(shop.shop)
    const { productId } = await buildProduct(shop.shop, { stock: 50 })
    for (let n = 0; n < 20; n++) {
      const { _id } = (await order(token, productId)).body.data
      await shop.call('PATCH', `/order/change-status/${_id}`, { token, body: { status: 'cancelled' } })
    }
    expect((await order(token, productId)).status).toBe(429)
    shop.advance(hour)
    other.advance(hour)
    expect((await order(token, productId)).status).toBe(201)
  })
})

test('payment windows of different carts are 10 in a quarter of an hour; the same cart’s is one', async () => {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { stock: 50, price: 10 })
  const intend = () => shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  for (let n = 0; n < 10; n++) {
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    expect((await intend()).status).toBe(200)
    expect((await intend()).status).toBe(200)
  }
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const refused = await intend()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  shop.advance(15 * 60_000)
  expect((await intend()).status).toBe(200)
})

test('counts whose window is over are swept by later ones, and hold no email address', async () => {
  const ghost = 'ghost-of-the-mill@example.com'
  await logIn(0, ghost, 'Wrong-Pass-1', '192.0.2.1')
  const keys = async () => (await shop.db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key)
  expect(JSON.stringify(await keys())).not.toContain('ghost-of-the-mill')
  const before = new Set(await keys())
  shop.advance(48 * hour)
  other.advance(48 * hour)
  for (let n = 0; n < 12; n++) await logIn(n, `other-ghost${n}@example.com`, 'Wrong-Pass-1', `192.0.2.${n + 2}`)
  expect((await keys()).filter((key) => before.has(key))).toEqual([])
})

test('one account that logs in with its right password, however often, keeps nobody from logging in', async () => {
  const [busy, patient] = [await signUp(shop), await signUp(other)]
  const order: string[] = []
  const crowd = Array.from({ length: 60 }, () => logIn(0, busy.email, password, '192.0.2.98'))
  const all = Promise.all(crowd).then((answers) => {
    order.push('crowd')
    return statuses(answers)
  })
  await logIn(0, patient.email, password, '192.0.2.97').then(({ status }) => order.push(`login ${status}`))
  const answered = await all
  expect(order).toEqual(['login 200', 'crowd'])
  expect(answered[429]).toBeGreaterThan(0)
  expect((answered[200] ?? 0) + (answered[429] ?? 0)).toBe(60)
})

test('whoever registers, however many, keeps nobody from logging in', async () => {
  const { email } = await signUp(other)
  let registered = 0
  const crowd = Array.from({ length: 18 }, async (_, n) => {
    await shop.call('POST', '/user/register', { body: signupOf(), headers: from(`192.0.2.${100 + n}`) })
    registered += 1
  })
  // by then all of them stand in line, and a login in the same one would be the last
  await Promise.race(crowd)
  expect(await logIn(0, email, password, '192.0.2.99')).toMatchObject({ status: 200 })
  expect(registered).toBeLessThan(14)
  await Promise.all(crowd)
})
