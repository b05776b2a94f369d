import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../../test/builders/build-shopper.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import type { Order } from '../../../../shared/contract/orders.ts'
import { officeLimits } from '../../../../shared/office-limits.ts'

let shop: TestShop
let owner: BuiltStaff
let packer: BuiltStaff
let accountant: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  packer = await buildStaff(shop, ['packer'], { name: 'Sajan' })
  accountant = await buildStaff(shop, ['accountant'])
})
afterAll(() => shop.close())

const of = (id: string) => ({ params: { id } })
const confirm = (id: string) => owner.call(calls.confirmOrder, { ...of(id), body: { saw: 'pending' } })
const list = async (query: Record<string, string>, by = owner) => (await by.call(calls.listOrders, { query })).body
const numbers = (rows: { number: string }[]) => rows.map(({ number }) => number)
const search = async (text: string, by = owner) => (await by.call(calls.searchOrders, { body: { text } })).body.data

describe('the lists of orders', () => {
  it('refuses amounts and moments that there are not', async () => {
    for (const query of [{ totalFrom: '4.4e-323' }, { totalTo: '99999999.99999972' }]) {
      expect(await owner.call(calls.listOrders, { query })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
    }
    const query = { since: '1135-47-97T05:79:00Z' }
    expect(await owner.call(calls.countOrders, { query })).toMatchObject({ status: 400, body: { code: 'bad_input' } })
  })

  it('shows each queue with its count, and every page of it once', async () => {
    const product = await buildProduct(shop.shop, { stock: 200 })
    const placed: Order[] = []
    for (let index = 0; index < officeLimits.officeRows + 3; index++)
      placed.push((await placeOrder(shop, { product })).order)
    await confirm(placed[0]?._id ?? '')
    const { body } = await owner.call(calls.countOrders)
    expect(body.data.queues.to_confirm).toEqual({ count: officeLimits.officeRows + 2, more: false })
    expect(body.data.queues.to_pack.count).toBe(1)
    const first = await list({ queue: 'to_confirm' })
    expect(first.data).toHaveLength(officeLimits.officeRows)
    const rest = await list({ queue: 'to_confirm', after: first.next ?? '' })
    expect([...numbers(first.data), ...numbers(rest.data)]).toEqual(numbers(placed.slice(1)))
    expect(rest.next).toBeNull()
    const newest = await list({ queue: 'all' })
    expect(newest.data[0]?.number).toBe(placed.at(-1)?.number)
    const { body: named } = await owner.call(calls.searchOrders, { body: { text: kozhikode.fullName } })
    expect(numbers(named.data)).toEqual(numbers(placed.slice(-officeLimits.officeRows).toReversed()))
    expect(named.more).toBe(true)
  })

  it('says how many orders came since a list was loaded', async () => {
    const { asOf } = await list({})
    shop.advance(1000)
    await placeOrder(shop)
    const { body } = await owner.call(calls.countOrders, { query: { since: asOf } })
    expect(body.data.news).toBe(1)
  })

  it('is narrowed down by status, payment, method, day, PIN code, state and total, and sorted', async () => {
    const cheap = await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 11 }) })
    const address = { ...kozhikode, city: 'Kochi', pincode: '682001' }
    const dear = await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 90_000 }), address })
    expect(numbers((await list({ pincode: '682001' })).data)).toEqual([dear.order.number])
    expect(numbers((await list({ totalFrom: '50000' })).data)).toEqual([dear.order.number])
    expect((await list({ sort: 'total_high' })).data[0]?.number).toBe(dear.order.number)
    expect(
      (await list({ sort: 'total_low', state: 'kerala', method: 'cod', payment: 'due', status: 'pending' })).data[0]
        ?.number,
    ).toBe(cheap.order.number)
    expect((await list({ to: '2020-01-01' })).data).toEqual([])
    expect((await list({ method: 'online' })).data).toEqual([])
  })

  it('is narrowed down by carrier, by who worked on it, and to those with a note', async () => {
    const { order } = await placeOrder(shop)
    await confirm(order._id)
    const bound = await buildStaff(shop, ['packer'], { name: 'Biju' })
    await bound.call(calls.packOrder, { ...of(order._id), body: { saw: 'confirmed' } })
    await packer.call(calls.shipOrder, { ...of(order._id), body: { saw: 'packed', carrier: 'Professional Couriers' } })
    await packer.call(calls.noteOrder, { ...of(order._id), body: { text: 'Ring the bell twice' } })
    const movers = (await packer.call(calls.listOrderMovers)).body.data
    const biju = movers.find(({ name }) => name === 'Biju')?._id ?? ''
    for (const query of [
      { carrier: 'professional couriers' },
      { staff: biju },
      { note: 'yes', carrier: 'Professional Couriers' },
    ]) {
      expect(numbers((await list(query)).data), JSON.stringify(query)).toEqual([order.number])
    }
    expect((await list({ carrier: 'professional' })).data).toEqual([])
  })

  it.each(['x', '2026-13-45T00:00:00Z_a', `${'9'.repeat(40)}_x`, '%00_%00'])(
    'begins anew at the mark %s',
    async (after) => {
      const { status } = await owner.call(calls.listOrders, { query: { after } })
      expect(status).toBe(200)
    },
  )
})

