import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Additions, buildAdditions } from '../../../../../test/builders/build-additions.ts'
import type { Placed } from '../../../../../test/builders/build-editing.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { often } from '../../../../../test/how-often.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../transitions/move-order.ts'

const hour = 3_600_000
let desk: Additions
beforeAll(async () => {
  desk = await buildAdditions(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterEach(async () => {
  desk.paying.bank.fault = () => 'none'
  expect(await desk.faults()).toEqual([])
})
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop.shop
const stockOf = (id: string) => desk.paying.stockOf(id)

/** A paid order of two pieces, and a payment link for three of another product at ₹100. */
async function linked(status: 'pending' | 'confirmed' = 'confirmed') {
  const [first, more] = [
    await buildProduct(shop(), { price: 500 }),
    await buildProduct(shop(), { name: 'Chain oil', stock: 5 }),
  ]
  const order = await desk.placed([[first.productId, 2]], { how: 'online' })
  if (status === 'confirmed') await moveOrder(shop(), order.id, 'confirmed')
  expect(await desk.add(order, [[more.productId, 3]], 'link')).toMatchObject({
    status: 200,
    body: { data: { placed: null } },
  })
  return { order, productId: more.productId, key: await desk.keyOf(order) }
}
const payable = async (key: string) => (await desk.intent(key)).body.order_id as string
/** Nobody of the shop is signed in any more after it. */
const aDayLater = async () => {
  await desk.paying.later(24 * hour + 1)
  desk = await buildAdditions(desk.paying)
}
const followers = async (order: Placed) => (await desk.linkedOf(order)).orders.map(({ number }) => number)

describe('a payment link', () => {
  it('holds its goods for a day, asks for exactly what they cost, and becomes a linked order with its own payment', async () => {
    const { order, productId, key } = await linked()
    expect(await stockOf(productId)).toEqual({ on_hand: 5, held: 3 })
    const { body } = await desk.read(key)
    expect(body.data).toMatchObject({
      ...{ number: order.number, state: 'open', placed: null, message: null },
      lines: [{ name: 'Chain oil', quantity: 3, price: 100, total: 300 }],
      money: { subTotal: 300, onlineDiscount: 15, deliveryCharges: 0, payable: 285 },
    })
    expect(JSON.stringify(body), 'nothing of a person').not.toContain('Amina')
    const intent = await desk.intent(key)
    expect(intent.body).toMatchObject({ amount: 28_500, currency: 'INR' })
    expect((await desk.intent(key)).body.order_id, 'the same one again').toBe(intent.body.order_id)
    const paid = await desk.verify(key, desk.paying.bank.success(desk.paying.bank.pay(await payable(key))))
    const number = `${order.number}/A`
    expect(paid).toMatchObject({ status: 200, body: { data: { state: 'paid', placed: number } } })
    expect(await stockOf(productId)).toEqual({ on_hand: 2, held: 0 })
    expect(await desk.linkedOf(order)).toMatchObject({
      orders: [{ number, status: 'pending', isFirst: false }],
      links: [{ state: 'settled', url: null }],
    })
    expect((await desk.intent(key)).body).toMatchObject({
      code: 'order_state',
      message: expect.stringContaining('paid already'),
    })
    await moveOrder(shop(), number, 'confirmed')
    const orders = await desk.paying.ordersOf(order.shopper)
    expect(orders).toMatchObject([{ number, totalAmount: 285, paymentStatus: 'paid' }, { number: order.number }])
    expect(orders?.[0]?.invoice?.number).not.toBe(orders?.[1]?.invoice?.number)
  })

  it('is mailed, and told to be over where nobody pays: its goods are free, the first order is as it was', async () => {
    const { order, productId, key } = await linked('pending')
    desk.paying.shop.advance(90_000)
    const mails = async () => (await readSentMails(shop())).filter(({ subject }) => subject.includes(order.number))
    const asked = (await mails()).find(({ subject }) => subject.startsWith('Please pay'))
    expect(asked?.text).toContain(`/pay#${key}`)
    await aDayLater()
    expect(await stockOf(productId)).toEqual({ on_hand: 5, held: 0 })
    expect((await desk.read(key)).body.data).toMatchObject({ state: 'over' })
    expect((await desk.intent(key)).body.message).toContain('no longer valid')
    expect((await mails()).some(({ subject }) => subject.startsWith('The items were not added'))).toBe(true)
    expect(await desk.paying.ordersOf(order.shopper)).toMatchObject([
      { number: order.number, totalAmount: order.total },
    ])
    expect((await desk.linkedOf(order)).links).toMatchObject([{ state: 'expired', url: null }])
  })

  it('opens with its own key alone', async () => {
    const [{ key }, other] = [await linked(), await linked()]
    const forged = `${other.key.split('.')[0]}.${key.split('.')[1]}`
    for (const wrong of ['none', forged, `${key}x`, '']) {
      expect([400, 404], wrong).toContain((await desk.read(wrong)).status)
      expect([400, 404], wrong).toContain((await desk.intent(wrong)).status)
    }
    const success = desk.paying.bank.success(desk.paying.bank.pay(await payable(key)))
    await payable(other.key)
    expect(await desk.verify(other.key, success)).toMatchObject({ body: { code: 'payment_not_verified' } })
    expect((await desk.verify(key, success)).status).toBe(200)
  })
})

describe('money that comes by a payment link', () => {
  it('is found by asking where neither browser nor webhook came', async () => {
    const { order, key } = await linked()
    desk.paying.bank.pay(await payable(key))
    await desk.paying.later(11 * 60_000)
    expect(await followers(order)).toEqual([`${order.number}/A`])
  })

  it('goes back where it comes after the day, and says why', async () => {
    const { order, productId, key } = await linked()
    const asked = await payable(key)
    await aDayLater()
    const late = desk.paying.bank.pay(asked)
    const answer = await desk.verify(key, desk.paying.bank.success(late))
    expect(answer.body).toMatchObject({ code: 'payment_refunded', message: expect.stringContaining('no longer valid') })
    expect(await desk.paying.refundOf(late.id)).toMatchObject({ reason: 'link_over', amount: 28_500 })
    expect((await desk.read(key)).body.data).toMatchObject({ state: 'refunded' })
    expect([await followers(order), await stockOf(productId)]).toEqual([[], { on_hand: 5, held: 0 }])
  })

  it('goes back within the hour where it comes after the end, and neither browser nor webhook tell of it', async () => {
    const { order, key } = await linked()
    const asked = await payable(key)
    await aDayLater()
    await desk.paying.later(60_000)
    const late = desk.paying.bank.pay(asked)
    for (let quarter = 0; quarter < 4; quarter++) await desk.paying.later(15 * 60_000)
    expect(await desk.paying.refundOf(late.id)).toMatchObject({ reason: 'link_over' })
    expect(await followers(order)).toEqual([])
  })

  it('goes back within the hour where its link was withdrawn before its end', async () => {
    const { order, key } = await linked()
    const asked = await payable(key)
    await desk.paying.later(13 * hour)
    desk = await buildAdditions(desk.paying)
    await desk.withdraw(order)
    const late = desk.paying.bank.pay(asked)
    for (let quarter = 0; quarter < 4; quarter++) await desk.paying.later(15 * 60_000)
    expect(await desk.paying.refundOf(late.id)).toMatchObject({ reason: 'link_over' })
  })

  it('goes back where it is paid a second time', async () => {
    const { order, key } = await linked()
    const asked = await payable(key)
    const [one, two] = [desk.paying.bank.pay(asked), desk.paying.bank.pay(asked)]
    await Promise.all([one, two].map((payment) => desk.verify(key, desk.paying.bank.success(payment))))
    const refunds = [await desk.paying.refundOf(one.id), await desk.paying.refundOf(two.id)].filter(Boolean)
    expect(refunds).toMatchObject([{ reason: 'second_payment' }])
    expect(await followers(order)).toHaveLength(1)
  })

  it('goes back where the link was withdrawn, or its order cancelled; the goods are free at once', async () => {
    for (const end of ['withdraw', 'cancel'] as const) {
      const { order, productId, key } = await linked('pending')
      const asked = await payable(key)
      if (end === 'withdraw') expect((await desk.withdraw(order)).status).toBe(200)
      else await moveOrder(shop(), order.id, 'cancelled')
      expect(await stockOf(productId)).toEqual({ on_hand: 5, held: 0 })
      expect(await desk.withdraw(order)).toMatchObject({ status: 409, body: { code: 'order_state' } })
      const late = desk.paying.bank.pay(asked)
      await desk.verify(key, desk.paying.bank.success(late))
      expect(await desk.paying.refundOf(late.id)).toMatchObject({ reason: 'link_over' })
    }
  })

  it('is not asked for while the provider is away: the link goes on', async () => {
    const { productId, key } = await linked()
    desk.paying.bank.fault = () => 'server'
    expect(await desk.intent(key)).toMatchObject({ body: { code: 'unavailable' } })
    desk.paying.bank.fault = () => 'none'
    expect(await stockOf(productId)).toEqual({ on_hand: 5, held: 3 })
    expect((await desk.intent(key)).body.amount).toBe(28_500)
  })

  it('comes while the link is withdrawn, the order cancelled or edited: an order or a refund, never both', {
    timeout: 240_000,
  }, async () => {
    const ways = ['withdraw', 'cancel', 'edit', 'twice'] as const
    for (let schedule = 0; schedule < often(16, 8); schedule += 1) {
      const { order, productId, key } = await linked('pending')
      const payment = desk.paying.bank.pay(await payable(key))
      const [line] = await desk.linesOf(order)
      const rival = {
        withdraw: () => desk.withdraw(order),
        cancel: () => desk.paying.cancel(order.shopper, order.id),
        edit: () => desk.edit(order, [{ ...line, productId: line?.productId ?? '', quantity: 1 }]),
        twice: () => desk.paying.deliver(desk.paying.bank.webhook('payment.captured', { payment })),
      }[ways[schedule % 4] ?? 'twice']
      await Promise.all([desk.verify(key, desk.paying.bank.success(payment)), rival()])
      const refund = await desk.paying.refundOf(payment.id)
      const placed = await followers(order)
      expect([placed.length, refund?.reason]).toEqual(refund ? [0, 'link_over'] : [1, undefined])
      expect(await stockOf(productId)).toEqual({ on_hand: refund ? 5 : 2, held: 0 })
    }
  })
})

it('is locked before the stock where the last items of its order come back: an end of the link at that moment waits for nothing', async () => {
  const { productId } = await buildProduct(shop(), { price: 500, stock: 9 })
  const order = await desk.placed([[productId, 2]], { how: 'online' })
  await moveOrder(shop(), order.id, 'confirmed')
  expect((await desk.add(order, [[productId, 1]], 'link')).status).toBe(200)
  for (const to of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await moveOrder(shop(), order.id, to)
  const { version } = await order.read()
  const other = await desk.paying.shop.pool.connect()
  await other.query('BEGIN')
  await other.query(`SELECT FROM checkouts WHERE follows = $1 FOR UPDATE`, [order.id])
  const lines = [{ position: 1, pieces: 2, condition: 'restock' }]
  const back = desk.owner.call(calls.returnItems, {
    params: { id: order.id },
    body: { version, lines, delivery: false, refund: 'same_way', reason: 'All of it' },
  })
  const waiting = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND locktype IN ('transactionid', 'tuple')`
  await expect.poll(async () => (await other.query(waiting)).rows[0].count, { timeout: 5000 }).toBeGreaterThan(0)
  const stock = other.query(`SELECT FROM stock_items WHERE product_id = $1 FOR UPDATE NOWAIT`, [productId])
  const isFree = await stock.then(
    () => true,
    () => false,
  )
  await other.query('ROLLBACK')
  other.release()
  expect({ isFree, status: (await back).status }).toEqual({ isFree: true, status: 201 })
  expect(await stockOf(productId)).toEqual({ on_hand: 9, held: 0 })
})
