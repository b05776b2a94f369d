import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { counterLimits } from '../../../shared/counter-limits.ts'
import { keepHouse } from '../../start/delete-expired-records.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { forgetParkedOf } from './parked-queries.ts'

let shop: TestShop
let counter: BuiltStaff
let other: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
  other = await buildStaff(shop, ['counter'], { name: 'Biju' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('DELETE FROM parked_sales')
})

const customer = {
  ...{ phone: '98470', name: 'Jose', gstin: '', legalName: '', building: '', street: '', city: '' },
  ...{ pincode: '', state: '', shipTo: '', billing: null },
}
const bearing = () => buildProduct(shop.shop, { price: 165, stock: 10 })
const park = (productId: string, more: object = {}, command?: string) =>
  counter.call(calls.parkSale, {
    body: { name: 'Lunch', lines: [{ productId, quantity: 2, discount: 4 }], customer, delivery: null, ...more },
    ...(command && { command }),
  })
const list = async () => (await counter.call(calls.listParked, {})).body.data
const resume = (who: BuiltStaff, { _id: id, version }: { _id: string; version: number }) =>
  who.call(calls.resumeParked, { params: { id }, body: { version } })
const read = async ({ _id: id }: { _id: string }) =>
  (await counter.call(calls.readParked, { params: { id } })).body.data
const one = async () => {
  const [parked] = await list()
  if (!parked) throw new Error('nothing is parked')
  return parked
}

