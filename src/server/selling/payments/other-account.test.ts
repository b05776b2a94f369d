import { afterAll, beforeAll, expect, it } from 'vitest'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'

// The shop takes its payments with another account of the provider, while money is under way in the former one.

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

let count = 0
const another = () => {
  count += 1
  const account = {
    keyId: `rzp_test_another0000${count}`,
    keySecret: `anotherSecret${count}`,
    webhookSecret: 'anotherHook',
  }
  return set(paying.shop, { 'payment.razorpay': { ...account, webhookSecretPrevious: null } })
}

it('what was begun in the former account is one order, told by the browser or asked for', async () => {
  const told = await paying.started()
  const silent = await paying.started()
  await another()
  const { status, body } = await paying.verify(told.shopper, paying.bank.success(paying.bank.pay(told.orderId)))
  expect([status, body.data]).toMatchObject([200, { paymentStatus: 'paid' }])
  paying.bank.pay(silent.orderId)
  await paying.later(60_000)
  expect(await paying.ordersOf(silent.shopper)).toMatchObject([{ paymentStatus: 'paid' }])
})

it('what was paid there goes back there', async () => {
  const { shopper, payment, order } = await paying.paid()
  await another()
  await paying.cancel(shopper, order._id)
  await reconcile(paying.shop.shop)
  const [refund] = paying.bank.refundsOf(payment)
  if (!refund) throw new Error('nothing went back')
  paying.bank.answerRefund(refund, 'processed')
  await paying.later(24 * 3_600_000)
  expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'refunded' }])
  expect(paying.bank.refundsOf(payment)).toHaveLength(1)
})

it('the same cart is then paid into the new account, and what is paid into both goes back once', async () => {
  const { shopper, orderId } = await paying.started()
  await another()
  const { body } = await paying.intent(shopper)
  expect(body.key_id).toBe(`rzp_test_another0000${count}`)
  expect(body.order_id).not.toBe(orderId)
  const [late, good] = [paying.bank.pay(orderId), paying.bank.pay(body.order_id)]
  await paying.later(60_000)
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
  const back = [late, good].map((payment) => paying.bank.refundsOf(payment).length)
  expect(back.toSorted()).toEqual([0, 1])
})

it('a webhook signed for the former account is heard no more: who left an account may have lost its secret', async () => {
  const { shopper, orderId } = await paying.started()
  const webhook = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(orderId) })
  await another()
  expect(await paying.deliver(webhook)).toBe(400)
  await paying.later(60_000)
  expect(await paying.ordersOf(shopper)).toHaveLength(1)
})
