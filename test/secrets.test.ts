import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTransport } from '../src/server/platform/mail/mail-transport.ts'
import { sendDueMails } from '../src/server/platform/mail/send-due-mails.ts'
import { reconcile } from '../src/server/selling/checkout/settle/reconcile.ts'
import { mailKinds } from '../src/server/start/mail-writers.ts'
import { runCommand } from '../src/server/terminal/run-command.ts'
import { apiBase } from '../src/shared/contract/endpoint.ts'
import { kozhikode } from './builders/addresses.ts'
import { buildProduct } from './builders/build-product.ts'
import { Paying } from './proof/paying.ts'

// Everything that nobody but the shop and its provider may know. Looked for in all that leaves the process: answers with
// their headers, pages, logs at their chattiest, the owner's terminal, what is stored about failures, and the bundle.

const settings = {
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'previousWebhookSecret00001',
  SMTP_URL: 'smtp://mailer:smtpPassword000001@127.0.0.1:1',
  PUBLIC_URL: 'https://mill.example',
}
const account = {
  username: 'Amina Beevi',
  phonenumber: '9847012345',
  email: 'amina.secret@example.com',
  password: 'Passw0rdOfAmina',
}

let paying: Paying
let secrets: string[]
const logs: string[] = []
const heard: string[] = []
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logs.push(String(chunk))
      done()
    },
  })
  const { log } = fastify({ logger: { level: 'trace', stream } })
  paying = await Paying.open({ env: settings, parts: { log, providerTimeoutMs: 500 } })
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = paying.bank.env
  secrets = [
    ...[RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS].map(String),
    Buffer.from(`${RAZORPAY_KEY_ID}:${RAZORPAY_KEY_SECRET}`).toString('base64'),
    'smtpPassword000001',
    // a server that trusts this machine is asked without one
    ...[new URL(paying.shop.database.url).password].filter(Boolean),
    account.password,
  ]
})
afterAll(() => paying.close())

/** Calls the shop and keeps all that came of it. */
async function hear(
  method: string,
  where: string,
  { token, body, headers }: Sent = {},
): Promise<Record<string, never>> {
  const given = { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers }
  const answer = await fetch(paying.shop.url + where, {
    method,
    headers: { ...given, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await answer.text()
  heard.push(`${method} ${where} ${JSON.stringify([...answer.headers])} ${text}`)
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
type Sent = { token?: string; body?: unknown; headers?: Record<string, string> }

const leaked = (texts: readonly string[], words = secrets) =>
  texts.flatMap((text) => words.filter((word) => text.includes(word)).map((word) => `${word} in ${text.slice(0, 120)}`))

/** A shopper signs up, pays, is refused, forges, and cancels while the provider fails in each of its ways. */
async function live(): Promise<string> {
  const api = (method: string, where: string, sent?: Sent) => hear(method, apiBase + where, sent)
  const { token } = (await api('POST', '/user/register', { body: account })) as unknown as { token: string }
  await api('POST', '/user/register', { body: account })
  await api('POST', '/user/login', { body: { email: account.email, password: account.password } })
  await api('POST', '/user/login', { body: { email: account.email, password: `${account.password}!` } })
  await api('POST', '/user/login', { body: `{"email":"${account.email}","password":"${account.password}"` })
  const { productId } = await buildProduct(paying.shop.shop, { price: 500, stock: 10 })
  for (const fault of ['none', 'server', 'html', 'busy', 'lost', 'slow'] as const) {
    await api('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const intent = await api('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
    const payment = paying.bank.pay(String(intent.order_id))
    paying.bank.fault = () => fault
    const success = paying.bank.success(payment)
    await api('POST', '/order/paymentVerify', { token, body: { ...success, razorpay_signature: 'a'.repeat(64) } })
    await api('POST', '/order/paymentVerify', { token, body: success })
    await api('GET', `/order/payment-status/${intent.order_id}`, { token })
    const { body, signature } = paying.bank.webhook('payment.captured', { payment })
    await api('POST', '/order/webhook', { body, headers: { 'x-razorpay-signature': 'b'.repeat(64) } })
    await api('POST', '/order/webhook', { body, headers: { 'x-razorpay-signature': signature } })
    const { data } = (await api('GET', '/order/get-user-orders', { token })) as unknown as { data: { _id: string }[] }
    await api('PATCH', `/order/change-status/${data[0]?._id}`, { token, body: { status: 'cancelled' } })
    await reconcile(paying.shop.shop)
    paying.bank.fault = () => 'none'
    paying.shop.advance(3_600_000)
    await reconcile(paying.shop.shop)
  }
  return token
}

it('no secret leaves the shop, whatever is asked and whatever fails', { timeout: 90_000 }, async () => {
  const token = await live()
  for (const page of ['/', '/products', '/login', '/cart', '/profile', '/payment-success', '/terms', '/nothing']) {
    await hear('GET', page)
  }
  for (const file of ['/healthz', '/readyz', '/api/docs', '/api/v1/openapi.json', '/sandbox/v1/checkout.js', '/.env']) {
    await hear('GET', file)
  }
  const transport = openTransport(paying.shop.shop)
  await sendDueMails(paying.shop.shop, { kinds: mailKinds, transport })
  transport.close()
  const stored = await paying.shop.pool.query(
    `SELECT coalesce(last_error, '') || payload::text AS text FROM outbox
     UNION ALL SELECT coalesce(last_error, '') FROM refunds UNION ALL SELECT coalesce(last_error, '') FROM webhook_events`,
  )
  const terminal = [await runCommand(paying.shop.shop, ['audit']), await runCommand(paying.shop.shop, ['refunds'])]
  expect(heard.length).toBeGreaterThan(60)
  expect(logs.length, 'the log is listened to').toBeGreaterThan(15)
  expect(logs.join(''), 'what fails is told').toMatch(/no usable answer.*a mail could not be sent/s)
  expect(leaked(heard)).toEqual([])
  expect(leaked([...logs, ...terminal, ...stored.rows.map(({ text }) => text)], [...secrets, token])).toEqual([])
})

const bundle = path.join(import.meta.dirname, '../dist/client')

it.skipIf(!existsSync(bundle))('the bundle knows nothing of settings, and brings no sources', () => {
  const files = readdirSync(bundle, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const code = files.filter(({ name }) => /\.(js|css|html|json|webmanifest)$/.test(name))
  expect(code.length).toBeGreaterThan(10)
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
  const words = ['RAZORPAY_', 'SMTP_URL', 'DATABASE_URL', 'process.env', 'keySecret', 'key_secret', 'webhookSecret']
  const texts = code.map((each) => `${each.name}: ${readFileSync(path.join(each.parentPath, each.name), 'utf8')}`)
  expect(leaked(texts, words)).toEqual([])
})
