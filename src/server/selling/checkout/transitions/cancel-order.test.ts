import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { orderStatuses } from '../../../../shared/order-statuses.ts'
import { moveOrder } from './move-order.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const send = (shopper: BuiltShopper, orderId: string, status: string) =>
  shop.call('PATCH', `/order/change-status/${orderId}`, { token: shopper.token, body: { status } })

async function placed({ coupon = false } = {}) {
  const shopper = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 500, stock: 10 })
  const { token } = shopper
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 4 } })
  const built = coupon ? await buildCoupon(shop.shop) : null
  if (built)
    await shop.db
      .updateTable('carts')
      .set({ coupon_id: built.couponId })
      .where('user_id', '=', shopper.userId)
      .execute()
  const { body } = await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
  return { shopper, productId, order: body.data, couponId: built?.couponId ?? '' }
}

const onHand = async (productId: string) =>
  (
    await shop.db
      .selectFrom('stock_items')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
  ).on_hand

describe('a shopper cancels an order', () => {
  it('is told so, and stock and coupon go back', async () => {
    const { shopper, productId, order, couponId } = await placed({ coupon: true })
    expect(await onHand(productId)).toBe(6)
    const { status, body } = await send(shopper, order._id, 'cancelled')
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Order status updated successfully' })
    expect(body.data).toMatchObject({
      _id: order._id,
      status: 'cancelled',
      paymentStatus: 'due',
      couponApplied: { _id: couponId },
    })
    expect(await onHand(productId)).toBe(10)
    expect((await shop.call('GET', `/product/get-product/${productId}`)).body.data.stock).toBe(10)
    const coupon = await shop.db.selectFrom('coupons').select('uses').where('id', '=', couponId).executeTakeFirst()
    expect(coupon?.uses).toBe(0)
    const moves = await shop.db
      .selectFrom('order_moves')
      .selectAll()
      .where('order_id', '=', order._id)
      .orderBy('id')
      .execute()
    const at = (status: string) => moves.find((move) => move.to_status === status)?.created_at.toISOString()
    expect(body.data.timeline).toEqual(['pending', 'cancelled'].map((each) => ({ status: each, at: at(each) })))
    expect(moves.map(({ from_status, to_status, moved_by }) => [from_status, to_status, moved_by])).toEqual([
      [null, 'pending', 'shopper'],
      ['pending', 'cancelled', 'shopper'],
    ])
  })

  it('is refused the second time, and nothing goes back twice', async () => {
    const { shopper, productId, order } = await placed()
    await send(shopper, order._id, 'cancelled')
    expect(await send(shopper, order._id, 'cancelled')).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect(await onHand(productId)).toBe(10)
  })

  it('is refused any other status, whatever the order', async () => {
    const { shopper, order } = await placed()
    for (const status of orderStatuses.filter((each) => each !== 'cancelled')) {
      expect(await send(shopper, order._id, status)).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
    }
    expect(await send(shopper, order._id, 'teleported')).toMatchObject({ status: 400 })
  })

  it('finds no order of somebody else, and none with an unknown or hostile id', async () => {
    const { order, productId } = await placed()
    const stranger = await buildShopper(shop.shop)
    for (const id of [order._id, order.number, 'nothing', `'; DROP TABLE orders; --`, '%00', '..%2F..']) {
      expect(await send(stranger, encodeURI(id), 'cancelled')).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      })
    }
    expect(await onHand(productId)).toBe(6)
  })

  it('comes too late once the owner has confirmed it', async () => {
    const { shopper, order } = await placed()
    await moveOrder(shop.shop, order.number, 'confirmed')
    expect(await send(shopper, order._id, 'cancelled')).toMatchObject({ status: 409, body: { code: 'order_state' } })
  })
})

describe('the owner moves an order', () => {
  it('step by step to the door, where the cash is collected', async () => {
    const { shopper, order } = await placed()
    for (const to of ['confirmed', 'packed', 'shipped', 'out_for_delivery'] as const) {
      shop.advance(60_000)
      expect(await moveOrder(shop.shop, order.number, to)).toMatchObject({
        status: to,
        paymentStatus: 'due',
        deliveredAt: null,
      })
    }
    const delivered = await moveOrder(shop.shop, order._id, 'delivered')
    expect(delivered).toMatchObject({ status: 'delivered', paymentStatus: 'collected' })
    expect(delivered.deliveredAt).toBe(delivered.updatedAt)
    const returned = await moveOrder(shop.shop, order._id, 'returned')
    expect(returned).toMatchObject({ paymentStatus: 'refund_pending', deliveredAt: delivered.deliveredAt })
    const { body } = await shop.call('GET', '/order/get-user-orders', { token: shopper.token })
    expect(body.data).toEqual([returned])
    expect(returned.timeline.map(({ status }) => status)).toEqual(orderStatuses.filter((each) => each !== 'cancelled'))
    const moments = returned.timeline.map(({ at }) => at)
    expect(moments[0]).toBe(order.createdAt)
    expect(moments.at(-2)).toBe(delivered.deliveredAt)
    expect([...moments].sort()).toEqual(moments)
    expect(new Set(moments.slice(0, 5)).size).toBe(5)
  })

  it('cannot skip a step, go back, or find what is not there', async () => {
    const { order } = await placed()
    await expect(moveOrder(shop.shop, order.number, 'shipped')).rejects.toMatchObject({ code: 'order_state' })
    await expect(moveOrder(shop.shop, order.number, 'pending')).rejects.toMatchObject({ code: 'not_allowed' })
    await expect(moveOrder(shop.shop, 'BMS-999999', 'confirmed')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('gives stock back by cancelling a pending one', async () => {
    const { order, productId } = await placed()
    await moveOrder(shop.shop, order.number, 'cancelled')
    expect(await onHand(productId)).toBe(10)
  })
})

describe('the order history', () => {
  it('is empty for a new shopper, and newest first for others', async () => {
    const { shopper, order, productId } = await placed()
    shop.advance(1000)
    const { token } = shopper
    await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    const second = await shop.call('POST', '/order/placeOrder', { token, body: { address: kozhikode } })
    const { body } = await shop.call('GET', '/order/get-user-orders', { token })
    expect(body.data.map((each) => each.number)).toEqual([second.body.data.number, order.number])
    const page = (query: string) => shop.call('GET', `/order/get-user-orders?${query}`, { token })
    expect((await page('limit=1&page=2')).body.data.map((each) => each.number)).toEqual([order.number])
    expect((await page('page=3')).body.data).toEqual([])
    expect(await page('limit=501')).toMatchObject({ status: 400 })
    const nobody = await buildShopper(shop.shop)
    expect((await shop.call('GET', '/order/get-user-orders', { token: nobody.token })).body.data).toEqual([])
  })
})
