import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterEach(() => {
  paying.bank.fault = () => 'none'
})
afterAll(() => paying.close())

it('a paid order that is cancelled goes back, and the shopper sees how far it is', async () => {
  const { shopper, productId, orderId, payment, order } = await paying.paid()
  const cancelled = await paying.cancel(shopper, order._id)
  expect(cancelled.body.data).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'refund_pending',
    refund: { amount: 1900, status: 'pending', reference: null },
  })
  expect(await paying.stockOf(productId)).toEqual({ on_hand: 10, held: 0 })
  expect(paying.bank.refundsOf(payment)).toEqual([])
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  expect(refund).toMatchObject({ amount: 190000, status: 'pending' })
  if (refund) paying.bank.answerRefund(refund, 'processed')
  await paying.later(60_000)
  const [shown] = await paying.ordersOf(shopper)
  expect(shown).toMatchObject({ paymentStatus: 'refunded', refund: { status: 'processed' } })
  expect(shown?.refund?.reference).toMatch(/^74/)
  expect(await paying.progress(shopper, orderId)).toMatchObject({ body: { data: { state: 'refunded', order: shown } } })
})

it('a webhook about the refund is as good as asking', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('no refund was sent')
  paying.bank.answerRefund(refund, 'processed')
  const webhook = paying.bank.webhook('refund.processed', { payment, refund })
  expect(await paying.deliver(webhook)).toBe(200)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
  const stale = paying.bank.webhook('refund.created', { payment, refund: { ...refund, status: 'pending' } })
  await paying.deliver(stale)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
})

it('is sent again until the provider hears it, and still only once', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  for (const fault of ['server', 'html', 'busy', 'lost'] as const) {
    paying.bank.fault = () => fault
    await paying.later(24 * 3_600_000)
  }
  paying.bank.fault = () => 'none'
  await paying.later(24 * 3_600_000)
  expect(paying.bank.refundsOf(payment)).toHaveLength(1)
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'pending' })
  const keys = paying.refundKeysOf(payment.id)
  expect(keys.length).toBeGreaterThan(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{10,40}$/)
})

it('that the bank refuses is asked for anew', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const [first] = paying.bank.refundsOf(payment)
  if (first) paying.bank.answerRefund(first, 'failed')
  await paying.later(3_600_000)
  await paying.later(3_600_000)
  expect(paying.bank.refundsOf(payment).map(({ status }) => status)).toEqual(['failed', 'pending'])
  expect(new Set(paying.refundKeysOf(payment.id)).size).toBe(2)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refund_pending' }])
})

it('is done though the bank is faster than the provider’s answer, and though it refuses first', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  paying.bank.beforeRefundAnswer = async (refund) => {
    paying.bank.answerRefund(refund, 'failed')
    await paying.deliver(paying.bank.webhook('refund.failed', { payment, refund }))
  }
  await reconcile(paying.shop.shop)
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'queued', refusals: 1 })
  paying.bank.beforeRefundAnswer = async (refund) => {
    paying.bank.answerRefund(refund, 'processed')
    await paying.deliver(paying.bank.webhook('refund.processed', { payment, refund }))
  }
  await paying.later(3_600_000)
  paying.bank.beforeRefundAnswer = undefined
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded', refund: { status: 'processed' } }])
  expect(paying.bank.refundsOf(payment).map(({ status }) => status)).toEqual(['failed', 'processed'])
})

it('heard of twice as refused counts once', async () => {
  const { shopper, payment, order } = await paying.paid()
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('no refund was sent')
  paying.bank.answerRefund(refund, 'failed')
  const hooks = [1, 2, 3].map(() => paying.bank.webhook('refund.failed', { payment, refund }))
  await Promise.all(hooks.map((hook) => paying.deliver(hook)))
  expect(await paying.refundOf(payment.id)).toMatchObject({ status: 'queued', refusals: 1 })
})

it('of a payment that the owner paid back by hand is found there', async () => {
  const { shopper, payment, order } = await paying.paid()
  paying.bank.refunds.set('rfnd_by_hand', {
    id: 'rfnd_by_hand',
    payment_id: payment.id,
    amount: 190000,
    status: 'processed',
    receipt: null,
    key: 'by hand',
  })
  await paying.cancel(shopper, order._id)
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
  expect(paying.bank.refundsOf(payment)).toHaveLength(1)
})

it('of which the owner paid a part back by hand sends the rest', async () => {
  const { shopper, payment, order } = await paying.paid()
  const part = { id: 'rfnd_part', payment_id: payment.id, amount: 40000, status: 'processed', receipt: null } as const
  paying.bank.refunds.set(part.id, { ...part, key: 'a part by hand' })
  await paying.cancel(shopper, order._id)
  await paying.later(1000)
  const rest = paying.bank.refundsOf(payment).at(-1)
  expect(rest).toMatchObject({ amount: 150000, status: 'pending' })
  if (rest) paying.bank.answerRefund(rest, 'processed')
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
  expect(paying.bank.refundsOf(payment)).toHaveLength(2)
})

it('twenty cancellations at once are one refund', async () => {
  const { shopper, payment, order } = await paying.paid()
  const answers = await Promise.all(Array.from({ length: 20 }, () => paying.cancel(shopper, order._id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await Promise.all([reconcile(paying.shop.shop), reconcile(paying.shop.shop)])
  expect(paying.bank.refundsOf(payment)).toHaveLength(1)
})

it('a returned order is paid back too; cash is not the provider’s', async () => {
  const { payment, order } = await paying.paid()
  const cash = await paying.shopping()
  const { body } = await paying.cash(cash.shopper)
  for (const number of [order.number, body.data.number]) {
    for (const to of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const) {
      await moveOrder(paying.shop.shop, number, to)
    }
  }
  expect(await paying.refundOf(payment.id)).toMatchObject({ reason: 'order_returned' })
  const [returned] = await paying.ordersOf(cash.shopper)
  expect(returned).toMatchObject({ paymentStatus: 'refund_pending', refund: null })
  expect(await runCommand(paying.shop.shop, ['refunds'])).toMatch(new RegExp(`${body.data.number} .*manual`))
  await runCommand(paying.shop.shop, ['refunds', 'paid', body.data.number, '--reference', 'cash'])
  expect(await paying.ordersOf(cash.shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
})
