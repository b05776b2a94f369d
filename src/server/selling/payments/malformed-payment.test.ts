import { afterAll, beforeAll, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'

// An unknown or malformed id is 404, never 500 (CONTRACT §2); a payment that the provider did not sign is not believed.

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

it.each(['order_nope', 'order/../x', 'A'.repeat(200), '\0'])('an order %j of the provider is not found', async (id) => {
  const { shopper } = await paying.shopping()
  const { bank, shop } = paying
  const success = bank.success(bank.pay((await paying.intent(shopper)).body.order_id))
  const notFound = { status: 404, body: { code: 'not_found' } }
  expect(await paying.verify(shopper, { ...success, razorpay_order_id: id })).toMatchObject(notFound)
  const path = `/order/payment-status/${encodeURIComponent(id)}`
  expect(await shop.call('GET', path, { token: shopper.token })).toMatchObject(notFound)
})

it.each(['pay/../x', 'A'.repeat(200), '\0'])('a payment %j is not believed', async (id) => {
  const { shopper } = await paying.shopping()
  const success = paying.bank.success(paying.bank.pay((await paying.intent(shopper)).body.order_id))
  expect(await paying.verify(shopper, { ...success, razorpay_payment_id: id })).toMatchObject({
    status: 400,
    body: { message: 'Payment verification failed', code: 'payment_not_verified' },
  })
})
