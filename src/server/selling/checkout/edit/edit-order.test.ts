import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mahe } from '../../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { buildEditing, type Editing } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { inCommand } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { noteRefund } from '../../payments/note-refund.ts'
import { sendDueRefunds } from '../../payments/send-refunds.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop.shop
const goods = (options: Parameters<typeof buildProduct>[1]) => buildProduct(shop(), options)
const onHand = async (id: string) => (await desk.paying.stockOf(id)).on_hand
const mailsAbout = async (number: string) => {
  desk.paying.shop.advance(90_000)
  return (await readSentMails(shop())).filter(({ subject }) => subject.includes(number))
}
const setPrice = (id: string, rupees: number) =>
  inCommand(desk.paying.shop.db, (tx) =>
    tx
      .updateTable('products')
      .set({ price: rupees * 100, offer_price: rupees * 100, selling_price: rupees * 100 })
      .where('id', '=', id)
      .execute(),
  )

describe('an order that was paid online and costs less after an edit', () => {
  it('has lines, stock, tax, refund, mail and timeline changed at once; books, invoice and a later return agree', async () => {
    const [bearing, belt, oil] = [
      await goods({ name: 'Ball bearing', price: 165, stock: 3 }),
      await goods({ name: 'V-belt', price: 275, stock: 1 }),
      await goods({ name: 'Chain oil', price: 90, stock: 5 }),
    ]
    const order = await desk.placed(
      [
        [bearing.productId, 3],
        [belt.productId, 1],
      ],
      { how: 'online' },
    )
    const [first] = await desk.linesOf(order)
    const lines = [
      { ...first, productId: bearing.productId, quantity: 2 },
      { productId: oil.productId, quantity: 1 },
    ]
    const { data } = await desk.preview(order, lines).then(({ body }) => body)
    expect(data.lines).toMatchObject([
      { name: 'Ball bearing', was: { quantity: 3, price: 165 }, becomes: { quantity: 2, price: 165 }, stock: 1 },
      { name: 'Chain oil', was: null, becomes: { quantity: 1, price: 90 }, stock: -1 },
      { name: 'V-belt', was: { quantity: 1 }, becomes: null, stock: 1 },
    ])
    const [less, becomes] = [-data.money.difference, data.money.becomes.payable]
    expect(data.payment).toEqual({ what: 'refund', amount: less })
    expect(await onHand(belt.productId), 'a preview writes nothing').toBe(0)

    const done = await desk.edit(order, lines)
    expect(done).toMatchObject({
      status: 200,
      body: { data: { version: 2, refund: { amount: less, way: 'provider' } } },
    })
    expect(await Promise.all([bearing, belt, oil].map(({ productId }) => onHand(productId)))).toEqual([1, 1, 4])
    expect(await desk.faults()).toEqual([])
    const [shown] = await desk.paying.ordersOf(order.shopper)
    expect(shown).toMatchObject({
      totalAmount: becomes,
      paymentStatus: 'paid',
      products: [
        { name: 'Ball bearing', quantity: 2 },
        { name: 'Chain oil', quantity: 1 },
      ],
      refund: { status: 'pending', amount: less },
    })
    const read = await order.read()
    expect(read.lines.map(({ position }) => position)).toEqual([1, 2])
    const told = read.events.find(({ text }) => text === 'Order edited')
    expect(told).toMatchObject({ by: 'Ravi' })
    expect(told?.proof.find(({ name }) => name === 'items')?.value).toBe(
      '3 × Ball bearing, 1 × V-belt → 2 × Ball bearing, 1 × Chain oil',
    )
    const changed = (await mailsAbout(order.number)).filter(({ subject }) => subject.endsWith('was changed'))
    expect(changed).toHaveLength(1)
    for (const said of ['Removed: V-belt, 1', 'Ball bearing: 2 instead of 3', 'Added: Chain oil, 1', 'We refund ₹']) {
      expect(changed[0]?.text).toContain(said)
    }

    await sendDueRefunds(shop())
    for (const refund of desk.paying.bank.refunds.values()) {
      desk.paying.bank.answerRefund(refund, 'processed')
      await noteRefund(shop(), await shop().provider.findRefund(refund.id))
    }
    expect(await desk.faults()).toEqual([])
    for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
      await moveOrder(shop(), order.id, status)
    }
    expect(await desk.faults()).toEqual([])
    const back = await desk.manager.call(calls.returnItems, {
      params: { id: order.id },
      body: {
        ...{ version: (await order.read()).version, delivery: true, refund: 'same_way', reason: 'All of it' },
        lines: [
          { position: 1, pieces: 2, condition: 'restock' },
          { position: 2, pieces: 1, condition: 'restock' },
        ],
      },
    })
    expect(back).toMatchObject({
      status: 201,
      body: { data: { status: 'returned', creditNote: { total: becomes } } },
    })
    expect(await desk.faults()).toEqual([])
  })

  it('gives the rest back when it is cancelled, and all its stock', async () => {
    const { productId } = await goods({ price: 500, stock: 4 })
    const order = await desk.placed([[productId, 4]], { how: 'online' })
    const first = await desk.edit(order, [{ productId, quantity: 3 }])
    expect(first.status).toBe(200)
    const second = await desk.edit(order, [{ productId, quantity: 1 }])
    expect(second.status).toBe(200)
    expect((await desk.paying.cancel(order.shopper, order.id)).status).toBe(200)
    const { money } = await order.read()
    expect(money?.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
    expect(await onHand(productId)).toBe(4)
    expect(await desk.faults()).toEqual([])
  })

  it('pays a difference below a rupee back by hand, and is refused where it would cost more', async () => {
    const [screw, nut] = [await goods({ price: 10, stock: 200 }), await goods({ price: 9.5, stock: 200 })]
    const order = await desk.placed([[screw.productId, 1]], { how: 'online' })
    const { status, data } = await desk.edit(order, [{ productId: nut.productId, quantity: 1 }])
    expect([status, data?.payment.what]).toEqual([200, 'refund_by_hand'])
    expect(await desk.faults()).toEqual([])
    const more = await desk.preview(order, [{ productId: nut.productId, quantity: 3 }])
    expect(more).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(more.body.message).toContain('add them as a linked order')
  })
})

