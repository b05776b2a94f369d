import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import {
  beside,
  checkoutOf,
  closeLate,
  everyWay,
  expectInOrder,
  expired,
  intentOf,
  minute,
  openLate,
  paying,
  reasonOf,
  ways,
} from '../../../../../test/proof/late-paying.ts'
import { payments as copy } from '../../../../shared/copy/payments.ts'
import { reconcile } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

// CONTRACT §4: a cart is sold once. What is paid of it besides goes back, by whichever way and in whatever order it comes.

beforeAll(openLate)
afterAll(closeLate)

describe.each(everyWay)('a cart that two checkouts hold is sold once, heard by %s', (way) => {
  it('paid late and then by the open one: the second payment goes back, and the open one holds nothing', async () => {
    const { shopper, productId, orderId: first } = await expired()
    const second = await intentOf(shopper)
    await ways[way](shopper, paying.bank.pay(first))
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentStatus: 'paid' }])
    expect(await checkoutOf(second)).toMatchObject({ status: 'withdrawn' })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    const again = paying.bank.pay(second)
    await ways[way](shopper, again)
    expect(await reasonOf(again)).toBe('second_payment')
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    await expectInOrder()
  })

  it('paid by the open one and then late: the late payment goes back', async () => {
    const { shopper, productId, orderId: first } = await expired()
    const second = await intentOf(shopper)
    await ways[way](shopper, paying.bank.pay(second))
    const late = paying.bank.pay(first)
    await ways[way](shopper, late)
    expect(await reasonOf(late)).toBe('second_payment')
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    await expectInOrder()
  })

  it('ordered in cash and then paid late: the payment goes back', async () => {
    const { shopper, orderId } = await expired()
    expect(await paying.cash(shopper)).toMatchObject({ status: 201 })
    const late = paying.bank.pay(orderId)
    await ways[way](shopper, late)
    expect(await reasonOf(late)).toBe('ordered_otherwise')
    expect(await paying.ordersOf(shopper)).toMatchObject([{ paymentMethod: 'cod' }])
    await expectInOrder()
  })

  it('of three checkouts, all paid, one is the order', async () => {
    const { shopper, productId, orderId: first } = await expired({ stock: 30 })
    const second = await intentOf(shopper)
    await paying.later(16 * minute)
    const third = await intentOf(shopper)
    const payments = [second, first, third].map((each) => paying.bank.pay(each))
    for (const payment of payments) await ways[way](shopper, payment)
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
    const reasons = await Promise.all(payments.map(reasonOf))
    expect(reasons.filter((reason) => reason === 'second_payment')).toHaveLength(2)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 26, held: 0 })
    await expectInOrder()
  })

  it('one that was withdrawn for a cash order goes back', async () => {
    const { shopper, orderId } = await paying.started()
    expect(await paying.cash(shopper)).toMatchObject({ status: 201 })
    expect(await checkoutOf(orderId)).toMatchObject({ status: 'withdrawn' })
    const late = paying.bank.pay(orderId)
    await ways[way](shopper, late)
    expect(await reasonOf(late)).toBe('ordered_otherwise')
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
  })
})

describe('what is held for the open checkout', () => {
  it('is there for a late payment of the same cart, the coupon too', async () => {
    const { shopper, productId, orderId: first } = await expired({ stock: 4 })
    await intentOf(shopper)
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 4 })
    expect(await ways.verify(shopper, paying.bank.pay(first))).toMatchObject({ status: 200 })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 0, held: 0 })
    await expectInOrder()
  })

  it('stays held where the late payment cannot be an order', async () => {
    const { shopper, productId, orderId: first } = await expired({ stock: 4 })
    const { token } = shopper
    await paying.shop.call('PATCH', '/cart/update-cart-quantity', { token, body: { productId, action: 'decrement' } })
    const other = await paying.shopping()
    await paying.add(other.shopper, productId, 1)
    const second = await intentOf(shopper)
    expect(await paying.cash(other.shopper)).toMatchObject({ status: 201 })
    const late = paying.bank.pay(first)
    await ways.verify(shopper, late)
    expect(await reasonOf(late)).toBe('out_of_stock')
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 3, held: 3 })
    expect(await ways.verify(shopper, paying.bank.pay(second))).toMatchObject({ status: 200 })
    await expectInOrder()
  })
})

