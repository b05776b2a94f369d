import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { buildEditing, type Editing } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { set } from '../../../../../test/builders/set.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { listPapers } from '../../invoices/list-papers.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Editing
beforeAll(async () => {
  const paying = await Paying.open({ now: '2026-11-26T06:30:00Z', env: { DELIVERY_CHARGE: '59' } })
  desk = await buildEditing(paying)
  await set(paying.shop, { 'cash.fee': 4_000 })
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop
const goods = (price: number, stock = 5, gstRate = 18) => buildProduct(shop().shop, { price, stock, gstRate })
const move = async (id: string, steps: readonly Parameters<typeof moveOrder>[2][]) => {
  for (const status of steps) await moveOrder(shop().shop, id, status)
}
const shownOf = async (order: Awaited<ReturnType<Editing['placed']>>) => {
  const [shown] = await desk.paying.ordersOf(order.shopper)
  return shown
}
const invoiceOf = async (id: string, { token }: { token: string }) =>
  (await shop().call('GET', `/order/invoice/${id}`, { token })).body.data

describe('the fee for cash on delivery', () => {
  test('is in the cart beside the total, in the order with the delivery, and taxed with its goods', async () => {
    const { productId } = await goods(118)
    const shopper = await buildShopper(shop().shop)
    await desk.paying.add(shopper, productId, 1)
    expect(await desk.paying.cartOf(shopper)).toMatchObject({
      ...{ deliveryCharges: 59, finalAmount: 177, payOnline: 168.15, payCash: 217, cashFee: 40 },
    })
    const { token } = shopper
    const body = { address: kozhikode, shownAmount: 177 }
    expect(await shop().call('POST', '/order/placeorder', { token, body })).toMatchObject({
      ...{ status: 409, body: { code: 'cart_changed' } },
    })
    const placed = await shop().call('POST', '/order/placeorder', { token, body: { ...body, shownAmount: 217 } })
    // 217 with 18 % in it: 33.10, half of it each
    expect(placed.body.data.breakdown).toEqual({
      ...{ subTotal: 118, couponDiscount: 0, deliveryCharges: 99, cashFee: 40, onlineDiscount: 0, payable: 217 },
      ...{ gst: 33.1, cgst: 16.55, sgst: 16.55, igst: 0 },
    })
    await move(placed.body.data._id, ['confirmed'])
    expect((await invoiceOf(placed.body.data._id, shopper)).lines[1]).toMatchObject({
      ...{ description: 'Delivery charge and cash on delivery fee', total: 99, gstRate: 18 },
    })
    const [paper] = await listPapers(shop().shop, placed.body.data._id)
    expect(paper).toMatchObject({ delivery: { total: 9_900, rate: 18 }, lines: [{ position: 1 }] })
    expect(await desk.faults()).toEqual([])
  })

  test('is in the tax by rate that a firm is shown before paying, as on its order', async () => {
    const buyer = { gstin: '32AABCW1234Q1Z9', legalName: 'Malabar Works Pvt Ltd' }
    const shopper = await buildShopper(shop().shop)
    await desk.paying.add(shopper, (await goods(118)).productId, 1)
    const { pincode, state } = kozhikode
    const { token } = shopper
    const taxOf = async (paymentMethod: string) => {
      const query = new URLSearchParams({ pincode, state, gstState: '32', paymentMethod })
      return (await shop().call('GET', `/cart/tax?${query}`, { token })).body.data
    }
    expect((await taxOf('online')).payable).toBe(168.15)
    const { payable, placeOfSupply, ...split } = await taxOf('cod')
    const placed = await shop().call('POST', '/order/placeorder', { token, body: { address: kozhikode, buyer } })
    expect(placed.body.data.taxByRate).toEqual(split)
    expect([payable, placeOfSupply.state]).toEqual([217, 'Kerala'])
    expect(placed.body.data.totalAmount).toBe(217)
  })

  test('stands alone where the delivery is free, also by a coupon, and is not there when paying online', async () => {
    const free = await desk.placed([[(await goods(1_000)).productId, 1]])
    expect((await shownOf(free))?.breakdown).toMatchObject({ deliveryCharges: 40, cashFee: 40, payable: 1_040 })
    await move(free.id, ['confirmed'])
    expect((await invoiceOf(free.id, free.shopper)).lines[1]).toMatchObject({
      description: 'Cash on delivery fee',
      total: 40,
    })
    const { couponId } = await buildCoupon(shop().shop, { discount_type: 'flat', value: 0, free_delivery: true })
    const waived = await desk.placed([[(await goods(100)).productId, 1]], { coupon: couponId })
    expect((await shownOf(waived))?.breakdown).toMatchObject({ deliveryCharges: 40, cashFee: 40, payable: 140 })
    const online = await desk.placed([[(await goods(118)).productId, 1]], { how: 'online' })
    const { breakdown } = (await shownOf(online)) ?? {}
    expect(breakdown).toMatchObject({ deliveryCharges: 59, payable: 168.15 })
    expect(breakdown).not.toHaveProperty('cashFee')
    expect(await desk.faults()).toEqual([])
  })

  test('stays what it was when the order is edited, whatever the shop asks by then', async () => {
    const [bearing, belt] = [await goods(100), await goods(200)]
    const order = await desk.placed([[bearing.productId, 1]])
    await set(shop(), { 'cash.fee': 9_000 })
    const lines = [...(await desk.linesOf(order)), { productId: belt.productId, quantity: 1 }]
    const done = await desk.edit(order, lines)
    await set(shop(), { 'cash.fee': 4_000 })
    expect(done.status).toBe(200)
    expect((await shownOf(order))?.breakdown).toMatchObject({ deliveryCharges: 99, cashFee: 40, payable: 399 })
    expect(await desk.faults()).toEqual([])
  })

  test('comes back as the delivery does: only when asked, and whole where the parcel was refused', async () => {
    const order = await desk.placed([[(await goods(100, 2)).productId, 2]])
    await move(order.id, ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
    const back = async (pieces: number, delivery: boolean) =>
      desk.manager.call(calls.returnItems, {
        params: { id: order.id },
        body: {
          ...{ version: (await order.read()).version, delivery, refund: 'bank', reason: 'Not needed' },
          lines: pieces > 0 ? [{ position: 1, pieces, condition: 'restock' }] : [],
        },
      })
    expect((await back(1, false)).status).toBe(201)
    expect((await back(1, true)).status).toBe(201)
    const papers = await listPapers(shop().shop, order.id)
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['tax_invoice', 29_900],
      ['credit_note', 10_000],
      ['credit_note', 19_900],
    ])
    const refused = await desk.placed([[(await goods(100)).productId, 1]])
    await move(refused.id, ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'returned'])
    expect((await listPapers(shop().shop, refused.id)).at(-1)).toMatchObject({ kind: 'credit_note', total: 19_900 })
    expect(await desk.faults()).toEqual([])
  })

  test('an edit keeps the rule for newcomers, with what else is on its way, and asks nothing of one that costs less', async () => {
    await set(shop(), { 'cash.newcomerOrders': 1, 'cash.newcomerBelow': 100_000 })
    const bearing = await goods(200, 9)
    const order = await desk.placed([[bearing.productId, 2]])
    const [line] = await desk.linesOf(order)
    const to = (quantity: number) => desk.edit(order, [{ ...line, productId: bearing.productId, quantity }])
    const statuses = [(await to(5)).status, (await to(4)).status, (await to(1)).status]
    await set(shop(), { 'cash.newcomerOrders': 0 })
    expect(statuses).toEqual([400, 200, 200])
  })

  test('is refused where it is no amount, or too much', async () => {
    for (const fee of [-1, 1.5, 50_001, '40'])
      await expect(set(shop(), { 'cash.fee': fee as number })).rejects.toMatchObject({ code: 'bad_input' })
  })
})
