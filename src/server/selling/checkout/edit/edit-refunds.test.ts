import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { buildEditing, type Editing, type Placed } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { sendDueRefunds } from '../../payments/send-refunds.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(() => desk.paying.close())

/** An order of four pieces at ₹500 that was paid online, with its payment at the bank. */
async function paidForFour() {
  const { productId } = await buildProduct(desk.paying.shop.shop, { price: 500, stock: 9 })
  const order = await desk.placed([[productId, 4]], { how: 'online' })
  const payment = [...desk.paying.bank.payments.values()].at(-1)
  if (!payment) throw new Error('nobody paid')
  const given = () =>
    desk.paying.bank
      .refundsOf(payment)
      .filter(({ status }) => status !== 'failed')
      .map(({ amount }) => amount)
  return { productId, order, payment, given }
}

const refundsOf = async (order: Placed) => (await order.read()).money?.refunds ?? []
const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)
const send = async () => {
  desk.paying.shop.advance(3 * 3_600_000)
  await sendDueRefunds(desk.paying.shop.shop)
}

it('a refund that fails at the bank is sent anew, and once, while the order is edited again and cancelled', async () => {
  const { productId, order, payment, given } = await paidForFour()
  expect((await desk.edit(order, [{ productId, quantity: 3 }])).status).toBe(200)
  await send()
  const [first] = desk.paying.bank.refundsOf(payment)
  if (!first) throw new Error('nothing was asked for')
  desk.paying.bank.answerRefund(first, 'failed')
  const failed = desk.paying.deliver(desk.paying.bank.webhook('refund.failed', { payment, refund: first }))
  const [again] = await Promise.all([desk.edit(order, [{ productId, quantity: 2 }]), failed])
  expect(again.status).toBe(200)
  expect(await desk.faults()).toEqual([])
  const [cancelled] = await Promise.all([desk.paying.cancel(order.shopper, order.id), send()])
  expect(cancelled.status).toBe(200)
  await send()
  expect(given().sort()).toEqual([47_500, 47_500, 95_000])
  expect(sum(given())).toBe(payment.amount)
  expect(sum((await refundsOf(order)).map(({ amount }) => amount)) * 100).toBe(payment.amount)
})

it('the end of a refund, another edit and a cancellation at the same moment leave every paisa where it belongs', async () => {
  for (let schedule = 0; schedule < 6; schedule += 1) {
    const { productId, order, payment, given } = await paidForFour()
    expect((await desk.edit(order, [{ productId, quantity: 3 }])).status).toBe(200)
    await send()
    const [first] = desk.paying.bank.refundsOf(payment)
    if (!first) throw new Error('nothing was asked for')
    desk.paying.bank.answerRefund(first, 'processed')
    const end = () => desk.paying.deliver(desk.paying.bank.webhook('refund.processed', { payment, refund: first }))
    const confirm = () => desk.owner.call(calls.confirmOrder, { params: { id: order.id }, body: { saw: 'pending' } })
    const rival = schedule % 2 === 0 ? () => desk.paying.cancel(order.shopper, order.id) : confirm
    await Promise.all([desk.edit(order, [{ productId, quantity: 1 }]), rival(), end(), end()])
    await send()
    const { status, money } = await order.read()
    const kept = status === 'cancelled' ? 0 : (money?.breakdown.payable ?? 0) * 100
    expect(sum(given()) + kept).toBe(payment.amount)
    expect(await desk.faults()).toEqual([])
  }
})

it('an order that costs nothing after an edit has gone back whole: cancelled, or confirmed and brought', async () => {
  const { shop } = desk.paying
  await set(shop, { 'delivery.charge': 0 })
  const flat = { discount_type: 'flat' as const, value: 100_000 }
  for (const end of ['cancelled', 'delivered'] as const) {
    const { productId } = await buildProduct(shop.shop, { price: 500, stock: 9 })
    const { couponId } = await buildCoupon(shop.shop, flat)
    const order = await desk.placed([[productId, 4]], { how: 'online', coupon: couponId })
    expect(order.total).toBe(950)
    const done = await desk.edit(order, [{ productId, quantity: 1 }])
    expect(done).toMatchObject({ status: 200, body: { data: { total: 0, refund: { amount: 950 } } } })
    expect(await desk.faults()).toEqual([])
    if (end === 'cancelled') expect((await desk.paying.cancel(order.shopper, order.id)).status).toBe(200)
    else {
      for (const step of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
        await moveOrder(shop.shop, order.id, step)
      }
    }
    expect(await desk.faults()).toEqual([])
    await send()
    expect((await order.read()).status).toBe(end)
    expect(sum((await refundsOf(order)).map(({ amount }) => amount))).toBe(950)
    expect(await desk.faults()).toEqual([])
  }
  await set(shop, { 'delivery.charge': 5_900 })
})
