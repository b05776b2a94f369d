import { afterAll, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'
import { signWebhook } from './provider/signatures.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open({ env: { RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'theOldWebhookSecret' } })
})
afterAll(() => paying.close())

it('a captured payment is an order though the browser never came back', async () => {
  const { shopper, productId, orderId } = await paying.started()
  const payment = paying.bank.pay(orderId)
  expect(await paying.deliver(paying.bank.webhook('payment.captured', { payment }))).toBe(200)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid', totalAmount: 1900 }])
  expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
  expect((await paying.cartOf(shopper)).formattedCart.items).toEqual([])
})

it('a repeated webhook is answered 200 and does nothing', async () => {
  const { shopper, orderId } = await paying.started()
  const webhook = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => paying.deliver(webhook)))
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
})

it('webhooks in any order give the same', async () => {
  const { shopper, orderId } = await paying.started()
  const payment = paying.bank.pay(orderId, { status: 'failed' })
  const failed = paying.bank.webhook('payment.failed', { payment })
  paying.bank.capture(payment)
  const captured = paying.bank.webhook('payment.captured', { payment })
  const paid = paying.bank.webhook('order.paid', { payment })
  for (const webhook of [paid, failed, captured]) expect(await paying.deliver(webhook)).toBe(200)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
})

it('one that is not signed by the provider is refused, a signed one by the previous secret taken', async () => {
  const { shopper, orderId } = await paying.started()
  const webhook = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) })
  expect(await paying.deliver(webhook, { signature: 'f'.repeat(64) })).toBe(400)
  expect(await paying.deliver(webhook, { signature: '' })).toBe(400)
  expect(await paying.deliver(webhook, { body: webhook.body.replace('captured', 'Captured') })).toBe(400)
  expect(await paying.ordersOf(shopper)).toEqual([])
  expect(await paying.deliver(webhook, { signature: signWebhook(webhook.body, 'theOldWebhookSecret') })).toBe(200)
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
})

it('the bytes are what is signed: odd spaces and letters change nothing', async () => {
  const { shopper, orderId } = await paying.started()
  const { id, body } = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) })
  const odd = `  ${body.replace('{', '{ \n "ന": "₹" ,')}  `
  const signature = signWebhook(odd, paying.bank.env.RAZORPAY_WEBHOOK_SECRET ?? '')
  expect(await paying.deliver({ id, body: odd, signature })).toBe(200)
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
})

it('about somebody else’s order, or of an unknown shape, is taken and means nothing', async () => {
  const payment = paying.bank.pay('order_of_another_shop', { amount: 500 })
  expect(await paying.deliver(paying.bank.webhook('payment.captured', { payment }))).toBe(200)
  const body = '{"hello":"world"}'
  const signature = signWebhook(body, paying.bank.env.RAZORPAY_WEBHOOK_SECRET ?? '')
  expect(await paying.deliver({ id: 'event_of_unknown_shape', body, signature })).toBe(200)
})

it('what could not be handled at once is handled later', async () => {
  const { shopper, orderId } = await paying.started()
  const webhook = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) })
  // orders cannot be written for a while
  await paying.shop.pool.query('ALTER TABLE orders ADD CONSTRAINT broken CHECK (payment_status <> $$paid$$) NOT VALID')
  expect(await paying.deliver(webhook)).toBe(200)
  expect(await paying.ordersOf(shopper)).toEqual([])
  await paying.shop.pool.query('ALTER TABLE orders DROP CONSTRAINT broken')
  paying.shop.advance(5000)
  await reconcile(paying.shop.shop)
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
})
