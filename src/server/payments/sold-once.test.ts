import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { kozhikode } from '../../../test/builders/addresses.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import type { BuiltShopper } from '../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../test/builders/read-mails.ts'
import { Paying } from '../../../test/proof/paying.ts'
import { payments as copy } from '../../shared/copy/payments.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { reconcile } from './reconcile.ts'
import { settlePayment } from './settle-payment.ts'

// CONTRACT §4: a cart is sold once. What is paid of it besides goes back, by whichever way and in whatever order it comes.

const minute = 60_000
let paying: Paying
let beside: TestShop
beforeAll(async () => {
  paying = await Paying.open()
  beside = await openShop({ beside: paying.shop, env: { ...paying.bank.env, LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  await beside.close()
  await paying.close()
})

/** A checkout whose hold is over, and that may still be paid. */
async function expired(options: { stock?: number; quantity?: number } = {}) {
  const started = await paying.started(options)
  await paying.later(16 * minute)
  return started
}

async function intentOf(shopper: BuiltShopper): Promise<string> {
  const { status, body } = await paying.intent(shopper)
  expect(status).toBe(200)
  return body.order_id
}

type Payment = ReturnType<Paying['bank']['pay']>

/** How the shop hears of a payment. */
const ways = {
  verify: (shopper: BuiltShopper, payment: Payment) => paying.verify(shopper, paying.bank.success(payment)),
  webhook: (_: BuiltShopper, payment: Payment) => paying.deliver(paying.bank.webhook('payment.captured', { payment })),
  reconciliation: async () => {
    for (const minutes of [5, 60, 60, 60]) await paying.later(minutes * minute)
  },
}
const everyWay = Object.keys(ways) as (keyof typeof ways)[]

const reasonOf = async ({ id }: Payment) => (await paying.refundOf(id))?.reason ?? null
const clear = ({ token }: BuiltShopper) => paying.shop.call('DELETE', '/cart', { token })
const checkoutOf = (orderId: string) =>
  paying.shop.db.selectFrom('checkouts').selectAll().where('provider_order_id', '=', orderId).executeTakeFirstOrThrow()

async function expectInOrder() {
  expect(await auditMoney(paying.shop.shop)).toMatchObject({ clean: true })
}

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

describe('what counts as the same cart', () => {
  it('one that was changed by a piece', async () => {
    const { shopper, productId, orderId } = await expired()
    await paying.add(shopper, productId, 1)
    expect(await paying.cash(shopper)).toMatchObject({ status: 201 })
    const late = paying.bank.pay(orderId)
    await ways.verify(shopper, late)
    expect(await reasonOf(late)).toBe('ordered_otherwise')
  })

  it('one that was emptied, filled again with the same, and ordered', async () => {
    const { shopper, productId, orderId } = await expired()
    await clear(shopper)
    await paying.add(shopper, productId, 4)
    const second = await intentOf(shopper)
    await ways.verify(shopper, paying.bank.pay(orderId))
    const again = paying.bank.pay(second)
    await ways.verify(shopper, again)
    expect(await reasonOf(again)).toBe('second_payment')
    expect(await paying.ordersOf(shopper)).toHaveLength(1)
  })

  it('one of which a part was bought', async () => {
    const { shopper, orderId } = await withSecondArticle()
    await paying.cash(shopper)
    const late = paying.bank.pay(orderId)
    await ways.verify(shopper, late)
    expect(await reasonOf(late)).toBe('ordered_otherwise')
  })

  it('not one that was emptied and filled with other goods: the late payment is an order of its own', async () => {
    const { shopper, orderId } = await expired()
    const other = await buildProduct(paying.shop.shop, { price: 100, stock: 5 })
    await clear(shopper)
    await paying.add(shopper, other.productId, 1)
    await paying.cash(shopper)
    const late = paying.bank.pay(orderId)
    expect(await ways.verify(shopper, late)).toMatchObject({ status: 200, body: { data: { totalAmount: 1900 } } })
    expect(await paying.ordersOf(shopper)).toHaveLength(2)
    await expectInOrder()
  })

  it('but such a one is the same again once its own goods were bought in a later cart', async () => {
    const { shopper, productId, orderId } = await expired()
    const other = await buildProduct(paying.shop.shop, { price: 100, stock: 5 })
    await clear(shopper)
    await paying.add(shopper, other.productId, 1)
    await paying.cash(shopper)
    await paying.add(shopper, productId, 4)
    await paying.cash(shopper)
    const late = paying.bank.pay(orderId)
    await ways.verify(shopper, late)
    expect(await reasonOf(late)).toBe('ordered_otherwise')
    await expectInOrder()
  })

  it('not the next one: who buys the same article again on purpose gets it again', async () => {
    const { shopper, productId, orderId: first } = await expired({ stock: 30 })
    await ways.verify(shopper, paying.bank.pay(first))
    for (let times = 2; times <= 3; times += 1) {
      await paying.add(shopper, productId, 4)
      const again = await intentOf(shopper)
      if (times === 3) await paying.later(16 * minute)
      expect(await ways.verify(shopper, paying.bank.pay(again))).toMatchObject({ status: 200 })
      expect(await paying.ordersOf(shopper)).toHaveLength(times)
    }
    await paying.add(shopper, productId, 4)
    expect(await paying.cash(shopper)).toMatchObject({ status: 201 })
    await expectInOrder()
  })

  it('not one whose cash order was refused: the withdrawn checkout may still be paid', async () => {
    const { shopper, orderId } = await paying.started()
    const { token } = shopper
    const body = { address: kozhikode, shownAmount: 1 }
    expect(await paying.shop.call('POST', '/order/placeOrder', { token, body })).toMatchObject({ status: 409 })
    expect(await checkoutOf(orderId)).toMatchObject({ status: 'withdrawn' })
    expect(await ways.verify(shopper, paying.bank.pay(orderId))).toMatchObject({ status: 200 })
    await expectInOrder()
  })

  it('and what was added after the checkout stays in the cart, and can be bought', async () => {
    const { shopper, productId, orderId: first } = await expired()
    await paying.add(shopper, productId, 2)
    const second = await intentOf(shopper)
    await ways.webhook(shopper, paying.bank.pay(first))
    expect((await paying.cartOf(shopper)).formattedCart.items).toMatchObject([{ quantity: 2 }])
    expect(await checkoutOf(second)).toMatchObject({ status: 'withdrawn' })
    const third = await intentOf(shopper)
    expect(third).not.toBe(second)
    expect(await ways.verify(shopper, paying.bank.pay(third))).toMatchObject({ status: 200 })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 4, held: 0 })
    await expectInOrder()
  })

  it('an open checkout of other goods stays open when a late payment comes', async () => {
    const { shopper, productId, orderId: first } = await expired()
    const other = await buildProduct(paying.shop.shop, { price: 100, stock: 5 })
    await clear(shopper)
    await paying.add(shopper, other.productId, 1)
    const second = await intentOf(shopper)
    await ways.webhook(shopper, paying.bank.pay(first))
    expect(await checkoutOf(second)).toMatchObject({ status: 'open' })
    expect(await paying.stockOf(productId)).toEqual({ on_hand: 6, held: 0 })
    expect(await ways.verify(shopper, paying.bank.pay(second))).toMatchObject({ status: 200 })
    expect(await paying.ordersOf(shopper)).toHaveLength(2)
    await expectInOrder()
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
  it('two captures of one cart are one order and one payment that goes back, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
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

  it('a late capture and a cash order are one order, twenty times over', async () => {
    for (let round = 0; round < 20; round += 1) {
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
      { subject: 'Your payment of ₹1,900 goes back to you', text: expect.stringContaining('was paid already') },
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

/** A checkout of two articles that has expired; one of them is taken out of the cart again. */
async function withSecondArticle() {
  const { shopper } = await paying.shopping()
  const other = await buildProduct(paying.shop.shop, { price: 100, stock: 5 })
  await paying.add(shopper, other.productId, 1)
  const orderId = await intentOf(shopper)
  await paying.later(16 * minute)
  const { token } = shopper
  await paying.shop.call('DELETE', '/cart/remove-from-cart', { token, body: { productId: other.productId } })
  return { shopper, orderId }
}
