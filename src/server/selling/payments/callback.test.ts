import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Paying } from '../../../../test/proof/paying.ts'

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterAll(() => paying.close())

/** The provider sends the browser with a form; nobody is signed in there as far as the shop can tell. */
async function post(fields: Record<string, string>) {
  const answer = await fetch(`${paying.shop.url}/api/v1/order/payment-callback`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { origin: 'https://api.razorpay.com' },
  })
  return { status: answer.status, location: answer.headers.get('location') }
}

describe('the form that the provider sends where its window cannot stay on the page', () => {
  it('makes the order of a signed success, once, and leads to the page that follows the payment', async () => {
    const { shopper, orderId } = await paying.started()
    const success = paying.bank.success(paying.bank.pay(orderId))
    for (let times = 0; times < 2; times += 1) {
      expect(await post(success)).toEqual({ status: 303, location: `/cart?payment=${orderId}` })
    }
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid', totalAmount: 1900 }])
    expect(await paying.progress(shopper, orderId)).toMatchObject({ body: { data: { state: 'paid' } } })
  })

  it('believes no other signature, and no other order', async () => {
    const { shopper, orderId } = await paying.started()
    const other = await paying.started()
    const payment = paying.bank.pay(orderId, { status: 'authorized', captured: false })
    const success = paying.bank.success(payment)
    const forged = { ...success, razorpay_signature: 'f'.repeat(64) }
    expect(await post(forged)).toEqual({ status: 303, location: `/cart?payment=${orderId}` })
    await post({ ...success, razorpay_order_id: other.orderId })
    expect(await paying.ordersOf(shopper)).toEqual([])
    expect(await paying.ordersOf(other.shopper)).toEqual([])
  })

  it('leads back where the payment failed, by the order that the failure names', async () => {
    const { orderId } = await paying.started()
    const metadata = JSON.stringify({ order_id: orderId, payment_id: 'pay_1' })
    expect(await post({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[metadata]': metadata })).toEqual({
      status: 303,
      location: `/cart?payment=${orderId}`,
    })
  })

  it.each([
    {},
    { razorpay_order_id: '//evil.example' },
    { 'error[metadata]': '{' },
    { 'error[metadata]': '{"order_id":"a b"}' },
  ])('leads to the cart with whatever else: %j', async (fields) => {
    expect(await post(fields as Record<string, string>)).toEqual({ status: 303, location: '/cart' })
  })

  it('is answered though the provider cannot be asked: the page goes on asking', async () => {
    const { shopper, orderId } = await paying.started()
    const success = paying.bank.success(paying.bank.pay(orderId))
    paying.bank.fault = () => 'server'
    expect(await post(success)).toEqual({ status: 303, location: `/cart?payment=${orderId}` })
    paying.bank.fault = () => 'none'
    expect(await paying.progress(shopper, orderId)).toMatchObject({ body: { data: { state: 'paid' } } })
  })
})
