import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { kozhikode, mahe } from '../../../../../test/builders/addresses.ts'
import { buildCoupon } from '../../../../../test/builders/build-coupon.ts'
import { buildEditing, type Editing, type Placed } from '../../../../../test/builders/build-editing.ts'
import { buildProduct, categoryIdOf } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { inCommand } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'

let desk: Editing
beforeAll(async () => {
  desk = await buildEditing(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(() => desk.paying.close())

const goods = (options: Parameters<typeof buildProduct>[1]) => buildProduct(desk.paying.shop.shop, options)
const coupon = (options: Parameters<typeof buildCoupon>[1]) => buildCoupon(desk.paying.shop.shop, options)
const forBearings = { reach: 'categories' as const, reached: [categoryIdOf('Bearings')] }
const free = { discount_type: 'flat', value: 0, free_delivery: true } as const
const toMahe = { address: { ...mahe, phone: '9876543210' } }
/** An address in the same place: nothing of the price goes by it. */
const nextDoor = { address: { ...kozhikode, building: '12/481 Mill Compound', phone: '9876543210' } }

const breakdownOf = async (order: Placed) => (await order.read()).money?.breakdown
const sharesOf = async (order: Placed) => {
  const [shown] = await desk.paying.ordersOf(order.shopper)
  return shown?.products.map(({ discountShare }) => discountShare)
}
const keptOf = (order: Placed) =>
  desk.paying.shop.db
    .selectFrom('orders')
    .select(['delivery_waived', 'delivery_charges', 'coupon_id'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
const usesOf = async (id: string) =>
  (await desk.paying.shop.db.selectFrom('coupons').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses
const moveTo = (productId: string, category: string) =>
  inCommand(desk.paying.shop.db, (tx) =>
    tx
      .updateTable('products')
      .set({ category_id: categoryIdOf(category) })
      .where('id', '=', productId)
      .execute(),
  )

/** Three bearings at ₹165 and a belt at ₹275. */
async function both() {
  const bearing = await goods({ name: 'Bearing', price: 165, stock: 30 })
  const belt = await goods({ name: 'Belt', price: 275, stock: 30, category: 'Belts' })
  const lines = [
    { productId: bearing.productId, quantity: 3 },
    { productId: belt.productId, quantity: 1 },
  ]
  return { bearing, belt, lines, ordered: lines.map((line) => [line.productId, line.quantity] as [string, number]) }
}

describe('the coupon for a category of an edited order', () => {
  it('takes nothing off goods of another category that are added, and all it gives off those of its own', async () => {
    const { bearing, belt } = await both()
    const { couponId } = await coupon(forBearings)
    const order = await desk.placed([[bearing.productId, 3]], { coupon: couponId })
    expect(await sharesOf(order)).toEqual([49.5])
    const added = await desk.edit(order, [
      { productId: belt.productId, quantity: 2 },
      { productId: bearing.productId, quantity: 3 },
    ])
    expect(added.data?.coupon).toMatchObject({ was: 49.5, becomes: 49.5, isKept: true })
    expect(await sharesOf(order)).toEqual([0, 49.5])
    await desk.edit(order, [
      { productId: belt.productId, quantity: 2 },
      { productId: bearing.productId, quantity: 4 },
    ])
    expect(await sharesOf(order)).toEqual([0, 66])
    await desk.edit(order, [{ productId: belt.productId, quantity: 2 }])
    expect([await sharesOf(order), (await keptOf(order)).coupon_id]).toEqual([[0], couponId])
    const back = await desk.edit(order, [
      { productId: belt.productId, quantity: 2 },
      { productId: bearing.productId, quantity: 3 },
    ])
    expect([back.status, await sharesOf(order)]).toEqual([200, [0, 49.5]])
  })

  it('counts its minimum by its own goods alone', async () => {
    const { lines, ordered } = await both()
    const { couponId, code } = await coupon({ ...forBearings, minimum_amount: 40_000 })
    const order = await desk.placed(ordered, { coupon: couponId })
    const [bearing, belt] = lines
    const { data } = await desk.edit(order, [
      { ...bearing, productId: bearing?.productId ?? '', quantity: 2 },
      { ...belt, productId: belt?.productId ?? '', quantity: 9 },
    ])
    expect(data?.coupon).toMatchObject({ was: 49.5, becomes: 33 })
    expect(data?.coupon?.notice).toContain(`Coupon ${code} needs ₹70 more`)
  })

  it.each(['cash', 'online'] as const)(
    'stays on its lines to the paisa where only the address changes: %s',
    async (how) => {
      const { lines, ordered, bearing, belt } = await both()
      const { couponId } = await coupon(forBearings)
      const order = await desk.placed(ordered, { coupon: couponId, how })
      const [before, shares] = [await breakdownOf(order), await sharesOf(order)]
      await desk.paying.shop.db.updateTable('coupons').set({ value: 5000 }).where('id', '=', couponId).execute()
      // by today's categories it would be off the belt, and of no bearing
      await moveTo(bearing.productId, 'Belts')
      await moveTo(belt.productId, 'Bearings')
      const moved = await desk.edit(order, lines, nextDoor)
      expect(moved).toMatchObject({ status: 200, body: { data: { refund: null } } })
      expect(await breakdownOf(order)).toEqual(before)
      expect(await sharesOf(order)).toEqual(shares)
    },
  )
})

describe('the coupon for free delivery of an edited order', () => {
  it('takes off what delivery costs where it goes now, until it is removed', async () => {
    const { lines, ordered } = await both()
    const { couponId } = await coupon(free)
    const order = await desk.placed(ordered, { coupon: couponId })
    expect(await keptOf(order)).toMatchObject({ delivery_waived: 5_900, delivery_charges: 0 })
    await set(desk.paying.shop, { 'delivery.charge': 8_000 })
    const more = await desk.edit(order, [{ ...lines[0], productId: lines[0]?.productId ?? '', quantity: 4 }])
    expect(more.status).toBe(200)
    expect(await keptOf(order)).toMatchObject({ delivery_waived: 8_000, delivery_charges: 0 })
    expect(await usesOf(couponId)).toBe(1)
    const without = await desk.edit(order, await desk.linesOf(order), { removeCoupon: true })
    expect(without.data?.money).toMatchObject({ was: { deliveryCharges: 0 }, becomes: { deliveryCharges: 80 } })
    expect(await keptOf(order)).toEqual({ delivery_waived: 0, delivery_charges: 8_000, coupon_id: null })
    expect(await usesOf(couponId)).toBe(0)
    await desk.paying.cancel(order.shopper, order.id)
    expect(await usesOf(couponId), 'a use is given back once').toBe(0)
    await set(desk.paying.shop, { 'delivery.charge': 5_900 })
  })

  it('is still one where delivery had cost nothing anyhow, and costs something at the next address', async () => {
    const { lines, ordered } = await both()
    const { couponId } = await coupon(free)
    const order = await desk.placed(ordered, { coupon: couponId })
    const large = [lines[0], { ...lines[1], quantity: 4 }] as typeof lines
    expect((await desk.edit(order, large)).status).toBe(200)
    expect(await keptOf(order)).toMatchObject({ delivery_waived: 0, coupon_id: couponId })
    const far = { name: 'Mahe', states: [], pins: ['673310'], charge: 12_000, freeFrom: null, cash: true }
    await set(desk.paying.shop, { 'delivery.zones': [{ ...far, serviceable: true }] })
    const moved = await desk.edit(order, large, toMahe)
    expect(moved).toMatchObject({ status: 200, body: { data: { total: 1595 } } })
    expect(await keptOf(order)).toMatchObject({ delivery_waived: 12_000, delivery_charges: 0 })
    // where the shop delivers no more, an order that stays there keeps what was taken off
    await set(desk.paying.shop, { 'delivery.zones': [{ ...far, serviceable: false }] })
    expect((await desk.edit(order, [large[1] as (typeof large)[0]])).status).toBe(200)
    expect(await keptOf(order)).toMatchObject({ delivery_waived: 12_000, delivery_charges: 0 })
    const without = await desk.edit(order, await desk.linesOf(order), { removeCoupon: true })
    expect(without.data?.money.becomes).toMatchObject({ deliveryCharges: 120, payable: 1220 })
    await set(desk.paying.shop, { 'delivery.zones': [] })
  })
})
