import Razorpay from 'razorpay'
import { validatePaymentVerification, validateWebhookSignature } from 'razorpay/dist/utils/razorpay-utils.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import { signWebhook } from '../server/selling/payments/provider/signatures.ts'
import { answerOtp } from './answer-payment.ts'
import { presentStep } from './checkout-routes.ts'
import { startPayment } from './create-payment.ts'
import type { Sandbox } from './sandbox.ts'
import { runSandbox } from './start-sandbox.ts'

// The official package, as a merchant would use it: the sandbox has to be Razorpay to it.

let shop: TestShop
let sandbox: Sandbox
let client: Razorpay
beforeAll(async () => {
  shop = await openShop()
  sandbox = shop.shop.sandbox as Sandbox
  const { keyId, keySecret } = await sandbox.keys()
  client = new Razorpay({ key_id: keyId, key_secret: keySecret })
  pointAt(client, `${shop.url}/sandbox`)
})
afterAll(() => shop.close())

test('an order is made, found by id and by receipt, and its notes change', async () => {
  const made = await client.orders.create({ amount: 50_000, currency: 'INR', receipt: 'receipt-1', notes: { a: 'b' } })
  expect(made).toMatchObject({
    id: expect.stringMatching(/^order_\w{14}$/),
    entity: 'order',
    amount: 50_000,
    amount_paid: 0,
    amount_due: 50_000,
    currency: 'INR',
    receipt: 'receipt-1',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { a: 'b' },
    created_at: expect.closeTo(Date.now() / 1000, -1),
  })
  expect(await client.orders.fetch(made.id)).toEqual(made)
  const found = await client.orders.all({ receipt: 'receipt-1' })
  expect(found).toEqual({ entity: 'collection', count: 1, items: [made] })
  expect(await client.orders.edit(made.id, { notes: { c: 'd' } })).toMatchObject({ notes: { c: 'd' } })
  expect(await client.orders.fetchPayments(made.id)).toEqual({ entity: 'collection', count: 0, items: [] })
})

test('empty notes are an empty list', async () => {
  expect(await client.orders.create({ amount: 100, currency: 'INR' })).toMatchObject({ notes: [], receipt: null })
})

test.each([
  [{ amount: 99, currency: 'INR' }, 'amount', 'The amount must be at least INR 1.00'],
  [{ amount: 'a lot', currency: 'INR' }, 'amount', 'The amount field is required.'],
  [{ amount: 500, currency: 'USD' }, 'currency', 'Currency is not supported'],
  [{ amount: 500, receipt: 'r'.repeat(41) }, 'receipt', 'The receipt may not be greater than 40 characters.'],
])('a bad order is refused in the provider’s shape: %o', async (order, field, description) => {
  const refused = client.orders.create(order as never)
  await expect(refused).rejects.toMatchObject({
    statusCode: 400,
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      field,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
    },
  })
})

test('wrong keys and unknown ids are refused', async () => {
  const stranger = new Razorpay({ key_id: 'rzp_test_x', key_secret: 'wrong' })
  pointAt(stranger, `${shop.url}/sandbox`)
  await expect(stranger.orders.fetch('order_x')).rejects.toMatchObject({
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  })
  const unknown = { statusCode: 400, error: { description: 'The id provided does not exist' } }
  await expect(client.orders.fetch('order_x')).rejects.toMatchObject(unknown)
  await expect(client.payments.fetch('pay_x')).rejects.toMatchObject(unknown)
  await expect(client.refunds.fetch('rfnd_x')).rejects.toMatchObject(unknown)
})

test('a paid order, its payment and its signature are what the package expects', async () => {
  const { order, payment } = await pay('4100 2800 0000 1007')
  expect(await client.orders.fetch(order.id)).toMatchObject({
    ...{ status: 'paid', attempts: 1, amount_paid: 70_000, amount_due: 0 },
  })
  expect(await client.orders.fetchPayments(order.id)).toMatchObject({ count: 1, items: [{ id: payment.id }] })
  expect(await client.payments.fetch(payment.id)).toMatchObject({
    entity: 'payment',
    amount: 70_000,
    status: 'captured',
    captured: true,
    order_id: order.id,
    method: 'card',
    card: { entity: 'card', last4: '1007', network: 'Visa' },
    vpa: null,
    amount_refunded: 0,
    refund_status: null,
    fee: 1652,
    tax: 252,
    error_code: null,
    acquirer_data: { auth_code: expect.stringMatching(/^\d{6}$/) },
  })
  const { success } = (await presentStep(sandbox, payment)) as { success: Record<string, string> }
  const given = { order_id: order.id, payment_id: payment.id }
  const { keySecret } = await sandbox.keys()
  expect(validatePaymentVerification(given, success.razorpay_signature ?? '', keySecret)).toBe(true)
})

