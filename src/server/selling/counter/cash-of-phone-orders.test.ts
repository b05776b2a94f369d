import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ env: { DELIVERY_CHARGE: '59' } })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const bearing = (more: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(shop.shop, { price: 165, stock: 20, ...more })
const { fullName: name, ...place } = kozhikode
let phones = 9_847_300_000
const caller = () => ({ phone: String(++phones), name, address: place })
const take = (body: object) => owner.call(calls.placePhoneOrder, { body })
const read = async (id: string) => (await owner.call(calls.getOrder, { params: { id } })).body.data
const clean = async () => expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })

test('a parcel of an order by phone in which everything is given away is delivered on a run, and nothing is collected for it', async () => {
  const [{ productId }, { productId: gift }] = [await bearing(), await bearing({ price: 99 })]
  const lines = [
    { productId, quantity: 1 },
    { productId: gift, quantity: 1, discount: 99 },
  ]
  const placed = await take({ lines, customer: caller(), pay: 'cod' })
  expect(placed).toMatchObject({ status: 201, body: { data: { total: 224 } } })
  const params = { id: placed.body.data._id }
  await owner.call(calls.confirmOrder, { params, body: { saw: 'pending' } })
  for (const position of [1, 2]) {
    const parcel = { lines: [{ position, pieces: 1 }], carrier: 'Own van' }
    expect((await owner.call(calls.packParcel, { params, body: parcel })).status).toBe(201)
  }
  const rider = await buildStaff(shop, ['delivery'])
  const stops = [1, 2].map((parcel) => ({ orderId: params.id, parcel }))
  expect((await owner.call(calls.giveStops, { body: { staffId: rider.staffId, stops } })).status).toBe(201)
  const [run] = (await rider.call(calls.listOwnRuns, {})).body.data.runs
  expect(run?.stops).toMatchObject([{ collect: 224 }, { collect: null }])
  const at = shop.shop.clock().toISOString()
  const mark = (stop: number, said: object) =>
    rider.call(calls.markStop, { params: { id: run?.stops[stop]?._id ?? '' }, body: { at, ...said } })
  expect(await mark(1, { how: 'delivered' })).toMatchObject({ status: 200 })
  expect(await mark(0, { how: 'cash', amount: 224 })).toMatchObject({ status: 200 })
  expect(await read(params.id)).toMatchObject({ status: 'delivered', paymentStatus: 'collected', collectedAs: 'cash' })
  await clean()
})

test('what was given away comes back where all that was to be paid was refused: nothing is owed', async () => {
  const [{ productId }, { productId: gift }] = [await bearing(), await bearing({ price: 99 })]
  const lines = [
    { productId, quantity: 1 },
    { productId: gift, quantity: 1, discount: 99 },
  ]
  const params = { id: (await take({ lines, customer: caller(), pay: 'cod' })).body.data._id }
  await owner.call(calls.confirmOrder, { params, body: { saw: 'pending' } })
  for (const position of [1, 2])
    await owner.call(calls.packParcel, { params, body: { lines: [{ position, pieces: 1 }], carrier: 'DTDC' } })
  for (const number of ['1', '2']) {
    await owner.call(calls.shipParcel, { params: { ...params, number }, body: { saw: 'packed' } })
    await owner.call(calls.sendOutParcel, { params: { ...params, number }, body: { saw: 'shipped' } })
  }
  const refusal = { saw: 'out', how: 'refused', condition: 'restock', reason: 'Too dear' } as const
  expect((await owner.call(calls.refuseParcel, { params: { ...params, number: '1' }, body: refusal })).status).toBe(200)
  const gone = { params: { ...params, number: '2' }, body: { saw: 'out', collectedAs: 'cash' } } as const
  const brought = await owner.call(calls.deliverParcel, gone)
  expect(brought.status, brought.body.message).toBe(200)
  const { version } = await read(params.id)
  const back = { version, lines: [{ position: 2, pieces: 1, condition: 'restock' }], delivery: false, refund: 'cash' }
  const answer = await owner.call(calls.returnItems, { params, body: { ...back, reason: 'It was a gift' } as never })
  expect(answer.status, answer.body.message).toBe(201)
  expect((await read(params.id)).money?.refunds).toEqual([])
  await clean()
})

test('an order by phone without an account does not count beside itself where it is edited, and others of the number do', async () => {
  const dear = await bearing({ price: 60_000 })
  const customer = caller()
  const place = (quantity: number) => take({ lines: [{ ...goods, quantity }], customer, pay: 'cod' })
  const goods = { productId: dear.productId }
  const placed = await place(2)
  expect(placed.status).toBe(201)
  const params = { id: placed.body.data._id }
  const edit = async (quantity: number) => {
    const { version } = await read(params.id)
    return owner.call(calls.previewEdit, { params, body: { version, lines: [{ ...goods, position: 1, quantity }] } })
  }
  expect((await edit(3)).status).toBe(200)
  expect((await place(1)).status).toBe(201)
  expect(await edit(3)).toMatchObject({ body: { code: 'cash_limit' } })
})
