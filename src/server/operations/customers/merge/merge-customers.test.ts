import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { signUp } from '../../../../../test/builders/sign-up.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { cashRefusals } from '../../../../shared/copy/cash-refusals.ts'
import { customerMergeCopy as copy } from '../../../../shared/copy/office/customer-merge.ts'
import { historyCopy } from '../../../../shared/copy/office/history.ts'
import { moveOrder } from '../../../selling/checkout/transitions/move-order.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

type Signed = Awaited<ReturnType<typeof signUp>>
const page = (id: string) => owner.call(calls.getCustomer, { params: { id } })
const merge = (id: string, other: string | null, command = randomUUID()) =>
  owner.call(calls.mergeCustomer, { params: { id }, body: { with: other }, command })
const preview = (id: string, query: Record<string, string> = {}) =>
  owner.call(calls.previewMerge, { params: { id }, query })
const undo = (id: string) => owner.call(calls.undo, { params: { id }, body: {} })
const ordersOf = async ({ token }: Signed) =>
  (await shop.call('GET', '/order/get-user-orders', { token })).body.data as { _id: string }[]
const listed = async (text: string) => (await owner.call(calls.findCustomers, { body: { text } })).body.data
/** Orders something of so many rupees by cash. */
const order = async ({ token }: Signed, price: number, address: object = {}) => {
  const { productId } = await buildProduct(shop.shop, { price, stock: 1 })
  await shop.call('DELETE', '/cart', { token })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  return shop.call('POST', '/order/placeorder', { token, body: { address: { ...kozhikode, ...address } } })
}
const refuseOne = async (who: Signed, address: object) => {
  const { body } = await order(who, 1_000, address)
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'returned'] as const)
    await moveOrder(shop.shop, body.data._id, status)
}

