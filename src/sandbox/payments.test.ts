import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import type { PaymentProvider } from '../server/selling/payments/provider/payment-provider.ts'
import { cancelPayment } from './answer-payment.ts'
import { startPayment } from './create-payment.ts'
import type { Sandbox } from './sandbox.ts'
import { runSandbox } from './start-sandbox.ts'

let shop: TestShop
let provider: PaymentProvider
let sandbox: Sandbox
let receipt = 0
beforeAll(async () => {
  shop = await openShop()
  provider = shop.shop.provider
  sandbox = shop.shop.sandbox as Sandbox
})
afterAll(() => shop.close())

test.each(['success@razorpay', '4100 2800 0000 1007', '5500670000001002', '6527-6589-0000-1005'])(
  '%s pays, and the success is signed',
  async (means) => {
    const order = await makeOrder()
    const { step, success } = await payInSandbox(shop.shop, order, means)
    expect(step).toBe('paid')
    const { razorpay_payment_id: id = '', razorpay_signature: signature = '' } = success ?? {}
    expect(await provider.verifyPaymentSignature(order, id, signature)).toBe(true)
    expect(await provider.findOrder(order)).toMatchObject({ status: 'paid', amountPaid: 50_000, amountDue: 0 })
    expect(await eventsOf(order)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  },
)

test.each([
  ['failure@razorpay', 'payment_failed', 'BAD_REQUEST_ERROR'],
  ['4100 2800 0008 0001', 'insufficient_fund', 'BAD_REQUEST_ERROR'],
  ['4100 2800 0007 0002', 'payment_cancelled', 'BAD_REQUEST_ERROR'],
  ['4100 2800 0009 0000', 'payment_timed_out', 'BAD_REQUEST_ERROR'],
  ['4100 2800 0002 0007', 'gateway_technical_error', 'GATEWAY_ERROR'],
])('%s fails with %s', async (means, reason, code) => {
  const order = await makeOrder()
  const { step, error } = await payInSandbox(shop.shop, order, means)
  expect({ step, error }).toMatchObject({
    step: 'failed',
    error: { code, reason, metadata: { order_id: order, payment_id: expect.any(String) } },
  })
  expect(await provider.findOrder(order)).toMatchObject({ status: 'attempted', attempts: 1, amountPaid: 0 })
  const [payment] = await provider.paymentsOfOrder(order)
  expect(payment).toMatchObject({ status: 'failed', captured: false, error: { code, reason } })
  expect(await eventsOf(order)).toEqual(['payment.failed'])
})

test('a one-time password of fewer than four digits fails; the shopper may try the order again', async () => {
  const order = await makeOrder()
  expect(await payInSandbox(shop.shop, order, '4100280000001007', '123')).toMatchObject({
    error: { reason: 'incorrect_otp' },
  })
  expect(await payInSandbox(shop.shop, order, '4100280000001007', '1234567890')).toMatchObject({ step: 'paid' })
  expect(await provider.paymentsOfOrder(order)).toMatchObject([{ status: 'captured' }, { status: 'failed' }])
  await expect(payInSandbox(shop.shop, order)).rejects.toThrow('Payment already done for this order.')
})

test('only test cards and test UPI ids are taken, and of a card nothing is kept but its last four digits', async () => {
  const order = await makeOrder()
  await expect(payInSandbox(shop.shop, order, '4111 1111 1111 1111')).rejects.toThrow(/Only test cards/)
  await expect(payInSandbox(shop.shop, order, 'someone@bank')).rejects.toThrow(/Only test UPI/)
  await expect(payInSandbox(shop.shop, order, '__proto__')).rejects.toThrow(/Only test cards/)
  await payInSandbox(shop.shop, order, '4100280000001007')
  const { rows } = await shop.pool.query('select to_jsonb(p)::text as text from sandbox_payments p')
  expect(rows.map((row) => row.text).join()).not.toMatch(/410028|"123"/)
})

test.each([
  ['pending@razorpay', 'wait', []],
  ['late@razorpay', 'failed', ['payment.failed']],
  ['4100 2800 0011 0008', 'wait', []],
  ['4100 2800 0012 0007', 'failed', ['payment.failed']],
])('%s is captured after a while: late authorisation', async (means, step, before) => {
  const order = await makeOrder()
  expect(await payInSandbox(shop.shop, order, means)).toMatchObject({ step })
  await runSandbox(shop.shop)
  expect(await provider.findOrder(order)).toMatchObject({ status: 'attempted' })
  shop.advance(31_000)
  await runSandbox(shop.shop)
  expect(await provider.paymentsOfOrder(order)).toMatchObject([{ status: 'captured', error: null }])
  expect(await eventsOf(order)).toEqual([...before, 'payment.authorized', 'payment.captured', 'order.paid'])
})

test('a late payment of an order that was paid meanwhile is given back by the provider', async () => {
  const order = await makeOrder()
  const late = await payInSandbox(shop.shop, order, 'late@razorpay')
  await payInSandbox(shop.shop, order)
  shop.advance(31_000)
  await runSandbox(shop.shop)
  expect(await provider.findPayment(late.payment_id)).toMatchObject({
    ...{ status: 'refunded', captured: false, refundStatus: 'full' },
  })
  expect(await provider.findRefunds(late.payment_id)).toMatchObject([{ amount: 50_000 }])
  expect(await eventsOf(order)).toContain('refund.created')
})

test('a payment that is authorised after the order’s time is given back', async () => {
  const order = await makeOrder()
  const late = await payInSandbox(shop.shop, order, 'pending@razorpay')
  shop.advance(21 * 60_000)
  await runSandbox(shop.shop)
  expect(await provider.findPayment(late.payment_id)).toMatchObject({ status: 'refunded', captured: false })
  expect(await provider.findOrder(order)).toMatchObject({ status: 'attempted', amountPaid: 0 })
})

test('a payment that nobody finishes fails; one that was left is cancelled, and stays so', async () => {
  const [abandoned, left] = [await makeOrder(), await makeOrder()]
  const card = { number: '4100280000001007', expiry: '12/49', cvv: '123' }
  await startPayment(shop.shop, { order_id: abandoned, method: 'card', card })
  const { id } = await startPayment(shop.shop, { order_id: left, method: 'card', card })
  await cancelPayment(shop.shop, id)
  shop.advance(10 * 60_000 + 1000)
  await runSandbox(shop.shop)
  expect(await provider.paymentsOfOrder(abandoned)).toMatchObject([{ error: { reason: 'payment_timed_out' } }])
  expect(await provider.paymentsOfOrder(left)).toMatchObject([{ error: { reason: 'payment_cancelled' } }])
  expect(await eventsOf(left)).toEqual(['payment.failed'])
})

test('many taps on Pay at once: one payment is captured', async () => {
  const order = await makeOrder()
  await Promise.allSettled(Array.from({ length: 12 }, () => payInSandbox(shop.shop, order)))
  const payments = await provider.paymentsOfOrder(order)
  expect(payments.filter(({ captured }) => captured)).toHaveLength(1)
})

test('a proof can tamper with amounts and have a second payment captured', async () => {
  const order = await makeOrder()
  const late = await payInSandbox(shop.shop, order, 'late@razorpay')
  sandbox.faults.payment = ({ currency }) => ({ amount: 100, currency })
  await payInSandbox(shop.shop, order)
  sandbox.faults.payment = (asked) => asked
  sandbox.faults.captureTwice = () => true
  shop.advance(31_000)
  await runSandbox(shop.shop)
  sandbox.faults.captureTwice = () => false
  expect(await provider.paymentsOfOrder(order)).toMatchObject([
    { amount: 100, status: 'captured' },
    { id: late.payment_id, amount: 50_000, status: 'captured' },
  ])
})

async function makeOrder(): Promise<string> {
  receipt += 1
  const order = {
    amount: 50_000,
    currency: 'INR',
    receipt: `receipt-${receipt}`,
    notes: {},
    expiryMinutes: 20,
  } as const
  return (await provider.createOrder(order)).id
}

async function eventsOf(orderId: string): Promise<string[]> {
  const query = 'select event from sandbox_webhooks where strpos(body, $1) > 0 order by id'
  return (await shop.pool.query(query, [`"order_id":"${orderId}"`])).rows.map(({ event }) => event)
}
