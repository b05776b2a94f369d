import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { signUp } from '../../../../../test/builders/sign-up.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../audit/audit-money.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const page = (id: string) => owner.call(calls.getCustomer, { params: { id } })
const merge = (id: string, other: string | null, command = randomUUID()) =>
  owner.call(calls.mergeCustomer, { params: { id }, body: { with: other }, command })
const preview = (id: string) => owner.call(calls.previewMerge, { params: { id }, query: {} })
const undo = (id: string) => owner.call(calls.undo, { params: { id }, body: {} })
const ordersOf = async ({ token }: { token: string }) =>
  (await shop.call('GET', '/order/get-user-orders', { token })).body.data as { _id: string }[]
/** Sells at the counter, to a telephone number. */
const sell = async (phone: string, name: string) => {
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 2 })
  const lines = [{ productId, quantity: 1 }]
  const body = { lines, customer: { phone, name }, payments: [{ way: 'cash', amount: 165 }] }
  return (await owner.call(calls.sellAtCounter, { body })).body.data._id as string
}

/** Takes an order by phone, to be paid at the door. */
const byPhone = async (phone: string) => {
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 2 })
  const { fullName: name, ...address } = kozhikode
  const body = { lines: [{ productId, quantity: 1 }], customer: { phone, name, address }, pay: 'cod' }
  return (await owner.call(calls.placePhoneOrder, { body })).body.data._id as string
}
const orderOf = async (id: string) => (await owner.call(calls.getOrder, { params: { id } })).body.data

describe('a guest of the counter', () => {
  test('becomes part of the account with that number, and is a guest again by undo', async () => {
    const phone = '9847300001'
    const sale = await sell(phone, 'Rajan at the counter')
    const someoneElses = await sell('9847300002', 'Somebody else')
    const who = await signUp(shop, { phonenumber: phone, username: 'Rajan Account' })
    const { _id: id } = who.user
    expect((await owner.call(calls.findDoubles, { params: { id } })).body.data).toMatchObject({ counterSales: 1 })
    const shown = (await preview(id)).body.data
    expect(shown).toMatchObject({ other: null, moves: { orders: 1 }, billNames: ['Rajan at the counter'] })
    expect(shown.after).toEqual({ orders: 1, refused: 0, spent: 165 })
    expect(await ordersOf(who)).toEqual([])
    const command = randomUUID()
    expect((await merge(id, null, command)).status).toBe(200)
    expect((await ordersOf(who)).map(({ _id }) => _id)).toEqual([sale])
    expect((await page(id)).body.data).toMatchObject({ orders: 1, spent: 165 })
    expect((await merge(id, null)).status).toBe(404)
    expect((await undo(command)).status).toBe(200)
    expect(await ordersOf(who)).toEqual([])
    expect((await page(id)).body.data).toMatchObject({ orders: 0, spent: 0 })
    const { rows } = await shop.pool.query('SELECT user_id FROM orders WHERE id = ANY($1)', [[sale, someoneElses]])
    expect(rows).toEqual([{ user_id: null }, { user_id: null }])
  })

  test('stays with the account once a return was asked for', async () => {
    const phone = '9847300003'
    const sale = await sell(phone, 'Latha')
    const { user, token } = await signUp(shop, { phonenumber: phone })
    const command = randomUUID()
    await merge(user._id, null, command)
    const body = { lines: [{ position: 1, pieces: 1 }], why: 'not_needed' }
    expect((await shop.call('POST', `/order/return-request/${sale}`, { token, body })).status).toBe(201)
    expect(await undo(command)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect((await ordersOf({ token })).map(({ _id }) => _id)).toEqual([sale])
  })

  test('by phone: what was cancelled was not spent, and an order that another one follows stays with the account', async () => {
    const phone = '9847300004'
    const [kept, gone] = [await byPhone(phone), await byPhone(phone)]
    const cancel = { params: { id: gone }, body: { saw: 'pending', reason: 'Called again' } }
    expect((await owner.call(calls.cancelOrderForShop, cancel)).status).toBe(200)
    const { user } = await signUp(shop, { phonenumber: phone })
    expect((await preview(user._id)).body.data.after).toEqual({ orders: 1, refused: 0, spent: 224 })
    const command = randomUUID()
    expect((await merge(user._id, null, command)).status).toBe(200)
    await owner.call(calls.confirmOrder, { params: { id: kept }, body: { saw: 'pending' } })
    const { productId } = await buildProduct(shop.shop, { price: 60, stock: 4 })
    const { version } = await orderOf(kept)
    const wish = { version, lines: [{ productId, quantity: 1 }], pay: 'cash' }
    const params = { id: kept }
    const { digest } = (await owner.call(calls.previewAddition, { params, body: wish })).body.data
    const added = await owner.call(calls.addToOrder, { params, body: { ...wish, digest, reason: 'Called' } })
    expect(added.status).toBe(200)
    expect(await undo(command)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })
})
