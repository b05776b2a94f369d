import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import type { PaymentProvider } from './payment-provider.ts'
import { ProviderAway, ProviderRefused } from './provider-failure.ts'
import { razorpay } from './razorpay.ts'

// A provider that answers whatever a test wants, good or bad.

const order = {
  ...{ id: 'order_1', entity: 'order', amount: 50_000, amount_paid: 0, amount_due: 50_000, currency: 'INR' },
  ...{ receipt: 'checkout-1', offer_id: null, status: 'created', attempts: 0, notes: [], created_at: 1_790_000_000 },
  a_field_of_tomorrow: true,
}
const newOrder = { amount: 50_000, currency: 'INR', receipt: 'checkout-1', notes: {}, expiryMinutes: 20 } as const
const newRefund = { paymentId: 'pay_1', amount: 500, idempotencyKey: 'refund-0001', receipt: 'r', notes: { a: 'b' } }
const SECRET = 'a-secret-that-nobody-may-see'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

test('an order is asked for with automatic capture, and its answer is read loosely', async () => {
  const { provider, calls } = await answering((_request, response) => response.end(JSON.stringify(order)))
  expect(await provider.createOrder(newOrder)).toMatchObject({
    ...{ id: 'order_1', amountDue: 50_000, notes: {}, createdAt: new Date(1_790_000_000_000) },
  })
  expect(calls).toMatchObject([
    {
      line: 'POST /v1/orders',
      headers: { authorization: `Basic ${Buffer.from(`rzp_test_1:${SECRET}`).toString('base64')}` },
      body: {
        ...{ amount: 50_000, currency: 'INR', receipt: 'checkout-1', notes: {} },
        payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 20, refund_speed: 'normal' } },
      },
    },
  ])
})

test('only an order with exactly this receipt is found by it', async () => {
  const items = [{ ...order, receipt: 'checkout-10' }, order]
  const { provider, calls } = await answering((_request, response) => response.end(JSON.stringify({ items })))
  expect(await provider.findOrderByReceipt('checkout-1')).toMatchObject({ id: 'order_1' })
  expect(await provider.findOrderByReceipt('a&b=1')).toBeUndefined()
  expect(calls.map(({ line }) => line)).toEqual([
    'GET /v1/orders?receipt=checkout-1',
    'GET /v1/orders?receipt=a%26b%3D1',
  ])
})

test('a refund carries its key in the header that the provider knows', async () => {
  const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, currency: 'INR', receipt: 'r', notes: { a: 'b' } }
  const answer = { ...refund, status: 'processed', acquirer_data: { arn: null, rrn: '123' }, created_at: 1 }
  const { provider, calls } = await answering((_request, response) => response.end(JSON.stringify(answer)))
  expect(await provider.refund(newRefund)).toMatchObject({ id: 'rfnd_1', status: 'processed', reference: '123' })
  expect(calls).toMatchObject([
    {
      line: 'POST /v1/payments/pay_1/refund',
      headers: { 'x-refund-idempotency': 'refund-0001' },
      body: { amount: 500, speed: 'normal', receipt: 'r', notes: { a: 'b' } },
    },
  ])
})

test('a refusal says why, in the provider’s words', async () => {
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description: 'No such payment',
    field: 'amount',
    reason: 'x',
    metadata: {},
  }
  const { provider, calls } = await answering((_request, response) => {
    response.writeHead(400).end(JSON.stringify({ error }))
  })
  const failure = await provider.refund(newRefund).catch((caught: unknown) => caught)
  expect(failure).toBeInstanceOf(ProviderRefused)
  expect(failure).toMatchObject({
    message: 'POST /v1/payments/pay_1/refund: No such payment',
    refusal: { status: 400, code: 'BAD_REQUEST_ERROR', reason: 'x', field: 'amount' },
  })
  expect(calls).toHaveLength(1)
})