describe('searching orders', () => {
  it('finds them by number, name, phone, product and tracking number', async () => {
    const shopper = await buildShopper(shop.shop)
    const product = await buildProduct(shop.shop, { name: 'Plummer block SNL 511' })
    const address = { ...kozhikode, fullName: 'Ummerkutty Haji', phone: '9847098470' }
    const { order } = await placeOrder(shop, { shopper, product, address })
    await confirm(order._id)
    await packer.call(calls.packOrder, { ...of(order._id), body: { saw: 'confirmed' } })
    const ship = { saw: 'packed', carrier: 'DTDC', trackingNumber: 'Z4477100' }
    await packer.call(calls.shipOrder, { ...of(order._id), body: ship })
    const words = [order.number, order.number.slice(4), 'ummerk', 'haji umm', '+91 98470 98470', shopper.phonenumber]
    for (const text of [...words, 'plummer snl', 'z4477100']) {
      expect(numbers(await search(text)), text).toEqual([order.number])
    }
    for (const text of ['nobody at all', "x' | y", ':*', '1234567890', '()!&|', 'പണ']) {
      expect(await search(text), text).toEqual([])
    }
  })
})

describe('what a person does not see is not in the answer', () => {
  it('has no amount for a packer, but what is to be collected at the door', async () => {
    const { order } = await placeOrder(shop, { product: await buildProduct(shop.shop, { price: 777 }) })
    await confirm(order._id)
    const { body } = await packer.call(calls.getOrder, of(order._id))
    expect(body.data.money).toBeUndefined()
    expect(JSON.stringify(body)).not.toMatch(/\b777\b|lineTotal|"price"/)
    expect(body.data.events.some(({ kind }) => kind === 'money')).toBe(false)
    const row = (await list({ queue: 'to_pack' }, packer)).data.find(({ number }) => number === order.number)
    expect(row?.total).toBeUndefined()
    expect((await packer.call(calls.printOrders, { query: { paper: 'invoices', ids: order._id } })).status).toBe(403)
    await packer.call(calls.packOrder, { ...of(order._id), body: { saw: 'confirmed' } })
    await packer.call(calls.shipOrder, { ...of(order._id), body: { saw: 'packed', carrier: 'Own van' } })
    expect((await packer.call(calls.getOrder, of(order._id))).body.data.toCollect).toBe(order.totalAmount)
    const brought = async (by: BuiltStaff) =>
      (await list({ queue: 'on_the_way' }, by)).data.find(({ number }) => number === order.number)
    expect([row?.toCollect, (await brought(packer))?.toCollect]).toEqual([undefined, order.totalAmount])
    expect((await brought(accountant))?.toCollect).toBeUndefined()
  })

  it('has no order for a packer that is neither confirmed nor paid', async () => {
    const { order } = await placeOrder(shop)
    expect((await packer.call(calls.getOrder, of(order._id))).status).toBe(404)
    expect((await list({ queue: 'to_confirm' }, packer)).data).toEqual([])
    expect(await search(order.number, packer)).toEqual([])
    expect((await packer.call(calls.countOrders)).body.data.queues.to_confirm.count).toBe(0)
    expect((await packer.call(calls.noteOrder, { ...of(order._id), body: { text: 'Hello' } })).status).toBe(404)
  })

  it('has a masked phone number for an accountant', async () => {
    const { order } = await placeOrder(shop, { address: { ...kozhikode, phone: '9847011223' } })
    const { body } = await accountant.call(calls.getOrder, of(order._id))
    expect(body.data.customer).toMatchObject({ phone: '••••••1223', phoneIsWhole: false })
    expect(JSON.stringify(body)).not.toContain('9847011223')
    expect(body.data.steps).toEqual([])
  })

  it('offers each person the steps that are theirs', async () => {
    const { order } = await placeOrder(shop)
    const steps = async (by: BuiltStaff) => (await by.call(calls.getOrder, of(order._id))).body.data.steps
    expect(await steps(owner)).toEqual(['confirm', 'cancel'])
    expect(await steps(await buildStaff(shop, ['counter']))).toEqual(['confirm'])
    await confirm(order._id)
    expect(await steps(packer)).toEqual(['pack'])
    expect(await steps(owner)).toEqual(['pack', 'cancel'])
  })
})

