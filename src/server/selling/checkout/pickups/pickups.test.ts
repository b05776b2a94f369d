import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltShopper, buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { readSentMails } from '../../../../../test/builders/read-mails.ts'
import { set } from '../../../../../test/builders/set.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { moveOrder } from '../transitions/move-order.ts'

let shop: TestShop
let owner: BuiltStaff
let counter: BuiltStaff
let shopper: BuiltShopper
beforeAll(async () => {
  shop = await openShop()
  await set(shop, { 'pickup.offered': true, 'pickup.days': 3 })
  owner = await buildStaff(shop, ['owner'])
  counter = await buildStaff(shop, ['counter'])
})
beforeEach(async () => {
  shopper = await buildShopper(shop.shop)
})
afterAll(() => shop.close())

/** A cash order for pick-up, as far on its way as it shall be. */
async function placed(steps: readonly ('confirmed' | 'packed')[] = ['confirmed', 'packed']): Promise<Order> {
  const { token } = shopper
  const { productId } = await buildProduct(shop.shop, { price: 120, stock: 5 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const body = { address: kozhikode, deliveryWay: 'pickup' }
  const { data } = (await shop.call('POST', '/order/placeOrder', { token, body })).body
  for (const status of steps) await moveOrder(shop.shop, data._id, status)
  return data as Order
}
const shown = async () => {
  const { body } = await shop.call('GET', '/order/get-user-orders', { token: shopper.token })
  return body.data[0] as Order
}
const codeOf = async () => (await shown()).pickup?.code ?? ''
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const handOver = (
  { _id: id }: Order,
  code: string,
  more: { collectedAs?: 'cash' | 'online' } = { collectedAs: 'cash' },
) => counter.call(calls.handOver, { params: { id }, body: { code, ...more } })
const seen = async ({ _id: id }: Order) => (await owner.call(calls.getOrder, { params: { id } })).body.data

describe('an order for pick-up', () => {
  test('shows its code once it is packed, in the order and to its customer alone', async () => {
    const order = await placed(['confirmed'])
    expect(await shown()).toMatchObject({ deliveryWay: 'pickup', pickup: { readyAt: null } })
    await moveOrder(shop.shop, order._id, 'packed')
    expect(await shown()).toMatchObject({ status: 'packed', pickup: { code: expect.stringMatching(/^\d{6}$/) } })
    const code = await codeOf()
    expect(JSON.stringify(await seen(order))).not.toContain(`"${code}"`)
    const { rows } = await shop.pool.query('SELECT payload FROM outbox WHERE event_key = $1', [
      `order:${order._id}:ready`,
    ])
    expect(rows).toEqual([{ payload: { orderId: order._id, news: 'ready' } }])
  })

  test('is handed over by its code: delivered without travelling, its cash in the till, its code gone', async () => {
    const order = await placed()
    // nobody would count its cash
    for (let n = 0; n < 6; n += 1) {
      expect(await handOver(order, await codeOf())).toMatchObject({
        ...{ status: 400, body: { errors: { collectedAs: expect.stringContaining('No till is open') } } },
      })
    }
    expect(await seen(order)).toMatchObject({ status: 'packed', paymentStatus: 'due', pickup: { isLocked: false } })
    await counter.call(calls.openTill, { body: { float: 500 } })
    const done = await handOver(order, await codeOf())
    expect(done).toMatchObject({ status: 200, body: { data: { status: 'delivered' } } })
    expect(await shown()).toMatchObject({
      ...{ status: 'delivered', paymentStatus: 'collected', breakdown: { deliveryCharges: 0, cgst: 9.15, igst: 0 } },
      timeline: ['pending', 'confirmed', 'packed', 'delivered'].map((status) => ({ status })),
    })
    expect((await shown()).pickup).toEqual({ readyAt: null })
    const { rows } = await shop.pool.query('SELECT kind, amount, reason FROM till_rows')
    expect(rows).toEqual([{ kind: 'in', amount: 12_000, reason: `Pick-up ${order.number}` }])
    expect(await handOver(order, '000000')).toMatchObject({ status: 409 })
  })

  test('is handed over once, and its cash counted once, whoever does it at once', async () => {
    const order = await placed()
    const code = await codeOf()
    const done = await Promise.all(Array.from({ length: 4 }, () => handOver(order, code)))
    expect(done.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const { rows } = await shop.pool.query('SELECT amount FROM till_rows WHERE reason = $1', [
      `Pick-up ${order.number}`,
    ])
    expect(rows).toEqual([{ amount: 12_000 }])
  })

  test('is told of by a message that says so, without its code', async () => {
    const order = await placed()
    const message = async () => (await seen(order)).customer.message
    expect(await message()).toContain(`Your order ${order.number} is ready for pick-up at our counter.`)
    expect(JSON.stringify(await message())).not.toContain(await codeOf())
    await handOver(order, await codeOf())
    expect(await message()).toContain(`You have picked up your order ${order.number} at our counter.`)
  })

  test('never travels, and is not delivered without its code', async () => {
    const order = await placed()
    const params = { id: order._id }
    const ship = { saw: 'packed', carrier: 'DTDC', trackingNumber: '1' } as const
    expect(await owner.call(calls.shipOrder, { params, body: ship })).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('hand it over by its code') } },
    })
    await expect(moveOrder(shop.shop, order._id, 'delivered')).rejects.toThrow('hand it over by its code')
    expect((await seen(order)).steps).toEqual(['cancel', 'unpack'])
    const form = { lines: [{ position: 1, pieces: 1 }], carrier: 'DTDC' }
    expect((await owner.call(calls.packParcel, { params, body: form })).status).toBe(409)
  })
})