test('a refund is made, found in every way, and is processed after a while', async () => {
  const { payment } = await pay('5500 6700 0000 1002')
  const part = await client.payments.refund(payment.id, { amount: 20_000, speed: 'normal', receipt: 'r-1' })
  expect(part).toMatchObject({
    id: expect.stringMatching(/^rfnd_\w{14}$/),
    ...{ entity: 'refund', amount: 20_000, currency: 'INR', payment_id: payment.id, receipt: 'r-1', notes: [] },
    ...{ batch_id: null, status: 'pending', speed_requested: 'normal', acquirer_data: { arn: null } },
  })
  expect(await client.payments.fetch(payment.id)).toMatchObject({
    ...{ status: 'captured', amount_refunded: 20_000, refund_status: 'partial' },
  })
  const rest = await client.payments.refund(payment.id, {})
  expect(rest.amount).toBe(50_000)
  shop.advance(6000)
  await runSandbox(shop.shop)
  expect(await client.refunds.fetch(part.id)).toMatchObject({
    ...{ status: 'processed', acquirer_data: { arn: expect.stringMatching(/^\d{12}$/) } },
  })
  expect(await client.payments.fetchRefund(payment.id, rest.id)).toMatchObject({ status: 'processed' })
  const all = await client.payments.fetchMultipleRefund(payment.id, {})
  expect(all.items.map(({ id }) => id).sort()).toEqual([part.id, rest.id].sort())
  expect(await client.payments.fetch(payment.id)).toMatchObject({ status: 'refunded', refund_status: 'full' })
})

test('webhooks are signed so that the package believes them', async () => {
  const { order } = await pay('6527 6589 0000 1005')
  const { rows } = await shop.pool.query(`select body from sandbox_webhooks where event = 'order.paid'`)
  const body = rows.map((row) => row.body).find((each) => each.includes(order.id))
  const { webhookSecret } = await sandbox.keys()
  expect(validateWebhookSignature(body, signWebhook(body, webhookSecret), webhookSecret)).toBe(true)
  expect(JSON.parse(body)).toMatchObject({
    ...{ entity: 'event', event: 'order.paid', contains: ['payment', 'order'] },
    payload: { payment: { entity: { status: 'captured' } }, order: { entity: { id: order.id, status: 'paid' } } },
  })
})

async function pay(number: string) {
  const order = await client.orders.create({ amount: 70_000, currency: 'INR' })
  const card = { number, expiry: '12/40', cvv: '123' }
  const started = await startPayment(shop.shop, { order_id: order.id, method: 'card', card })
  return { order, payment: await answerOtp(shop.shop, started.id, '1234') }
}

/** The package has no setting for it. */
function pointAt(one: Razorpay, url: string): void {
  const { api } = one as unknown as { api: { rq: { defaults: { baseURL: string } } } }
  api.rq.defaults.baseURL = url
}

test('an order that is captured by hand stays authorised until it is, once', async () => {
  const order = { amount: 50_000, currency: 'INR', payment: { capture: 'manual' } }
  const { id } = await client.orders.create(order as never)
  const { payment_id: payment, step } = (await payInSandbox(shop.shop, id)) as { payment_id: string; step: string }
  expect(step).toBe('paid')
  expect(await client.payments.fetch(payment)).toMatchObject({ status: 'authorized', captured: false })
  expect(await client.orders.fetch(id)).toMatchObject({ status: 'attempted', amount_paid: 0 })
  await expect(client.payments.capture(payment, 49_999, 'INR')).rejects.toMatchObject({ statusCode: 400 })
  expect(await client.payments.capture(payment, 50_000, 'INR')).toMatchObject({ status: 'captured', captured: true })
  expect(await client.orders.fetch(id)).toMatchObject({ status: 'paid', amount_paid: 50_000 })
  await expect(client.payments.capture(payment, 50_000, 'INR')).rejects.toMatchObject({
    error: { description: 'This payment has already been captured' },
  })
})

test('a form is as good as JSON', async () => {
  const { keyId, keySecret } = await sandbox.keys()
  const answer = await fetch(`${shop.url}/sandbox/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}` },
    body: new URLSearchParams({
      amount: '50000',
      currency: 'INR',
      receipt: '77',
      'notes[shop]': 'mill',
      'payment[capture]': 'automatic',
      'payment[capture_options][automatic_expiry_period]': '12',
      '__proto__[amount]': '1',
    }),
  })
  expect(await answer.json()).toMatchObject({ amount: 50_000, receipt: '77', notes: { shop: 'mill' } })
})