it('calls nobody any more once somebody who may confirm it looks at it', async () => {
  const { order } = await placeOrder(shop)
  expect((await packer.call(calls.seeOrder, of(order._id))).status).toBe(403)
  expect((await owner.call(calls.seeOrder, of(order._id))).status).toBe(200)
  expect((await owner.call(calls.seeOrder, of('nothing'))).status).toBe(404)
  const alert = await shop.db
    .selectFrom('order_alerts')
    .select('seen_by')
    .where('order_id', '=', order._id)
    .executeTakeFirst()
  expect(alert?.seen_by).toBe(owner.staffId)
})

describe('an order’s story', () => {
  it('has notes, mails, stock and papers, each with its proof', async () => {
    const { order } = await placeOrder(shop, { quantity: 3 })
    await owner.call(calls.noteOrder, { ...of(order._id), body: { text: 'Call before noon' } })
    await confirm(order._id)
    const { data } = (await owner.call(calls.getOrder, of(order._id))).body
    expect(data.notes).toMatchObject([{ text: 'Call before noon', by: 'Khadeeja Umma' }])
    const told = (kind: string) => data.events.filter((each) => each.kind === kind)
    expect(told('mail').map(({ text, state }) => [text, state])).toEqual([
      ['Email: confirmed', 'waits'],
      ['Email: order received', 'waits'],
    ])
    expect(told('stock')[0]?.proof).toContainEqual({ name: 'Pieces', value: '-3' })
    expect(told('paper')[0]?.text).toMatch(/^Invoice /)
    expect(data.customer.orders).toEqual({ count: 1, more: false })
    const commands = await shop.db.selectFrom('commands').select('input').where('subject_id', '=', order._id).execute()
    expect(JSON.stringify(commands)).not.toContain('before noon')
  })
})

describe('the address of a pending order', () => {
  const change = (id: string, changes: object, by = owner) =>
    by.call(calls.changeOrderAddress, { ...of(id), body: { version: 1, changes } })

  it('is changed part by part, beside what others changed meanwhile', async () => {
    const { order } = await placeOrder(shop)
    const other = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
    const street = { was: order.deliveryAddress.street, now: 'Court Road' }
    expect((await change(order._id, { street }, other)).body).toMatchObject({ version: 2 })
    const city = { was: order.deliveryAddress.city, now: 'Feroke' }
    expect((await change(order._id, { city })).body.address).toMatchObject({ street: 'Court Road', city: 'Feroke' })
    const late = { street: { was: order.deliveryAddress.street, now: 'Mavoor Road' } }
    expect(await change(order._id, late)).toMatchObject({
      status: 409,
      body: {
        code: 'edit_conflict',
        conflict: { fields: [{ field: 'street', theirs: 'Court Road', yours: 'Mavoor Road', by: 'Ramla Beegum' }] },
      },
    })
  })

  it('stays in its state, and stays once the invoice names it', async () => {
    const { order } = await placeOrder(shop)
    const state = { state: { was: 'Kerala', now: 'Tamil Nadu' } }
    expect(await change(order._id, state)).toMatchObject({
      status: 400,
      body: { errors: { state: expect.any(String) } },
    })
    await confirm(order._id)
    const city = { city: { was: order.deliveryAddress.city, now: 'Feroke' } }
    expect(await change(order._id, city)).toMatchObject({ status: 409, body: { code: 'order_state' } })
  })
})
