import { afterAll, beforeAll, expect, it } from 'vitest'
import { set } from '../../../../test/builders/set.ts'
import { Paying } from '../../../../test/proof/paying.ts'
import { reconcile } from '../checkout/settle/reconcile.ts'

// A shop that was tried out with test keys takes money from now on. Anybody may still pay what was begun with the test keys, by a
// card that is printed in the provider's manual.

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

it('what is paid with former test keys becomes no order, whoever tells it, and what was an order then goes back where it is', async () => {
  const before = await paying.paid()
  const [told, silent, hooked] = [await paying.started(), await paying.started(), await paying.started()]
  const { RAZORPAY_WEBHOOK_SECRET: webhookSecret = '' } = paying.bank.env
  const account = { keyId: 'rzp_live_0000000000001', keySecret: 'liveSecret', webhookSecretPrevious: null }
  // the secret of the webhooks was taken over
  await set(paying.shop, {
    'payment.razorpay': { ...account, webhookSecret },
  })

  const { body } = await paying.verify(told.shopper, paying.bank.success(paying.bank.pay(told.orderId)))
  expect(body).toMatchObject({ success: false, code: 'payment_not_verified' })
  paying.bank.pay(silent.orderId)
  const webhook = paying.bank.webhook('payment.captured', { payment: paying.bank.pay(hooked.orderId) })
  expect(await paying.deliver(webhook)).toBe(200)
  await paying.later(60_000)
  for (const { shopper } of [told, silent, hooked]) expect(await paying.ordersOf(shopper)).toEqual([])

  await paying.cancel(before.shopper, before.order._id)
  await reconcile(paying.shop.shop)
  expect(paying.bank.refundsOf(before.payment)).toHaveLength(1)
})
