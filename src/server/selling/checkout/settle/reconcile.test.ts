import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '../../../../../test/app.ts'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { reconcile } from './reconcile.ts'

const minute = 60_000

let paying: Paying
beforeAll(async () => {
  paying = await Paying.open()
})
afterEach(() => {
  paying.bank.fault = () => 'none'
})
afterAll(() => paying.close())

const later = async (milliseconds: number) => {
  paying.shop.advance(milliseconds)
  await reconcile(paying.shop.shop)
}

describe('the shop asks the provider by itself', () => {
  it('so that a payment is an order though neither the browser nor a webhook came', async () => {
    const { shopper, orderId } = await paying.started()
    paying.bank.pay(orderId)
    await later(16_000)
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
  })

  it('and frees the stock and the coupon on time where nothing was paid', async () => {
    const { shopper, productId } = await paying.shopping({ stock: 4 })
    const { couponId } = await buildCoupon(paying.shop.shop, { total_limit: 1 })
    await paying.shop.call('POST', '/coupon/apply', { token: shopper.token, body: { couponId } })
    const { body } = await paying.intent(shopper)
    await later(14 * minute)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 4 })
    await later(minute + 1)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 0 })
    const coupon = await paying.shop.db
      .selectFrom('coupons')
      .select('uses')
      .where('id', '=', couponId)
      .executeTakeFirst()
    expect(coupon).toEqual({ uses: 0 })
    expect(await paying.progress(shopper, body.order_id)).toMatchObject({ body: { data: { state: 'failed' } } })
    expect((await paying.cartOf(shopper)).formattedCart.items).toHaveLength(1)
  })

  it('frees the stock on time though the provider is away', async () => {
    const { productId } = await paying.started()
    paying.bank.fault = () => 'server'
    await later(15 * minute + 1)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 10, held: 0 })
  })

  it('makes a late payment an order where there is stock, even after days', async () => {
    const { shopper, productId, orderId } = await paying.started()
    await later(16 * minute)
    await later(2.5 * 24 * 60 * minute)
    paying.bank.pay(orderId)
    await later(24 * 60 * minute)
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
  })

  it('pays a late payment back where the stock is gone', async () => {
    const { shopper, productId, orderId } = await paying.started({ stock: 4 })
    await later(16 * minute)
    const faster = await paying.shopping()
    await paying.add(faster.shopper, productId, 1)
    expect(await paying.cash(faster.shopper)).toMatchObject({ status: 201 })
    const payment = paying.bank.pay(orderId)
    await later(minute * 30)
    expect(await paying.ordersOf(shopper)).toEqual([])
    expect(await paying.refundOf(payment.id)).toMatchObject({ reason: 'out_of_stock', amount: 190000 })
    expect(await paying.progress(shopper, orderId)).toMatchObject({
      body: { data: { state: 'refunded', order: null } },
    })
    expect((await paying.cartOf(shopper)).formattedCart.items).toHaveLength(1)
  })

  it('pays the older of two payments of one cart back', async () => {
    const { shopper, orderId } = await paying.started()
    await later(16 * minute)
    const again = await paying.intent(shopper)
    expect(again.body.order_id).not.toBe(orderId)
    await paying.verify(shopper, paying.bank.success(paying.bank.pay(again.body.order_id)))
    const late = paying.bank.pay(orderId)
    await later(30 * minute)
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
    expect(await paying.refundOf(late.id)).toMatchObject({ reason: 'second_payment' })
  })

  it('shares the work between processes', async () => {
    const second = await openShop({ beside: paying.shop, env: paying.bank.env })
    const started = await Promise.all(Array.from({ length: 12 }, () => paying.started()))
    for (const { orderId } of started) paying.bank.pay(orderId)
    paying.shop.advance(16_000)
    second.advance(
      second.shop.clock() < paying.shop.shop.clock() ? +paying.shop.shop.clock() - +second.shop.clock() : 0,
    )
    await Promise.all([reconcile(paying.shop.shop), reconcile(second.shop), reconcile(second.shop)])
    for (const { shopper } of started) expect(await paying.ordersOf(shopper)).toHaveLength(1)
    await second.close()
  })

  it('asks less and less often, and stops after days', async () => {
    const { orderId } = await paying.started()
    const asked = () => paying.bank.calls.filter((call) => call.includes(orderId)).length
    for (let i = 0; i < 60; i += 1) await later(minute)
    const firstHour = asked()
    for (let i = 0; i < 7 * 24; i += 1) await later(60 * minute)
    const week = asked()
    for (let i = 0; i < 5; i += 1) await later(24 * 60 * minute)
    expect(firstHour).toBeGreaterThan(5)
    expect(firstHour).toBeLessThan(12)
    expect(week - firstHour).toBeLessThan(10)
    expect(asked()).toBe(week)
  })
})

describe('verify, webhook and reconciliation at once', () => {
  it('make one order of one payment, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { shopper, productId, orderId } = await paying.started()
      const payment = paying.bank.pay(orderId)
      paying.shop.advance(16_000)
      await Promise.all([
        paying.verify(shopper, paying.bank.success(payment)),
        paying.deliver(paying.bank.webhook('payment.captured', { payment })),
        paying.deliver(paying.bank.webhook('order.paid', { payment })),
        reconcile(paying.shop.shop),
        paying.progress(shopper, orderId),
        paying.verify(shopper, paying.bank.success(payment)),
      ])
      expect(await paying.ordersOf(shopper)).toHaveLength(1)
      expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    }
  })

  it('and two payments of one checkout are one order and one refund', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { shopper, orderId } = await paying.started()
      const payments = [paying.bank.pay(orderId), paying.bank.pay(orderId)]
      paying.shop.advance(16_000)
      await Promise.all([
        ...payments.map((payment) => paying.verify(shopper, paying.bank.success(payment))),
        ...payments.map((payment) => paying.deliver(paying.bank.webhook('payment.captured', { payment }))),
        reconcile(paying.shop.shop),
      ])
      expect(await paying.ordersOf(shopper)).toHaveLength(1)
      const refunds = await Promise.all(payments.map(({ id }) => paying.refundOf(id)))
      expect(refunds.filter(Boolean)).toHaveLength(1)
    }
  })
})
