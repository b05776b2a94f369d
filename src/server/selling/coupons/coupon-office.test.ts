import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildCoupon } from '../../../../test/builders/build-coupon.ts'
import { buildProduct, categoryIdOf } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T09:00:00.000Z' })
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())

const draft = {
  code: 'onam5',
  description: '5% off',
  terms: 'On every order',
  discountType: 'percentage',
  value: 5,
  minimumAmount: 499.5,
  maximumDiscount: 200,
  validFrom: '2026-11-22T00:00:00.000+05:30',
  validUntil: '2026-11-30T23:59:59.999+05:30',
  totalLimit: 100,
  perShopperLimit: null,
}
const add = (more: object = {}) => manager.call(calls.addCoupon, { body: { ...draft, ...more } })
const change = (id: string, version: number, changes: object) =>
  manager.call(calls.changeCoupon, { params: { id }, body: { version, changes } })

it('a coupon is added, tried, used by shoppers and ended; what it brought is said', async () => {
  const { body } = await add()
  const { _id: id } = body.data
  expect(body.data).toMatchObject({ code: 'ONAM5', value: 5, minimumAmount: 499.5, state: 'in_use', uses: 0 })
  const tried = async (amount: string) =>
    (await manager.call(calls.tryCoupon, { params: { id }, query: { amount } })).body.data
  expect(await tried('1000')).toEqual({ usable: true, reason: null, discount: 50, total: 950 })
  expect(await tried('100')).toMatchObject({ usable: false, discount: 0, reason: expect.stringContaining('399.50') })
  const { token } = await buildShopper(shop.shop)
  const product = await buildProduct(shop.shop, { price: 1000 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId: product.productId, quantity: 1 } })
  const applied = await shop.call('POST', '/coupon/apply', { token, body: { couponId: 'onam5' } })
  expect(applied.body.data.couponDetails?.savings).toBe(50)
  await manager.call(calls.endCoupon, { params: { id } })
  const cart = await shop.call('GET', '/cart/get-cart', { token })
  expect(cart.body.data.couponDetails).toBeNull()
  const past = await manager.call(calls.listCouponsForStaff, { query: { which: 'past' } })
  expect(past.body.data.map(({ code, state }) => [code, state])).toContainEqual(['ONAM5', 'ended'])
})

it('what brought orders is summed without those that were cancelled', async () => {
  const { couponId: id, code } = await buildCoupon(shop.shop)
  for (const isCancelled of [false, true]) {
    const { order, shopper } = await placeOrder(shop, {
      product: await buildProduct(shop.shop, { price: 2000 }),
      coupon: code,
    })
    const body = { status: 'cancelled' }
    if (isCancelled) await shop.call('PATCH', `/order/change-status/${order._id}`, { token: shopper.token, body })
  }
  const { body } = await manager.call(calls.getCouponForStaff, { params: { id } })
  expect(body.brought).toEqual({ orders: 1, sales: 1800, discount: 200 })
  const { version } = body.data
  const refused = await change(id, version, { value: { was: 10, now: 12 } })
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { value: expect.stringContaining('this cannot be changed') } },
  })
  const now = '2026-12-31T18:29:59.999Z'
  const changed = await change(id, version, {
    validUntil: { was: null, now },
    perShopperLimit: { was: null, now: 1 },
    totalLimit: { was: null, now: 1 },
  })
  expect(changed.body.data).toMatchObject({ validUntil: now, totalLimit: 1, state: 'used_up' })
})

it('wrong terms are refused at their fields, a taken code, too; nothing is added', async () => {
  const wrong = await add({ code: 'ONAM6', value: 101, validUntil: '2026-11-21T23:59:59.999+05:30' })
  expect(wrong.body.errors).toEqual({
    value: 'At most 100%',
    validUntil: 'The end date must be after the start date',
  })
  expect((await add()).body.errors).toHaveProperty('code')
  expect((await add({ code: 'ON AM' })).body.errors).toHaveProperty('code')
  expect((await add({ code: 'ONAM7', value: 1.005 })).status).toBe(400)
  const { rowCount } = await shop.pool.query(`SELECT FROM coupons WHERE code IN ('ONAM6', 'ONAM7')`)
  expect(rowCount).toBe(0)
})

it('words are no terms: a coupon without any is added, and what it gives is what it takes off', async () => {
  const { status, body } = await add({ code: 'WORDLESS', description: ' ', terms: '' })
  expect([status, body.data]).toMatchObject([201, { description: '', terms: '' }])
  const { _id: id, version } = body.data
  expect((await change(id, version, { terms: { was: '', now: 'Not on wire' } })).body.data.terms).toBe('Not on wire')
  const { token } = await buildShopper(shop.shop)
  const offered = (await shop.call('GET', '/coupon', { token })).body.data
  expect(offered.find(({ code }) => code === 'WORDLESS')).toMatchObject({ description: '', value: 5 })
})