const html = '<html><body><h1>502 Bad Gateway</h1></body></html>'
test.each<[string, RequestListener, string]>([
  ['a 502 with HTML', (_request, response) => void response.writeHead(502).end(html), 'server'],
  ['a 500 with JSON', (_request, response) => void response.writeHead(500).end('{"error":{}}'), 'server'],
  ['a 200 with HTML', (_request, response) => void response.end(html), 'unreadable'],
  ['half an answer', (_request, response) => void response.end('{"id":"order_1","ent'), 'unreadable'],
  ['an answer without an amount', (_request, response) => void response.end('{"id":"order_1"}'), 'unreadable'],
  ['a 400 that is no JSON', (_request, response) => void response.writeHead(400).end('no'), 'unreadable'],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end(), 'unreadable'],
  ['a 429', (_request, response) => void response.writeHead(429).end('{}'), 'busy'],
  ['a 409', (_request, response) => void response.writeHead(409).end('{}'), 'busy'],
  ['a connection that breaks', (request) => void request.socket.destroy(), 'network'],
  ['no answer in time', () => undefined, 'timeout'],
  [
    'an answer that stops in the middle',
    (_request, response) => void response.writeHead(200, { 'content-length': 1000 }).write('{'),
    'timeout',
  ],
])('%s is no answer: the provider is away', async (_what, listener, why) => {
  const { provider, calls } = await answering(listener, why === 'timeout' ? 700 : 5_000)
  const failure = await provider.createOrder(newOrder).catch((caught: unknown) => caught)
  expect(failure).toBeInstanceOf(ProviderAway)
  expect(failure).toMatchObject({ why })
  expect(calls, 'an order is never asked for twice').toHaveLength(1)
  await expect(provider.findOrder('order_1')).rejects.toMatchObject({ why })
  const tries = why === 'timeout' ? 1 : 2
  expect(calls, 'a read is tried once more, unless somebody has waited long already').toHaveLength(1 + tries)
})

test('a read that works at the second try works', async () => {
  let tries = 0
  const { provider } = await answering((_request, response) => {
    tries += 1
    if (tries === 1) response.writeHead(503).end()
    else response.end(JSON.stringify(order))
  })
  expect(await provider.findOrder('order_1')).toMatchObject({ id: 'order_1' })
})

test('refused keys are told apart, and not tried again', async () => {
  const { provider, calls } = await answering((_request, response) => {
    response.writeHead(401).end('{"error":{"code":"BAD_REQUEST_ERROR","description":"Authentication failed"}}')
  })
  await expect(provider.findOrder('order_1')).rejects.toMatchObject({ why: 'keys' })
  expect(calls).toHaveLength(1)
})

test('no failure holds the secret, wherever one looks in it', async () => {
  const bad: RequestListener[] = [
    (_request, response) => void response.writeHead(500).end(SECRET),
    (request) => void request.socket.destroy(),
    () => undefined,
    (request, response) => void response.writeHead(400).end(JSON.stringify(request.headers)),
  ]
  for (const listener of bad) {
    const { provider } = await answering(listener)
    const failure: unknown = await provider.createOrder(newOrder).catch((caught: unknown) => caught)
    expect(failure).toBeInstanceOf(Error)
    const shown = inspect(failure, { depth: 20, showHidden: true })
    expect(shown).not.toContain(SECRET)
    expect(shown).not.toContain(Buffer.from(`rzp_test_1:${SECRET}`).toString('base64'))
  }
})

type Seen = { line: string; headers: Record<string, unknown>; body: unknown }

/** A provider that answers so. A busy machine may take seconds over an answer that comes; one that never comes is waited for that long. */
async function answering(
  listener: RequestListener,
  timeoutMs = 5_000,
): Promise<{ provider: PaymentProvider; calls: Seen[] }> {
  const calls: Seen[] = []
  server?.closeAllConnections()
  server?.close()
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      calls.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: text && JSON.parse(text) })
      listener(request, response)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = async () => ({ apiUrl, keyId: 'rzp_test_1', keySecret: SECRET, webhookSecrets: ['w'] })
  return {
    provider: razorpay({
      account,
      checkoutScriptUrl: () => '/x.js',
      isTest: () => true,
      isOff: () => false,
      timeoutMs,
      formerAccounts: () => [],
    }),
    calls,
  }
}
