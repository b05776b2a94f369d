import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode } from '../../../test/builders/addresses.ts'
import { buildShopper } from '../../../test/builders/build-shopper.ts'
import { failures } from '../../shared/copy/failures.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const paid = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'a'.repeat(64) }
const closed = { status: 503, body: { code: 'unavailable', message: failures.onlineUnavailable } }

it('says that online payment is not open yet', async () => {
  const { token } = await buildShopper(shop.shop)
  expect(await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })).toMatchObject(closed)
  expect(await shop.call('POST', '/order/paymentVerify', { token, body: paid })).toMatchObject(closed)
  expect(await shop.call('POST', '/order/webhook', { body: { event: 'payment.captured' } })).toMatchObject(closed)
})

it('says it only to who is signed in and asks for something that could be', async () => {
  const { token } = await buildShopper(shop.shop)
  expect(await shop.call('POST', '/order/paymentIntent', { body: { address: kozhikode } })).toMatchObject({
    status: 401,
  })
  expect(await shop.call('POST', '/order/paymentIntent', { token, body: {} })).toMatchObject({ status: 400 })
  expect(
    await shop.call('POST', '/order/paymentVerify', { token, body: { ...paid, razorpay_signature: 'no' } }),
  ).toMatchObject({
    status: 400,
  })
})
