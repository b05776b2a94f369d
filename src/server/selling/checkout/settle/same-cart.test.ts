import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import {
  checkoutOf,
  clear,
  closeLate,
  expectInOrder,
  expired,
  intentOf,
  minute,
  openLate,
  paying,
  reasonOf,
  ways,
} from '../../../../../test/proof/late-paying.ts'

beforeAll(openLate)
afterAll(closeLate)

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