test('no mail says that an order waits which was handed over before the mail left', async () => {
  const there = await placed()
  await handOver(there, await codeOf(), { collectedAs: 'online' })
  const waits = await placed()
  shop.advance(90_000)
  const mails = (await readSentMails(shop.shop)).filter(({ text }) => text.includes('waits at our counter'))
  expect(mails.filter(({ subject }) => subject.includes(there.number))).toEqual([])
  expect(mails.filter(({ subject }) => subject.includes(waits.number))).toHaveLength(1)
})

describe('the code', () => {
  test('wrong five times opens nothing, whoever tries at once, until there is a new one', async () => {
    const order = await placed()
    const code = await codeOf()
    const tried = await Promise.all(Array.from({ length: 8 }, () => handOver(order, other(code))))
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(Array(8).fill([400, 'wrong_code']))
    const late = await handOver(order, code)
    expect(late).toMatchObject({ status: 400, body: { errors: { code: expect.stringContaining('five times') } } })
    expect(await seen(order)).toMatchObject({ status: 'packed', pickup: { isLocked: true, mayRenew: true } })
    const params = { id: order._id }
    expect((await counter.call(calls.renewPickupCode, { params, body: {} })).status).toBe(403)
    expect((await owner.call(calls.renewPickupCode, { params, body: {} })).status).toBe(200)
    const renewed = await codeOf()
    expect(renewed).not.toBe(code)
    expect((await handOver(order, code)).body.errors?.code).toBe('Wrong code. 4 tries are left.')
    expect((await handOver(order, renewed)).status).toBe(200)
  })

  test.each(['12345', '1234567', 'abcdef', ''])('%j is none: 400 at its field, and no try', async (code) => {
    const order = await placed()
    expect(await handOver(order, code)).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    expect((await handOver(order, other(await codeOf()))).body.errors?.code).toBe('Wrong code. 4 tries are left.')
  })

  test('counts no try where nobody says how it was paid', async () => {
    const order = await placed()
    for (let n = 0; n < 6; n += 1) {
      expect(await handOver(order, await codeOf(), {})).toMatchObject({
        body: { errors: { collectedAs: expect.any(String) } },
      })
    }
    expect((await handOver(order, await codeOf(), { collectedAs: 'online' })).status).toBe(200)
  })

  test('of an order that was unpacked is another one afterwards', async () => {
    const order = await placed()
    const code = await codeOf()
    const params = { id: order._id }
    await owner.call(calls.unpackOrder, { params, body: { saw: 'packed' } })
    expect((await shown()).pickup).toEqual({ readyAt: null })
    expect((await handOver(order, code)).status).toBe(409)
    await owner.call(calls.packOrder, { params, body: { saw: 'confirmed' } })
    expect(await codeOf()).not.toBe(code)
  })
})

test('an order that nobody picks up is marked after the days that are set, and stays until a person cancels it', async () => {
  const order = await placed()
  const rowOf = async (by: BuiltStaff) => {
    const { data } = (await by.call(calls.listOrders, { query: { queue: 'to_ship' } })).body
    return data.find(({ _id }: { _id: string }) => _id === order._id)
  }
  expect(await rowOf(owner)).toMatchObject({ deliveryWay: 'pickup' })
  expect(await rowOf(owner)).not.toHaveProperty('notPickedUp')
  shop.advance(4 * 86_400_000)
  const later = await buildStaff(shop, ['owner'])
  expect(await rowOf(later)).toMatchObject({ notPickedUp: true })
  const { data } = (await later.call(calls.getOrder, { params: { id: order._id } })).body
  expect(data).toMatchObject({ status: 'packed', pickup: { isLate: true, keptDays: 3 } })
})