describe('a parked sale', () => {
  test('is resumed at another counter as it was typed, at the price of then, and holds no stock', async () => {
    const { productId } = await bearing()
    const delivery = { pay: 'cod', deliveryWay: 'delivery', landmark: 'Mosque', stateConfirmed: false }
    expect((await park(productId, { delivery })).status).toBe(201)
    expect(await list()).toMatchObject([{ name: 'Lunch', by: 'Sajitha', resumed: null, lines: 1 }])
    const free = await shop.db
      .selectFrom('stock_items')
      .select(['on_hand', 'held'])
      .where('product_id', '=', productId)
      .execute()
    expect(free).toEqual([{ on_hand: 10, held: 0 }])
    await shop.pool.query(`UPDATE products SET offer_price = 15000, selling_price = 15000 WHERE id = $1`, [productId])
    const { body } = await resume(other, await one())
    expect(await read(body.data)).toMatchObject({
      name: 'Lunch',
      lines: [{ item: { productId, price: 150 }, quantity: 2, discount: 4, was: 165 }],
      gone: [],
      customer,
      delivery,
    })
    expect(await list()).toMatchObject([{ resumed: { by: 'Biju' } }])
  })

  test('is resumed once where two press at once, and can be taken over from who has left it', async () => {
    const { productId } = await bearing()
    await park(productId)
    const seen = await one()
    const both = await Promise.all([resume(counter, seen), resume(other, seen)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await resume(counter, await one())).status).toBe(200)
  })

  test('is completed once: who had it before it was taken over is told', async () => {
    const { productId } = await bearing()
    await park(productId)
    const first = (await resume(counter, await one())).body.data
    const second = (await resume(other, await one())).body.data
    const sell = (who: BuiltStaff, { _id: id, version }: typeof first) =>
      who.call(calls.sellAtCounter, {
        body: {
          lines: [{ productId, quantity: 2 }],
          payments: [{ way: 'cash', amount: 330 }],
          parked: { id, version },
        },
      })
    expect(await sell(counter, first)).toMatchObject({ status: 409, body: { code: 'order_state' } })
    expect((await sell(other, second)).status).toBe(201)
    expect(await list()).toEqual([])
    const { on_hand } = await shop.db
      .selectFrom('stock_items')
      .select('on_hand')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow()
    expect(on_hand).toBe(8)
  })

  test('is completed as an order by phone, and stays parked where that is refused', async () => {
    const { productId } = await bearing()
    await park(productId)
    const { _id: id, version } = (await resume(counter, await one())).body.data
    const { fullName: name, ...address } = kozhikode
    const body = { lines: [{ productId, quantity: 2 }], pay: 'cod', parked: { id, version } }
    const order = (phone: string) =>
      counter.call(calls.placePhoneOrder, { body: { ...body, customer: { phone, name, address } } })
    expect((await order('98470')).status).toBe(400)
    expect(await list()).toHaveLength(1)
    expect((await order('9847012345')).status).toBe(201)
    expect(await list()).toEqual([])
  })

  test('is parked once for each press, and in its own place when it is parked again', async () => {
    const { productId } = await bearing()
    const command = randomUUID()
    await park(productId, {}, command)
    await park(productId, {}, command)
    expect(await list()).toHaveLength(1)
    const { _id: id, version } = (await resume(counter, await one())).body.data
    const again = { name: 'After lunch', parked: { id, version } }
    const both = await Promise.all([park(productId, again), park(productId, again)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await list()).toMatchObject([{ name: 'After lunch', resumed: null }])
  })

  test('leaves out what is not on sale any more, and says so', async () => {
    const [gone, kept] = [await bearing(), await bearing()]
    await park(gone.productId, { lines: [gone, kept].map(({ productId }) => ({ productId, quantity: 1 })) })
    await shop.pool.query('UPDATE products SET active = false WHERE id = $1', [gone.productId])
    const data = await read((await resume(counter, await one())).body.data)
    expect(data.lines.map(({ item }) => item.productId)).toEqual([kept.productId])
    expect(data.gone).toEqual(['Ball Bearing 6204-2RS'])
  })

  test('is deleted as it was seen, and says so in the activity log without a name', async () => {
    const { productId } = await bearing()
    await park(productId)
    const seen = await one()
    await resume(other, seen)
    const remove = (version: number) =>
      counter.call(calls.deleteParked, { params: { id: seen._id }, body: { version } })
    expect((await remove(seen.version)).status).toBe(409)
    expect((await remove(seen.version + 1)).status).toBe(200)
    expect(await list()).toEqual([])
    const { rows } = await shop.pool.query(`SELECT input::text FROM commands WHERE name = 'counter.park'`)
    const { rows: answers } = await shop.pool.query('SELECT answer::text FROM command_answers')
    expect(JSON.stringify([rows, answers])).not.toMatch(/Lunch|98470|Jose/)
  })

  test.each([
    ['no name', { name: ' ' }, 400],
    ['no lines', { lines: [] }, 400],
    ['half a piece', { lines: [{ productId: 'x', quantity: 0.5 }] }, 400],
    ['what the shop has not', { lines: [{ productId: 'nothing', quantity: 1 }] }, 404],
  ])('%s is refused', async (_, wrong, status) => {
    const { productId } = await bearing()
    expect((await park(productId, wrong)).status).toBe(status)
    expect(await list()).toEqual([])
  })

  test('has a limit, which is said', async () => {
    const { productId } = await bearing()
    const all = await Promise.all(Array.from({ length: counterLimits.parkedMost + 5 }, () => park(productId)))
    expect(all.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(counterLimits.parkedMost)
    expect(await park(productId)).toMatchObject({ status: 409, body: { code: 'order_state' } })
  })
})

describe('the customer of a parked sale', () => {
  test.each([
    ['typed with spaces', { customer: { ...customer, phone: '98473 00001' } }],
    ['typed with the country code', { customer: { ...customer, phone: '+91 98473-00001' } }],
    ['in its name, with a space', { name: 'Jose 98473 00001' }],
    ['in the name of the customer', { customer: { ...customer, phone: '', name: 'Jose 9847300001' } }],
  ])('goes with the person who is erased: number %s', async (_, more) => {
    const { productId } = await bearing()
    await park(productId, more)
    await park(productId, { name: 'Another' })
    await forgetParkedOf(shop.db, '9847300001')
    expect(await list()).toMatchObject([{ name: 'Another' }])
  })

  test('is shown, copied and erased by telephone number, also of who has no account and bought nothing', async () => {
    const { productId } = await bearing()
    await park(productId, { customer: { ...customer, phone: '98473 00002' } })
    const person = (action: string) => runCommand(shop.shop, ['person', '9847300002', action])
    expect(await person('show')).toContain('Parked sale')
    const { parkedSales } = JSON.parse(await person('export'))
    expect(parkedSales).toMatchObject([{ name: 'Lunch', customer: { name: 'Jose' }, items: [{ quantity: 2 }] }])
    await person('erase')
    expect(await list()).toEqual([])
  })

  test('goes with the sale when nobody came for it, and only then', async () => {
    const { productId } = await bearing()
    await park(productId)
    shop.advance((counterLimits.parkedDays + 1) * 86_400_000)
    await keepHouse(shop.shop)
    const { rows } = await shop.pool.query('SELECT name FROM parked_sales')
    expect(rows).toEqual([])
    counter = await buildStaff(shop, ['counter'], { name: 'Sajitha', factor: 'pin' })
    await park(productId, { name: 'Today' })
    await keepHouse(shop.shop)
    expect(await list()).toMatchObject([{ name: 'Today' }])
  })

  test('is not reached by a number that no computer can keep', async () => {
    const { productId } = await bearing()
    await park(productId)
    const { _id: id } = await one()
    const version = Number.MAX_SAFE_INTEGER
    expect((await resume(counter, { _id: id, version })).status).toBeLessThan(500)
    expect((await park(productId, { parked: { id, version } })).status).toBeLessThan(500)
  })
})

test('the till says that sales are parked, closes all the same, and its report keeps it', async () => {
  const { productId } = await bearing()
  await park(productId)
  await counter.call(calls.openTill, { body: { float: 100 } })
  expect((await counter.call(calls.presentTill, {})).body.data.parked).toBe(1)
  const closed = await counter.call(calls.closeTill, { body: { counted: 100 } })
  expect(closed.body.data).toMatchObject({ number: 1, parked: 1 })
  await shop.pool.query('DELETE FROM parked_sales')
  const later = (await counter.call(calls.presentTill, {})).body.data
  expect([later.parked, later.reports[0]?.parked]).toEqual([0, 1])
})