describe('two accounts of one person', () => {
  test('are one customer for the office, each with its own orders in the storefront, and apart again by undo', async () => {
    const [one, other] = [
      await signUp(shop, { username: 'Anil Merged' }),
      await signUp(shop, { username: 'Anil Twice' }),
    ]
    const [id, otherId] = [one.user._id, other.user._id]
    const [own, theirs] = [await order(one, 500), await order(other, 300)]
    const marks = { note: { was: '', now: 'Comes on Fridays' }, tags: { was: [], now: ['mill'] } }
    await owner.call(calls.changeCustomer, { params: { id: otherId }, body: { version: 0, changes: marks } })
    const before = [(await page(id)).body.data, (await page(otherId)).body.data]
    const shown = await preview(id, { with: otherId })
    expect(shown.body.data).toMatchObject({
      ...{
        name: 'Anil Merged',
        other: { name: 'Anil Twice', phone: other.phonenumber },
        cashBlocked: false,
        billNames: [],
      },
      moves: { orders: 1, notes: 1, tags: 1, addresses: 0, reviews: 0 },
      after: { orders: 2, spent: (before[0]?.spent ?? 0) + (before[1]?.spent ?? 0) },
    })
    const command = randomUUID()
    expect((await merge(id, otherId, command)).body).toMatchObject({ message: copy.merged })
    const merged = (await page(otherId)).body.data
    expect(merged).toMatchObject({ _id: id, name: 'Anil Merged', orders: 2, tags: ['mill'], note: '' })
    expect(merged.accounts).toMatchObject([{ _id: otherId, name: 'Anil Twice', note: 'Comes on Fridays' }])
    expect(merged.recent.orders.map(({ path }) => path).sort()).toEqual(
      [own, theirs].map(({ body }) => `/orders/${body.data._id}`).sort(),
    )
    expect((await listed('anil twice')).map(({ _id }) => _id)).toEqual([id])
    expect((await owner.call(calls.findCustomers, { body: { tag: 'mill', text: 'anil' } })).body.data).toHaveLength(1)
    const found = await owner.call(calls.listOrders, { query: { queue: 'all', customer: otherId } })
    expect(found.body.data).toHaveLength(2)
    // neither reads the other's orders
    expect((await ordersOf(one)).map(({ _id }) => _id)).toEqual([own.body.data._id])
    expect((await ordersOf(other)).map(({ _id }) => _id)).toEqual([theirs.body.data._id])
    const reorder = `/order/reorder/${theirs.body.data._id}`
    expect((await shop.call('POST', reorder, { token: one.token })).status).toBe(404)
    const export_ = (await shop.call('GET', '/user/export', { token: one.token })).body
    expect(JSON.stringify(export_)).not.toContain('Anil Twice')
    // separated and merged again by undo, then undone
    const separation = randomUUID()
    const separate = { params: { id: otherId }, body: {}, command: separation }
    expect((await owner.call(calls.separateCustomer, separate)).status).toBe(200)
    expect((await page(otherId)).body.data).toMatchObject({ _id: otherId, orders: 1, tags: ['mill'] })
    const nothing = { params: { id: otherId }, body: {}, command: randomUUID() }
    expect((await owner.call(calls.separateCustomer, nothing)).status).toBe(404)
    expect((await undo(separation)).status).toBe(200)
    expect((await page(otherId)).body.data._id).toBe(id)
    expect((await undo(command)).status).toBe(200)
    expect([(await page(id)).body.data, (await page(otherId)).body.data]).toMatchObject(
      before.map(({ contactReads: _, ...rest }) => rest),
    )
  })

  test('pay cash as one person: what one refused, and what both order on a day', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)]
    const [id, otherId] = [one.user._id, other.user._id]
    const [here, there] = [
      { phone: '9847100001', building: '1 First House Road' },
      { phone: '9847100002', building: '2 Second House Road' },
    ]
    await set(shop, { 'cash.refusals': 1, 'cash.refusalDays': 30 })
    await refuseOne(one, here)
    expect((await order(other, 1_000, there)).status).toBe(201)
    const command = randomUUID()
    await merge(otherId, id, command)
    const refused = await order(other, 1_000, there)
    expect(refused).toMatchObject({ status: 400, body: { code: 'cash_limit', message: cashRefusals.refusedByOthers } })
    // allowed again, it is for both
    await owner.call(calls.blockCash, { params: { id: otherId }, body: { blocked: false } })
    shop.advance(1_000)
    expect((await order(other, 1_000, there)).status).toBe(201)
    await set(shop, { 'cash.refusals': 0 })
    await undo(command)
    expect((await order(one, 1_20_000, here)).status).toBe(201)
    await merge(id, otherId)
    const tooMuch = await order(other, 1_10_000, there)
    expect(tooMuch).toMatchObject({ status: 400, body: { code: 'cash_limit' } })
    await owner.call(calls.blockCash, { params: { id: otherId }, body: { blocked: true } })
    expect(await order(one, 100, here)).toMatchObject({ status: 400, body: { message: cashRefusals.blocked } })
  })

  test('order at once as one person, while they are merged and after', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)]
    const fill = async ({ token }: Signed) => {
      const { productId } = await buildProduct(shop.shop, { price: 1_10_000, stock: 1 })
      await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
    }
    const place = ({ token }: Signed, phone: string) =>
      shop.call('POST', '/order/placeorder', {
        token,
        body: { address: { ...kozhikode, phone, building: `House ${phone}` } },
      })
    await Promise.all([fill(one), fill(other)])
    const merges = await Promise.all([
      merge(one.user._id, other.user._id),
      merge(other.user._id, one.user._id),
      merge(one.user._id, other.user._id),
    ])
    expect(merges.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const placed = await Promise.all([place(one, '9847200001'), place(other, '9847200002')])
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 400])
  })

  test('are exported and erased together; who closes one account takes only that', async () => {
    const people = await Promise.all(['Ria One', 'Ria Two', 'Ria Three'].map((username) => signUp(shop, { username })))
    const [one, two, three] = people.map(({ user }) => user._id) as [string, string, string]
    await merge(one, two)
    await merge(two, three)
    const fresh = await buildStaff(shop, ['owner'])
    const { exportId } = (await fresh.call(calls.exportCustomer, { params: { id: three } })).body
    const { data } = (await fresh.call(calls.fetchCustomer, { params: { exportId } })).body
    expect(data).toMatchObject({ account: { username: 'Ria One' }, otherAccounts: [{}, {}] })
    const { password } = people[0] as Signed
    await shop.call('DELETE', '/user', { token: people[0]?.token, body: { password } })
    expect((await page(one)).status).toBe(404)
    const left = (await page(three)).body.data
    expect([left._id, ...(left.accounts ?? []).map(({ _id }) => _id)].sort()).toEqual([two, three].sort())
    expect((await fresh.call(calls.eraseCustomer, { params: { id: two } })).status).toBe(200)
    for (const id of [two, three]) expect((await page(id)).status).toBe(404)
    expect(await listed('ria')).toEqual([])
    const { rows } = await shop.pool.query(
      'SELECT FROM customer_links WHERE account_id = ANY($1) OR same_as = ANY($1)',
      [[one, two, three]],
    )
    expect(rows).toHaveLength(0)
  })

  test('are not merged with what is not there, not twice, and not by who has not shown a factor', async () => {
    const [one, other] = [await signUp(shop), await signUp(shop)]
    const [id, otherId] = [one.user._id, other.user._id]
    expect((await merge(id, 'nobody')).status).toBe(404)
    expect((await merge('nobody', id)).status).toBe(404)
    expect((await merge(id, id)).status).toBe(409)
    const command = randomUUID()
    expect((await merge(id, otherId, command)).status).toBe(200)
    expect((await merge(id, otherId, command)).status).toBe(200)
    expect(await merge(otherId, id)).toMatchObject({ status: 409, body: { code: 'already_merged' } })
    expect(await preview(id, { with: otherId })).toMatchObject({ status: 409 })
    // the head of the merged accounts has left meanwhile
    await shop.call('DELETE', '/user', { token: one.token, body: { password: one.password } })
    expect(await undo(command)).toMatchObject({ status: 409, body: { message: historyCopy.changedSince } })
  })

  test('are suggested by a telephone number that both give, and by the GSTIN', async () => {
    const [one, other, third] = [await signUp(shop), await signUp(shop), await signUp(shop)]
    await order(other, 100, { phone: one.user.phonenumber })
    for (const { user } of [one, third])
      await shop.db
        .insertInto('buyer_firms')
        .values({
          ...{ id: shop.shop.newId(), user_id: user._id, gstin: '32AAAAA0000A1Z5', legal_name: 'Zamorin Tools' },
          ...{ used_at: shop.shop.clock(), created_at: shop.shop.clock() },
        })
        .execute()
    const { body } = await owner.call(calls.findDoubles, { params: { id: one.user._id } })
    expect(body.data.suggested.map(({ _id, why }) => [_id, why])).toEqual([
      [other.user._id, 'phone'],
      [third.user._id, 'gstin'],
    ])
    expect(body.data.counterSales).toBe(0)
  })
})