describe('at the same instant, from two processes', () => {
  it('two captures of one cart are one order and one payment that goes back, eight times over', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, orderId: first } = await paying.started()
      paying.shop.advance(16 * minute)
      beside.advance(16 * minute)
      await Promise.all([reconcile(paying.shop.shop), reconcile(beside.shop)])
      const second = await intentOf(shopper)
      const payments = [paying.bank.pay(first), paying.bank.pay(second)]
      const [one, two] = await Promise.all(payments.map(({ id }) => paying.shop.shop.provider.findPayment(id)))
      if (!one || !two) throw new Error('the bank knows the payments')
      await Promise.all([
        settlePayment(paying.shop.shop, one),
        settlePayment(beside.shop, two),
        settlePayment(beside.shop, one),
        settlePayment(paying.shop.shop, two),
        reconcile(beside.shop),
      ])
      expect(await paying.ordersOf(shopper)).toHaveLength(1)
      expect((await Promise.all(payments.map(reasonOf))).filter(Boolean)).toEqual(['second_payment'])
    }
    await expectInOrder()
  })

  it('a late capture and a cash order are one order, eight times over', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { shopper, orderId } = await expired()
      const payment = await paying.shop.shop.provider.findPayment(paying.bank.pay(orderId).id)
      const [cash] = await Promise.all([paying.cash(shopper), settlePayment(beside.shop, payment)])
      const orders = await paying.ordersOf(shopper)
      expect(orders).toMatchObject([{ paymentMethod: cash.status === 201 ? 'cod' : 'online' }])
    }
    await expectInOrder()
  })
})

describe('the shopper', () => {
  it('is told in the payment’s status and by mail why the second payment goes back', async () => {
    const { shopper, orderId: first } = await expired()
    const second = await intentOf(shopper)
    await ways.webhook(shopper, paying.bank.pay(first))
    const again = paying.bank.pay(second)
    expect(await ways.verify(shopper, again)).toMatchObject({
      status: 409,
      body: { code: 'payment_refunded', message: copy.refundedBecause.second_payment },
    })
    expect(await paying.progress(shopper, second)).toMatchObject({
      body: { data: { state: 'refunded', message: copy.refundedBecause.second_payment, order: null } },
    })
    const mails = await readSentMails(paying.shop.shop)
    expect(mails.filter(({ text }) => text.includes(again.id))).toMatchObject([
      { subject: 'Refund of ₹1,900 started', text: expect.stringContaining('was paid already') },
    ])
  })

  it('who asks about the open checkout hears that its cart was paid by the other', async () => {
    const { shopper, orderId: first } = await expired()
    const second = await intentOf(shopper)
    await ways.webhook(shopper, paying.bank.pay(first))
    const [order] = await paying.ordersOf(shopper)
    expect(await paying.progress(shopper, second)).toMatchObject({
      body: { data: { state: 'paid', message: copy.arrivedMeanwhile, order } },
    })
  })
})

describe('the database', () => {
  it('refuses a second order of a cart, whatever the code does: the payment goes back', async () => {
    const { shopper, productId, orderId: first } = await expired()
    await ways.webhook(shopper, paying.bank.pay(first))
    const { cart_id } = await checkoutOf(first)
    // as if the sale had forgotten to renew the cart
    await paying.add(shopper, productId, 1)
    await paying.shop.db
      .updateTable('carts')
      .set({ cart_id: cart_id ?? '' })
      .where('user_id', '=', shopper.userId)
      .execute()
    const second = await intentOf(shopper)
    const again = paying.bank.pay(second)
    await ways.webhook(shopper, again)
    expect(await reasonOf(again)).toBe('second_payment')
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
  })
})
