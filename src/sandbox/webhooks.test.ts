import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import { deliverDueWebhooks } from './deliver-webhooks.ts'
import type { Sandbox } from './sandbox.ts'
import { noFaults } from './sandbox-faults.ts'

type Received = { path: string; id: string; event: string; isSigned: boolean }

let shop: TestShop
let sandbox: Sandbox
let received: Received[]
/** Statuses of the shop's answers to the next webhooks; 200 after them. */
let answers: number[]
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const body = Buffer.concat(chunks)
    const [id, signature] = [request.headers['x-razorpay-event-id'], request.headers['x-razorpay-signature']]
    const isSigned = (await shop.shop.provider.verifyWebhookSignature(body, String(signature))) !== null
    received.push({ path: request.url ?? '', id: String(id), event: JSON.parse(body.toString()).event, isSigned })
    response.writeHead(answers.shift() ?? 200).end()
  })
})

beforeAll(async () => {
  shop = await openShop()
  sandbox = shop.shop.sandbox as Sandbox
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  await shop.pool.query('delete from sandbox_webhooks')
  received = []
  answers = []
})
afterEach(() => Object.assign(sandbox.faults, noFaults))
afterAll(async () => {
  receiver.close()
  await shop.close()
})

test('each is sent once to the shop’s own address, signed, with an id of its own', async () => {
  await pay()
  await deliver()
  expect(received.map(({ event }) => event)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  expect(new Set(received.map(({ id }) => id)).size).toBe(3)
  expect(received.every(({ path, isSigned }) => path === '/api/v1/order/webhook' && isSigned)).toBe(true)
  await deliver()
  expect(received).toHaveLength(3)
})

test('what is not answered with a 2xx is sent again, later and later, under the same id', async () => {
  await pay()
  answers = [500, 503, 302]
  await deliver()
  await deliver()
  expect(received).toHaveLength(3)
  const ids = received.map(({ id }) => id)
  shop.advance(2000)
  answers = [500]
  await deliver()
  expect(received.slice(3).map(({ id }) => id)).toEqual(ids)
  shop.advance(2000)
  await deliver()
  expect(received).toHaveLength(6)
  shop.advance(3000)
  await deliver()
  expect(received.slice(6).map(({ id }) => id)).toEqual(ids.slice(0, 1))
})

test('after a change of the secret those from before are signed with the old one, and both are believed', async () => {
  await pay()
  const before = await sandbox.keys()
  shop.advance(1000)
  await sandbox.changeWebhookSecret(shop.shop.clock())
  shop.advance(1000)
  await pay()
  await deliver()
  expect(received.map(({ isSigned }) => isSigned)).toEqual(Array(6).fill(true))
  const after = await sandbox.keys()
  expect(after.webhookSecretPrevious?.secret).toBe(before.webhookSecret)
  expect(after.webhookSecret).not.toBe(before.webhookSecret)
})

test('a proof can drop, repeat and reorder them', async () => {
  sandbox.faults.webhook = ({ event, copy }) => {
    if (event === 'payment.authorized') return { delayMs: 5000 }
    if (event === 'payment.captured') return { drop: true }
    return copy === 0 ? { copies: 2 } : { delayMs: 1000 * copy }
  }
  await pay()
  await deliver()
  expect(received.map(({ event }) => event)).toEqual(['order.paid'])
  shop.advance(2000)
  await deliver()
  expect(received.map(({ event }) => event)).toEqual(['order.paid', 'order.paid', 'order.paid'])
  expect(new Set(received.map(({ id }) => id)).size).toBe(1)
  shop.advance(3000)
  await deliver()
  expect(received.map(({ event }) => event).at(-1)).toBe('payment.authorized')
})

test('two processes on one database send each of them once', async () => {
  await pay()
  const second = await openShop({ beside: shop })
  second.shop.sandbox?.listensAt(receiverUrl())
  await Promise.all([deliver(), deliverDueWebhooks(second.shop)])
  expect(received).toHaveLength(3)
  await second.close()
})

async function pay(): Promise<void> {
  const order = { amount: 50_000, currency: 'INR', receipt: 'r', notes: {}, expiryMinutes: 20 } as const
  const { id } = await shop.shop.provider.createOrder(order)
  await payInSandbox(shop.shop, id)
}

/** Delivers to the test's receiver instead of the shop. */
async function deliver(): Promise<void> {
  sandbox.listensAt(receiverUrl())
  await deliverDueWebhooks(shop.shop)
  sandbox.listensAt(shop.url)
}

function receiverUrl(): string {
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
}