it('two people change it at once: other fields stay, the same one is a conflict with a name; undo puts it back', async () => {
  const { body } = await add({ code: 'TWO' })
  const { _id: id, version } = body.data
  const ramla = await buildStaff(shop, ['owner'], { name: 'Ramla Beegum' })
  const call = { params: { id }, body: { version, changes: { value: { was: 5, now: 8 } } } }
  expect((await ramla.call(calls.changeCoupon, call)).status).toBe(200)
  expect((await change(id, version, { terms: { was: draft.terms, now: 'Not on wire' } })).status).toBe(200)
  const conflict = await change(id, version, { value: { was: 5, now: 9 } })
  expect(conflict).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ramla Beegum') } })
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE subject_id = $1 AND name = 'coupon.change'`, [
    id,
  ])
  for (const row of rows) await ramla.call(calls.undo, { params: { id: row.id }, body: {} })
  const after = await manager.call(calls.getCouponForStaff, { params: { id } })
  expect(after.body.data).toMatchObject({ value: 5, terms: draft.terms })
})

it('for categories, a first order or free delivery is added with what it reaches by name, tried, changed and taken back', async () => {
  const { productId } = await buildProduct(shop.shop)
  const reach = { reach: 'categories', reached: [categoryIdOf('Bearings')], customers: 'first_order' }
  const added = await add({ code: 'BEARINGS5', ...reach })
  expect(added.body.data).toMatchObject({ ...reach, reachedNames: { [categoryIdOf('Bearings')]: 'Bearings' } })
  const { _id: id, version } = added.body.data
  const changed = await change(id, version, {
    reach: { was: 'categories', now: 'products' },
    reached: { was: reach.reached, now: [productId] },
    customers: { was: 'first_order', now: 'all' },
    discountType: { was: 'percentage', now: 'free_delivery' },
  })
  expect(changed.body.data).toMatchObject({
    discountType: 'free_delivery',
    value: 0,
    maximumDiscount: null,
    reach: 'products',
    reached: [productId],
    reachedNames: { [productId]: 'Ball Bearing 6204-2RS' },
    customers: 'all',
  })
  const tried = await manager.call(calls.tryCoupon, { params: { id }, query: { amount: '1000' } })
  expect(tried.body.data).toEqual({ usable: true, reason: null, discount: 0, total: 1000, freeDelivery: true })
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE subject_id = $1 AND name = 'coupon.change'`, [
    id,
  ])
  await manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
  const after = await manager.call(calls.getCouponForStaff, { params: { id } })
  expect(after.body.data).toMatchObject({ ...reach, discountType: 'percentage', value: 5, maximumDiscount: 200 })
})

it.each([
  [{ reach: 'categories', reached: [] }, { reached: 'Choose at least one category' }],
  [{ reach: 'products', reached: ['no-such'] }, { reached: expect.stringContaining('no longer there') }],
  [{ reach: 'all', reached: ['category'] }, { reached: expect.stringContaining('choose categories or products') }],
  [{ value: undefined }, { value: expect.any(String) }],
])('what it is for is checked: %j', async (wrong, errors) => {
  const answer = await add({ code: 'WRONGREACH', ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { errors } })
})

it('for some goods comes back as it was when its adding is undone and done again', async () => {
  const { productId } = await buildProduct(shop.shop)
  const { body } = await add({ code: 'BACKAGAIN', reach: 'products', reached: [productId], customers: 'first_order' })
  const { _id: id } = body.data
  const row = async () => (await shop.pool.query('SELECT c::text FROM coupons c WHERE id = $1', [id])).rows
  const before = await row()
  for (const command of ['coupon.add', 'coupon.remove']) {
    const { rows } = await shop.pool.query('SELECT id FROM commands WHERE subject_id = $1 AND name = $2', [id, command])
    expect(await manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })).toMatchObject({ status: 200 })
  }
  expect(await row()).toEqual(before)
})

it.each([['reach'], ['reached'], ['customers']])('a change of %s says to what, or is refused', async (field) => {
  const reach = { reach: 'categories', reached: [categoryIdOf('Bearings')], customers: 'first_order' }
  const { body } = await add({ code: `TO${field}${shop.shop.newId().slice(0, 6)}`, ...reach })
  const answer = await change(body.data._id, body.data.version, { [field]: { was: body.data[field as 'reach'] } })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.errors ?? {})).toEqual([`changes.${field}.now`])
})

it('once it is used, what it is for stays; a product that is archived meanwhile keeps its name', async () => {
  const { couponId: id } = await buildCoupon(shop.shop, { reach: 'categories', reached: [categoryIdOf('Bearings')] })
  await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 1000 }), coupon: id })
  const { body } = await manager.call(calls.getCouponForStaff, { params: { id } })
  const refused = await change(id, body.data.version, {
    reach: { was: 'categories', now: 'all' },
    reached: { was: body.data.reached, now: [] },
    customers: { was: 'all', now: 'first_order' },
  })
  const errors = { reach: expect.any(String), reached: expect.any(String), customers: expect.any(String) }
  expect(refused).toMatchObject({ status: 400, body: { errors } })
})

it('for free delivery says what it took off the delivery charge', async () => {
  const added = await add({ code: 'SHIPFREE', discountType: 'free_delivery', value: undefined, minimumAmount: null })
  expect(added).toMatchObject({ status: 201, body: { data: { discountType: 'free_delivery', value: 0 } } })
  await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 200 }), coupon: 'SHIPFREE' })
  const { body } = await manager.call(calls.getCouponForStaff, { params: { id: added.body.data._id } })
  expect(body.brought).toEqual({ orders: 1, sales: 200, discount: 59 })
})
