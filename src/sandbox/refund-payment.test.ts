import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { payInSandbox } from '../../test/builders/pay-in-sandbox.ts'
import type { PaymentProvider } from '../server/selling/payments/provider/payment-provider.ts'
import type { ProviderAway } from '../server/selling/payments/provider/provider-failure.ts'
import { runSandbox } from './start-sandbox.ts'

let shop: TestShop
let provider: PaymentProvider
let receipt = 0
beforeAll(async () => {
  shop = await openShop()
  provider = shop.shop.provider
})
afterAll(() => shop.close())

test('the same key with the same content gives the same refund', async () => {
  const wanted = refundOf(await paid(), 'refund-key-0001')
  const first = await provider.refund(wanted)
  expect(first).toMatchObject({ amount: 10_000, status: 'pending', receipt: 'r', notes: { why: 'cancelled' } })
  expect(await provider.refund(wanted)).toEqual(first)
  expect(await provider.findRefunds(wanted.paymentId)).toEqual([first])
})

test('the same key with other content is refused, for the same payment or another', async () => {
  const wanted = refundOf(await paid(), 'refund-key-0002')
  await provider.refund(wanted)
  const refused = {
    refusal: { status: 400, description: 'Different request body sent for the same Idempotency Header' },
  }
  await expect(provider.refund({ ...wanted, amount: 10_001 })).rejects.toMatchObject(refused)
  await expect(provider.refund({ ...wanted, paymentId: await paid() })).rejects.toMatchObject(refused)
})

test('while the first request with a key is running, a second is told to come later', async () => {
  const wanted = refundOf(await paid(), 'refund-key-0003')
  const running = await shop.pool.connect()
  await running.query(`begin; select pg_advisory_xact_lock(hashtextextended('sandbox refund refund-key-0003', 0))`)
  await expect(provider.refund(wanted)).rejects.toMatchObject({ why: 'busy' })
  await running.query('rollback')
  running.release()
  expect(await provider.refund(wanted)).toMatchObject({ amount: 10_000 })
})

test('many requests at once with one key make one refund', async () => {
  const wanted = refundOf(await paid(), 'refund-key-0004')
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => provider.refund(wanted)))
  const made = answers.filter((each) => each.status === 'fulfilled').map(({ value }) => value.id)
  const busy = answers.filter((each) => each.status === 'rejected').map(({ reason }) => (reason as ProviderAway).why)
  expect(new Set(made).size).toBe(1)
  expect(new Set(busy).size).toBeLessThanOrEqual(1)
  expect(await provider.findRefunds(wanted.paymentId)).toHaveLength(1)
})

test('a key that is too short is refused', async () => {
  await expect(provider.refund(refundOf(await paid(), 'short'))).rejects.toMatchObject({
    refusal: { field: 'X-Refund-Idempotency' },
  })
})

test('never more than was captured is given back, however many ask at once', async () => {
  const paymentId = await paid()
  const parts = Array.from({ length: 10 }, (_, index) => ({
    ...refundOf(paymentId, `refund-part-${index}`),
    amount: 15_000,
  }))
  const answers = await Promise.allSettled(parts.map((part) => provider.refund(part)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { refusal: { description: 'The total refund amount is greater than the refund payment amount' } },
  })
  await provider.refund({ ...refundOf(paymentId, 'refund-the-rest'), amount: 5_000 })
  expect(await provider.findPayment(paymentId)).toMatchObject({
    status: 'refunded',
    refundStatus: 'full',
    captured: true,
  })
  await expect(provider.refund(refundOf(paymentId, 'refund-too-much'))).rejects.toMatchObject({
    refusal: { description: 'The payment has been fully refunded already' },
  })
})

test('what was not captured is not given back', async () => {
  const order = await makeOrder()
  const { payment_id } = await payInSandbox(shop.shop, order, 'failure@razorpay')
  await expect(provider.refund(refundOf(payment_id, 'refund-of-nothing'))).rejects.toMatchObject({
    refusal: { description: 'The payment status should be captured for action to be taken' },
  })
})

test('a refund that fails at the bank can be made again', async () => {
  const paymentId = await paid()
  const faults = shop.shop.sandbox?.faults
  if (!faults) throw new Error('no sandbox')
  faults.refund = () => 'failed'
  const first = await provider.refund({ ...refundOf(paymentId, 'refund-fails-01'), amount: 50_000 })
  shop.advance(6000)
  await runSandbox(shop.shop)
  expect(await provider.findRefund(first.id)).toMatchObject({ status: 'failed', reference: null })
  expect(await provider.findPayment(paymentId)).toMatchObject({ status: 'captured', amountRefunded: 0 })
  faults.refund = () => 'processed'
  const again = await provider.refund({ ...refundOf(paymentId, 'refund-works-02'), amount: 50_000 })
  shop.advance(6000)
  await runSandbox(shop.shop)
  expect(await provider.findRefund(again.id)).toMatchObject({ status: 'processed' })
})

function refundOf(paymentId: string, idempotencyKey: string) {
  return { paymentId, amount: 10_000, idempotencyKey, receipt: 'r', notes: { why: 'cancelled' } }
}

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

async function paid(): Promise<string> {
  return (await payInSandbox(shop.shop, await makeOrder())).payment_id
}
