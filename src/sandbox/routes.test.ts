import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import type { CallFault } from './sandbox-faults.ts'
import { noFaults } from './sandbox-faults.ts'

const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's3cret', RAZORPAY_WEBHOOK_SECRET: 'w' }
const order = { amount: 50_000, currency: 'INR', receipt: 'receipt-1', notes: {}, expiryMinutes: 20 } as const

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ parts: { providerTimeoutMs: 300 } })
})
afterEach(() => Object.assign(shop.shop.sandbox ?? {}, { faults: { ...noFaults } }))
afterAll(() => shop.close())

test('with an account’s keys there is no sandbox: not a route, not a key', async () => {
  const real = await openShop({ env: keys })
  expect(real.shop.sandbox).toBeNull()
  expect(real.shop.provider).toMatchObject({
    ...{ isTest: false, checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
  })
  const paths = ['checkout.js', 'orders', 'payments', 'checkout/orders/order_1']
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${real.url}/sandbox/v1/${path}`, { method })
      expect(answer.status, path).toBe(404)
      expect(await answer.text()).not.toContain('TEST PAYMENT')
    }
  }
  const { rows } = await real.pool.query('select count(*) as keys from sandbox_keys')
  expect(rows).toEqual([{ keys: 0 }])
  await real.close()
})

test('what the provider cannot read is refused as the caller’s, in the provider’s shape', async () => {
  for (const type of ['text/html', 'application/jsonx', '']) {
    const headers = type ? { 'content-type': type } : {}
    const answer = await fetch(`${shop.url}/sandbox/v1/checkout/payments`, {
      method: 'POST',
      headers,
      body: Buffer.from('{"order_id":"order_1"}'),
    })
    expect(answer.status, type).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } })
  }
})

test('while the database cannot go on the provider says when to come back', async () => {
  const { keyId, keySecret } = (await shop.shop.sandbox?.keys()) ?? {}
  await shop.pool.query(`
    CREATE FUNCTION runs_out() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER runs_out BEFORE INSERT ON sandbox_orders FOR EACH ROW EXECUTE FUNCTION runs_out()`)
  const answer = await fetch(`${shop.url}/sandbox/v1/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ amount: 50_000, currency: 'INR', receipt: 'receipt-503' }),
  })
  await shop.pool.query('DROP TRIGGER runs_out ON sandbox_orders')
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('without keys the sandbox takes the payments, and says that it is a test', async () => {
  expect(shop.shop.provider).toMatchObject({ isTest: true, checkoutScriptUrl: '/sandbox/v1/checkout.js' })
  expect(await shop.shop.provider.keyId()).toMatch(/^rzp_test_[0-9a-f]{14}$/)
  const script = await fetch(`${shop.url}/sandbox/v1/checkout.js`)
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await script.text()).toContain('TEST PAYMENT — no money moves')
  expect(await get('/sandbox/v1/checkout-forms.js')).toContain("testNote = 'TEST PAYMENT — no money moves'")
})

test('every process on a database has the same keys; they are random, and stay', async () => {
  const second = await openShop({ beside: shop })
  expect(await second.shop.sandbox?.keys()).toEqual(await shop.shop.sandbox?.keys())
  await second.close()
  const other = await openShop()
  expect(await other.shop.sandbox?.keys()).not.toEqual(await shop.shop.sandbox?.keys())
  await other.close()
})

test('the secrets are in no answer that a browser can get', async () => {
  const { keyId, keySecret, webhookSecret } = (await shop.shop.sandbox?.keys()) ?? {}
  const { id } = await shop.shop.provider.createOrder(order)
  const texts = await Promise.all([
    get('/sandbox/v1/checkout.js'),
    get(`/sandbox/v1/checkout/orders/${id}?key_id=${keyId}`),
    get('/sandbox/v1/orders'),
    get('/sandbox/v1/nothing'),
    post('/sandbox/v1/checkout/payments', { key_id: keyId, order_id: id, method: 'upi', vpa: 'success@razorpay' }),
  ])
  for (const text of texts) {
    expect(text).not.toContain(keySecret)
    expect(text).not.toContain(webhookSecret)
  }
})

test('what is not there, cannot be read or has the wrong key is refused in the provider’s shape', async () => {
  const refusals = [
    await fetch(`${shop.url}/sandbox/v1/nothing`),
    await fetch(`${shop.url}/sandbox/v1/checkout/orders/order_1?key_id=rzp_test_x`),
    await fetch(`${shop.url}/sandbox/v1/checkout/payments`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    }),
  ]
  expect(refusals.map(({ status }) => status)).toEqual([404, 401, 400])
  for (const refusal of refusals) {
    expect(await refusal.json()).toMatchObject({
      error: { code: 'BAD_REQUEST_ERROR', description: expect.any(String) },
    })
  }
})

test.each<[CallFault, string, boolean]>([
  ['refuse', 'server', false],
  ['lose_answer', 'server', true],
  ['cut', 'network', true],
  ['garbage', 'unreadable', true],
  ['hang', 'timeout', false],
])('a proof can have a call go wrong: %s', async (fault, why, isDone) => {
  const { provider, sandbox } = shop.shop
  if (!sandbox) throw new Error('no sandbox')
  const receipt = `receipt-${fault}`
  sandbox.faults.call = ({ method, path }) => (method === 'POST' && path === '/v1/orders' ? fault : 'none')
  await expect(provider.createOrder({ ...order, receipt })).rejects.toMatchObject({ why })
  expect((await provider.findOrderByReceipt(receipt)) !== undefined).toBe(isDone)
})

async function get(path: string): Promise<string> {
  return (await fetch(shop.url + path)).text()
}

async function post(path: string, body: object): Promise<string> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(shop.url + path, init)).text()
}