describe('an order that is paid on delivery', () => {
  it('costs more, is taxed for another state, and keeps the price at which it was ordered', async () => {
    const [pulley, oil] = [await goods({ price: 1000, stock: 10 }), await goods({ price: 200, stock: 10 })]
    const order = await desk.placed([[pulley.productId, 1]])
    await setPrice(pulley.productId, 1200)
    await setPrice(oil.productId, 250)
    const address = { ...mahe, phone: '9876543210' }
    const { status, data } = await desk.edit(
      order,
      [
        { productId: oil.productId, quantity: 2 },
        { productId: pulley.productId, quantity: 2 },
      ],
      { address },
    )
    expect(status).toBe(200)
    expect(data?.supply).toEqual({ was: 'in_state', becomes: 'inter_state' })
    expect(data?.lines).toMatchObject([{ becomes: { price: 250 } }, { becomes: { price: 1000, quantity: 2 } }])
    const after = await order.read()
    expect(after.money?.breakdown).toMatchObject({ subTotal: 2500, cgst: 0, sgst: 0 })
    expect(after.money?.breakdown.igst).toBeGreaterThan(0)
    expect(after.address).toMatchObject({ state: 'Puducherry', pincode: '673310' })
    expect(await desk.faults()).toEqual([])

    const today = await desk.edit(order, await desk.linesOf(order), { todayPrices: true })
    expect(today).toMatchObject({ status: 200, body: { data: { total: 2900 } } })
    const [shown] = await desk.paying.ordersOf(order.shopper)
    expect(shown).toMatchObject({ totalAmount: 2900, paymentStatus: 'due' })
    await moveOrder(shop(), order.id, 'confirmed')
    expect(await desk.faults()).toEqual([])
  })

  it('swaps the variant, and is bought again as it was edited', async () => {
    const { productId, variantIds } = await goods({ price: 80, stock: 2, variants: ['Small', 'Large'] })
    const [small = '', large = ''] = variantIds
    const order = await desk.placed([[productId, 2, small]])
    const { status, data } = await desk.edit(order, [{ position: 1, productId, variantId: large, quantity: 2 }])
    expect(status).toBe(200)
    expect(data?.lines.map(({ variantName, stock }) => [variantName, stock])).toEqual([
      ['Large', -2],
      ['Small', 2],
    ])
    expect(await desk.faults()).toEqual([])
    const { token } = order.shopper
    const again = await desk.paying.shop.call('POST', `/order/reorder/${order.id}`, { token, body: {} })
    expect(again.body).toMatchObject({ changes: [{ variantName: 'Large', now: 0, why: 'stock' }] })
  })

  it('keeps a coupon below its minimum and says so, until somebody with the right removes it', async () => {
    const { productId } = await goods({ price: 400, stock: 10 })
    const { couponId } = await buildCoupon(shop(), { minimum_amount: 100_000, total_limit: 1, per_shopper_limit: 1 })
    const order = await desk.placed([[productId, 3]], { coupon: couponId })
    expect((await order.read()).money?.breakdown.couponDiscount).toBe(120)
    const kept = await desk.edit(order, [{ productId, quantity: 1 }])
    expect(kept.data?.coupon).toMatchObject({ was: 120, becomes: 40, isKept: true })
    expect(kept.data?.coupon?.notice).toContain('needs ₹600 more')
    expect(await desk.faults()).toEqual([])
    const without = await desk.edit(order, [{ productId, quantity: 1 }], { removeCoupon: true })
    expect(without).toMatchObject({ status: 200 })
    expect((await order.read()).money).toMatchObject({ coupon: null, breakdown: { couponDiscount: 0 } })
    expect(await desk.faults()).toEqual([])
    const other = await desk.placed([[productId, 3]], { coupon: couponId })
    expect((await other.read()).money?.breakdown.couponDiscount, 'its use was given back').toBe(120)
  })

  it('keeps the law on cash: of one order, and of a person and day', async () => {
    const { productId } = await goods({ price: 50_000, stock: 20 })
    const order = await desk.placed([[productId, 1]])
    expect(await desk.preview(order, [{ productId, quantity: 4 }])).toMatchObject({
      status: 400,
      body: { code: 'cash_limit' },
    })
    await desk.placed([[productId, 2]], { shopper: order.shopper })
    const day = await desk.preview(order, [{ productId, quantity: 2 }])
    expect(day).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
    expect(day.body.message).toContain('₹1,00,000 is ordered by cash')
  })
})

describe('the audit', () => {
  it('finds money of an edit that did not go back, or stock that was not given back', async () => {
    const { productId } = await goods({ price: 500, stock: 4 })
    const order = await desk.placed([[productId, 4]], { how: 'online' })
    await desk.edit(order, [{ productId, quantity: 3 }])
    await desk.paying.shop.pool.query(
      'UPDATE orders SET payable = payable - 1, sub_total = sub_total - 1 WHERE id = $1',
      [order.id],
    )
    const rules = (await desk.faults()).map(({ rule }) => rule)
    expect(rules).toContain(
      'every order paid online has one payment of what it costs and of what edits gave back, others only what was paid by QR code',
    )
    await desk.paying.shop.pool.query(
      'UPDATE orders SET payable = payable + 1, sub_total = sub_total + 1 WHERE id = $1',
      [order.id],
    )
    expect(await desk.faults()).toEqual([])
  })
})
