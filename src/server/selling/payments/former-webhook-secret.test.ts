import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop } from '../../../../test/app.ts'
import { inCommand, set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { restoreSetting } from '../../settings/restore-setting.ts'
import { selectVersions } from '../../settings/settings-queries.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'

// The webhook secret was changed in the office or in the environment. Whoever knows the former one signs with it; so does the
// provider, what it sends again.

const hour = 3_600_000
let paying: Paying
beforeEach(async () => {
  paying = await Paying.open()
})
afterEach(() => paying.close())

const account = (given: { webhookSecret?: string; keySecret?: string; formerLeaked?: boolean } = {}) => {
  const { RAZORPAY_KEY_ID = '', RAZORPAY_KEY_SECRET = '', RAZORPAY_WEBHOOK_SECRET = '' } = paying.bank.env
  const present = { keyId: RAZORPAY_KEY_ID, keySecret: RAZORPAY_KEY_SECRET, webhookSecret: RAZORPAY_WEBHOOK_SECRET }
  return { 'payment.razorpay': { ...present, webhookSecretPrevious: null, ...given } }
}
const rotate = (given: { keySecret?: string; formerLeaked?: boolean } = {}) =>
  set(paying.shop, account({ webhookSecret: 'theNewSecret', ...given }))
const paidFor = async () => {
  const { shopper, orderId } = await paying.started()
  return { shopper, webhook: paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) }) }
}
const open = async () => (await paying.shop.pool.query('select id from webhook_events where due_at is not null')).rows

it('a forged payment under a former secret is no order: the provider has none, or a failed one', async () => {
  const [none, failed] = [await paying.started(), await paying.started()]
  await rotate()
  const real = paying.bank.pay(failed.orderId, { status: 'failed' })
  const claimed = { ...real, status: 'captured' as const, captured: true }
  const made = { ...claimed, id: 'pay_ofAForger00001', order_id: none.orderId }
  for (const payment of [claimed, made, { ...made, id: '../orders' }, { ...made, id: real.id }]) {
    expect(await paying.deliver(paying.bank.webhook('payment.captured', { payment }))).toBe(200)
    expect(await paying.deliver(paying.bank.webhook('order.paid', { payment }))).toBe(200)
  }
  await paying.later(60_000)
  for (const { shopper } of [none, failed]) expect(await paying.ordersOf(shopper)).toEqual([])
  const { rows } = await paying.shop.pool.query('select id from payments')
  expect(rows).toEqual([])
})

it('a forged refund under a former secret ends no refund and notes none', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('nothing goes back')
  await rotate()
  const done = { ...refund, status: 'processed' as const }
  for (const claimed of [done, { ...done, id: 'rfnd_ofAForger0001', receipt: null }]) {
    expect(await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund: claimed }))).toBe(200)
  }
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refund_pending' }])
  expect((await paying.shop.pool.query('select id from outside_refunds')).rows).toEqual([])
  paying.bank.answerRefund(refund, 'processed')
  expect(await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund }))).toBe(200)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
})

it('a genuine payment under a former secret is an order, later where the provider cannot be asked now', async () => {
  const [first, second] = [await paidFor(), await paidFor()]
  await rotate()
  expect(await paying.deliver(first.webhook)).toBe(200)
  expect(await paying.ordersOf(first.shopper)).toMatchObject([{ paymentStatus: 'paid' }])
  paying.bank.fault = () => 'server'
  expect(await paying.deliver(second.webhook)).toBe(200)
  await expect.poll(async () => (await open()).length).toBe(1)
  expect(await paying.ordersOf(second.shopper)).toEqual([])
  paying.bank.fault = () => 'none'
  await paying.later(60_000)
  expect(await paying.ordersOf(second.shopper)).toHaveLength(1)
  await paying.later(60_000)
  expect(await open()).toEqual([])
})

it('after 24 hours a former secret is refused, whatever else was changed meanwhile', async () => {
  const [before, after] = [await paidFor(), await paidFor()]
  await rotate()
  paying.shop.advance(23 * hour)
  await rotate({ keySecret: 'renewed' })
  await rotate()
  paying.shop.advance(hour - 1000)
  expect(await paying.deliver(before.webhook)).toBe(200)
  paying.shop.advance(1000)
  expect(await paying.deliver(after.webhook)).toBe(400)
})

it('a former secret that leaked is refused at once, in every process, and where the change is restored', async () => {
  const paid = await paidFor()
  await rotate({ formerLeaked: true })
  expect(await paying.deliver(paid.webhook)).toBe(400)
  const leaked = await selectVersions(paying.shop.db)
  await set(paying.shop, account())
  const key = 'payment.razorpay' as const
  const seen = (await selectVersions(paying.shop.db)).get(key) ?? 0
  const restored = { key, version: leaked.get(key) ?? 0, seen, by: { source: 'staff' as const, id: null } }
  await inCommand(paying.shop, (work) => restoreSetting(paying.shop.shop, work, restored))
  expect(await paying.deliver(paid.webhook)).toBe(400)
})

it('that a secret leaked is said later too, with the same keys', async () => {
  const [kept, refused] = [await paidFor(), await paidFor()]
  await rotate()
  expect(await paying.deliver(kept.webhook)).toBe(200)
  await rotate({ formerLeaked: true })
  expect(await paying.deliver(refused.webhook)).toBe(400)
})

it('a former secret in the environment is good for 24 hours after it was first said, over restarts', async () => {
  const [before, after] = [await paidFor(), await paidFor()]
  const env = {
    ...paying.bank.env,
    RAZORPAY_WEBHOOK_SECRET: 'theNewSecret',
    RAZORPAY_WEBHOOK_SECRET_PREVIOUS: paying.bank.env.RAZORPAY_WEBHOOK_SECRET ?? '',
  }
  const restart = (more: Record<string, string> = {}) => openShop({ beside: paying.shop, env: { ...env, ...more } })
  const first = await restart()
  await paying.shop.shop.settings.refresh()
  expect(await paying.deliver(before.webhook)).toBe(200)
  await first.close()
  paying.shop.advance(24 * hour)
  for (const more of [{}, { RAZORPAY_KEY_SECRET: 'renewed' }]) {
    const again = await restart(more)
    await paying.shop.shop.settings.refresh()
    expect(await paying.deliver(after.webhook)).toBe(400)
    await again.close()
  }
})
