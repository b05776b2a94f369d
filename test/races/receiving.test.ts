import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { officeEndpoints as calls } from '../../src/shared/contract/office/endpoints.ts'
import { buildProduct } from '../builders/build-product.ts'
import type { BuiltShopper } from '../builders/build-shopper.ts'
import { today } from '../builders/build-supplier.ts'
import { type BuiltStaff, buildStaff } from '../office.ts'
import { expectBooksInOrder } from './ledger.ts'
import { TwoShops, tally, times } from './two-shops.ts'

let two: TwoShops
let desks: BuiltStaff[]
let supplierId: string
beforeAll(async () => {
  two = await TwoShops.open()
  desks = [await buildStaff(two.first, ['owner']), await buildStaff(two.second, ['owner'])]
  const body = { name: 'Cochin Bearings', phone: null, email: null, gstin: null, deliveryDays: 3, note: '' }
  supplierId = (await desk(0).call(calls.addSupplier, { body })).body.data._id
})
afterAll(() => two.close())
afterEach(async () => {
  await expectBooksInOrder(two.first.shop)
  const { clean, checks } = await auditMoney(two.first.shop)
  expect({ clean, faults: checks.filter(({ faults }) => faults.length > 0) }).toEqual({ clean: true, faults: [] })
})

const desk = (n: number) => desks[n % 2] as BuiltStaff
const adjust = (n: number, id: string, change: number, why: string) =>
  desk(n).call(calls.adjustStock, { params: { id }, body: { change, why } })
const undo = (n: number, id: string) => desk(n).call(calls.undo, { params: { id }, body: {} })

it('bills, corrections and their undoing lose no piece while orders sell the same goods', async () => {
  const people = await two.shoppers(12)
  const products = await times(3, () => buildProduct(two.first.shop, { stock: 30 }))
  const ids = products.map(({ productId }) => productId)
  const inOneOrder = (n: number) => (n % 2 === 0 ? ids : ids.toReversed())
  for (const [n, shopper] of people.entries()) {
    for (const id of inOneOrder(n)) await two.add(n, shopper, id)
  }
  const receive = async (n: number) => {
    const lines = inOneOrder(n).map((item) => ({ item, quantity: 5, cost: 10 + n }))
    const bill = { supplierId, billNumber: `R-${n}`, billDate: today(two.first), lines }
    const { status, body } = await desk(n).call(calls.receiveGoods, { body: bill })
    expect(status).toBe(201)
    return n % 3 === 0 ? (await undo(n, body.data.commandId)).status : 'kept'
  }
  const correct = async (n: number) => {
    const [id = ''] = inOneOrder(n)
    const [change, why] = n % 2 === 0 ? ([-1, 'damaged'] as const) : ([2, 'found'] as const)
    return (await adjust(n, id, change, why)).status
  }
  const [orders, bills, corrections] = await Promise.all([
    times(12, async (n) => (await two.place(n, people[n] as BuiltShopper)).status),
    times(6, receive),
    times(8, correct),
  ])
  expect(tally(orders)).toEqual({ 201: 12 })
  expect(tally(corrections)).toEqual({ 200: 8 })
  const kept = 6 - bills.filter((status) => status === 200).length
  // even corrections take one of the first product, odd ones add two to the last
  const expected = [18 + 5 * kept - 4, 18 + 5 * kept, 18 + 5 * kept + 8]
  expect(await Promise.all(ids.map((id) => two.onHand(id)))).toEqual(expected)
})

it('of the last pieces, what is sold cannot be written off nor sent back, and the other way round', async () => {
  const people = await two.shoppers(10)
  const { productId } = await buildProduct(two.first.shop, { stock: 0 })
  const lines = [{ item: productId, quantity: 10 }]
  const bill = { supplierId, billNumber: 'LAST', billDate: today(two.first), lines }
  const { body } = await desk(0).call(calls.receiveGoods, { body: bill })
  for (const [n, shopper] of people.entries()) await two.add(n, shopper, productId)
  const [orders, offs, back] = await Promise.all([
    times(10, async (n) => (await two.place(n, people[n] as BuiltShopper)).status),
    times(10, async (n) => (await adjust(n, productId, -1, 'lost')).status),
    undo(1, body.data.commandId),
  ])
  const [sold = 0, off = 0] = [tally(orders)[201], tally(offs)[200]]
  if (back.status === 200) expect([sold, off]).toEqual([0, 0])
  else expect(sold + off).toBe(10)
  expect(await two.onHand(productId)).toBe(0)
})

it('two who open the same shelf for the first time both have their say, one after the other', async () => {
  const { productId: id } = await buildProduct(two.first.shop, { stock: 1 })
  const place = (n: number, changes: object) =>
    desk(n).call(calls.placeStock, { params: { id }, body: { version: 0, changes } })
  const answers = await Promise.all([
    place(0, { shelf: { was: null, now: 'a-03' } }),
    place(1, { reorderPoint: { was: null, now: 4 } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { data } = (await desk(0).call(calls.showStock, { params: { id } })).body
  expect(data).toMatchObject({ shelf: 'A-03', reorderPoint: 4, version: 2 })
  const late = await place(1, { shelf: { was: null, now: 'B-01' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
})
