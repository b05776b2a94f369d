import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

// The manager's role brings 10 %.
let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T18:00:00Z' })
})
// people who have done nothing yet
beforeEach(async () => {
  owner = await buildStaff(shop, ['owner'])
  manager = await buildStaff(shop, ['manager'])
})
afterAll(() => shop.close())
const undo = (by: BuiltStaff, id: string) => by.call(calls.undo, { params: { id }, body: {} })

const draft = {
  description: 'Off',
  terms: 'On every order',
  discountType: 'percentage',
  value: 10,
  minimumAmount: null,
  maximumDiscount: null,
  validFrom: '2026-11-22T00:00:00.000Z',
  validUntil: '2026-12-31T00:00:00.000Z',
  totalLimit: 5,
  perShopperLimit: 1,
}
let nth = 0
const add = (by: BuiltStaff, more: object) => {
  nth += 1
  return by.call(calls.addCoupon, { body: { ...draft, code: `GIVE${nth}`, ...more } })
}

test.each([
  [{ value: 10 }, 201],
  [{ value: 10.01 }, 403],
  [{ value: 100 }, 403],
  [{ value: 50, maximumDiscount: 50 }, 403],
  [{ value: 50, maximumDiscount: 50, minimumAmount: 500 }, 201],
  [{ value: 50, maximumDiscount: 50, minimumAmount: 499.99 }, 403],
  [{ discountType: 'flat', value: 1 }, 403],
  [{ discountType: 'flat', value: 100, minimumAmount: 1000 }, 201],
  [{ discountType: 'flat', value: 100, minimumAmount: 999 }, 403],
  [{ discountType: 'flat', value: 100, minimumAmount: 500, maximumDiscount: 50 }, 201],
])('a new one of %j: %d', async (more, status) => {
  expect((await add(manager, more)).status).toBe(status)
  expect((await add(owner, more)).status).toBe(201)
})

test.each<[string, object]>([
  ['value', { value: { was: 40, now: 60 } }],
  ['minimumAmount', { minimumAmount: { was: 500, now: null } }],
  ['validUntil', { validUntil: { was: draft.validUntil, now: null } }],
  ['validFrom', { validFrom: { was: draft.validFrom, now: '2026-11-01T00:00:00.000Z' } }],
  ['totalLimit', { totalLimit: { was: 5, now: 500 } }],
  ['perShopperLimit', { perShopperLimit: { was: 1, now: 2 } }],
  ['maximumDiscount', { maximumDiscount: { was: 200, now: null } }],
])('the owner’s large one is not made larger: %s; less of it is everybody’s', async (_, changes) => {
  const { data } = (await add(owner, { value: 40, minimumAmount: 500, maximumDiscount: 200 })).body
  const change = (body: object) =>
    manager.call(calls.changeCoupon, { params: { id: data._id }, body: { version: data.version, changes: body } })
  expect(await change(changes)).toMatchObject({ status: 403, body: { errors: { value: /10% of the cart/ } } })
  expect((await change({ description: { was: 'Off', now: 'Off for Onam' } })).status).toBe(200)
  const ended = randomUUID()
  await manager.call(calls.endCoupon, { params: { id: data._id }, command: ended })
  expect((await undo(manager, ended)).status).toBe(403)
  expect((await undo(owner, ended)).status).toBe(200)
})

test('one that the owner took away is not put back', async () => {
  const made = randomUUID()
  await owner.call(calls.addCoupon, { body: { ...draft, code: 'AWAY', value: 90 }, command: made })
  const taken = randomUUID()
  await owner.call(calls.undo, { params: { id: made }, body: {}, command: taken })
  expect((await undo(manager, taken)).status).toBe(403)
  expect((await undo(owner, taken)).status).toBe(200)
})
