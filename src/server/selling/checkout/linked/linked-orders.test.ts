import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { kozhikode } from '../../../../../test/builders/addresses.ts'
import { type Additions, buildAdditions } from '../../../../../test/builders/build-additions.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { set } from '../../../../../test/builders/set.ts'
import { buildStaff } from '../../../../../test/office.ts'
import { Paying } from '../../../../../test/proof/paying.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { moveOrder } from '../transitions/move-order.ts'

let desk: Additions
beforeAll(async () => {
  desk = await buildAdditions(await Paying.open({ now: '2026-11-26T06:30:00Z' }))
})
afterEach(async () => expect(await desk.faults()).toEqual([]))
afterAll(() => desk.paying.close())

const shop = () => desk.paying.shop.shop
const goods = async (options: Parameters<typeof buildProduct>[1] = {}) =>
  (await buildProduct(shop(), options)).productId
const move = (of: string, ...statuses: ('confirmed' | 'packed' | 'shipped' | 'out_for_delivery' | 'delivered')[]) =>
  statuses.reduce((before, to) => before.then(() => moveOrder(shop(), of, to)), Promise.resolve<unknown>(null))

it('more after the invoice, in cash, is a linked order at once: own number, own invoice, no delivery charge, named at both', async () => {
  const [first, more] = [await goods({ price: 100 }), await goods({ name: 'Chain oil', price: 60, stock: 4 })]
  const order = await desk.placed([[first, 2]])
  await move(order.id, 'confirmed')
  const added = await desk.add(order, [[more, 2]], 'cash')
  expect(added.seen).toMatchObject({ isAlong: true, money: { subTotal: 120, deliveryCharges: 0, payable: 120 } })
  const [a, b] = [`${order.number}/A`, `${order.number}/B`]
  expect(added).toMatchObject({ status: 200, body: { message: `${a} is placed`, data: { placed: { number: a } } } })
  expect((await desk.add(order, [[more, 1]], 'cash')).body.data).toMatchObject({ placed: { number: b } })
  await move(a, 'confirmed')
  const orders = (await desk.paying.ordersOf(order.shopper)) ?? []
  const named = Object.fromEntries(orders.map(({ number, linkedOrders }) => [number, linkedOrders]))
  expect(named).toEqual({ [order.number]: [a, b], [a]: [order.number, b], [b]: [order.number, a] })
  expect(new Set(orders.flatMap(({ invoice }) => invoice?.number ?? [])).size).toBe(2)
  expect((await desk.linkedOf(order)).orders).toMatchObject([
    { number: a, status: 'confirmed', isFirst: false },
    { number: b, status: 'pending' },
  ])
  expect(await desk.paying.stockOf(more)).toEqual({ on_hand: 1, held: 0 })
  expect((await desk.owner.call(calls.searchOrders, { body: { text: `${order.number}/a` } })).body.data).toMatchObject([
    { number: a },
  ])
})

it('what is added once the order has left travels by itself, with its own charge', async () => {
  await set(desk.paying.shop, { 'delivery.zones': [] })
  const product = await goods({ price: 100, stock: 9 })
  const order = await desk.placed([[product, 1]])
  await move(order.id, 'confirmed', 'packed', 'shipped')
  const { seen } = await desk.add(order, [[product, 1]], 'cash')
  expect(seen?.isAlong).toBe(false)
  expect(seen?.money.deliveryCharges).toBe((await order.read()).money?.breakdown.deliveryCharges)
})

it('is refused with what to do: unpaid before the invoice, delivered, cancelled, a linked order, a second link', async () => {
  const product = await goods({ stock: 50 })
  const refused = async (order: Parameters<typeof desk.add>[0], pay: 'link' | 'cash' = 'cash') => {
    const { status, body } = await desk.add(order, [[product, 1]], pay)
    return [status, body.code, (body as { message: string }).message]
  }
  const unpaid = await desk.placed([[product, 1]])
  expect(await refused(unpaid)).toEqual([409, 'order_state', expect.stringContaining('edit it instead')])
  await move(unpaid.id, 'confirmed')
  const { body } = await desk.add(unpaid, [[product, 1]], 'cash')
  const { placed } = body.data as { placed: { _id: string } }
  const follower = { ...unpaid, id: placed._id }
  follower.read = async () => (await desk.owner.call(calls.getOrder, { params: { id: follower.id } })).body.data
  expect(await refused(follower)).toEqual([409, 'order_state', expect.stringContaining('first order')])
  expect((await desk.add(unpaid, [[product, 1]], 'link')).status).toBe(200)
  expect(await refused(unpaid, 'link')).toEqual([409, 'order_state', expect.stringContaining('Withdraw it first')])
  expect((await desk.manager.call(calls.withdrawPayLink, { params: { id: unpaid.id } })).status).toBe(200)
  await move(unpaid.id, 'packed', 'shipped', 'out_for_delivery', 'delivered')
  expect(await refused(unpaid)).toEqual([409, 'order_state', expect.stringContaining('delivered')])
  const cancelled = await desk.placed([[product, 1]])
  await moveOrder(shop(), cancelled.id, 'cancelled')
  expect(await refused(cancelled)).toEqual([409, 'order_state', expect.stringContaining('order again')])
})

it('names what stands against the items, and changes nothing', async () => {
  const [first, short] = [await goods({ stock: 50 }), await goods({ name: 'Belt', stock: 1 })]
  const order = await desk.placed([[first, 1]], { how: 'online' })
  const preview = async (lines: [string, unknown][], pay: 'link' | 'cash' = 'link') => {
    const { status, body } = await desk.previewAddition(await desk.wishMore(order, lines, pay))
    return { status, code: body.code, errors: body.errors }
  }
  for (const quantity of [0, -1, 1.5, 1e9, '2', null]) {
    expect(await preview([[first, quantity]])).toMatchObject({
      status: 400,
      errors: { 'lines.0.quantity': expect.any(String) },
    })
  }
  expect(await preview([])).toMatchObject({ status: 400 })
  expect(await preview([[short, 2]])).toMatchObject({
    code: 'out_of_stock',
    errors: { 'lines.0.quantity': 'Only 1 left of Belt' },
  })
  expect(
    await preview([
      [first, 1],
      [first, 1],
    ]),
  ).toMatchObject({ status: 400, errors: { 'lines.1.productId': expect.any(String) } })
  expect(await preview([['none', 1]])).toMatchObject({ status: 404 })
  await set(desk.paying.shop, { 'cash.below': 50 * 100 })
  expect(await preview([[first, 1]], 'cash')).toMatchObject({ code: 'cash_limit' })
  await set(desk.paying.shop, { 'cash.below': 150_000 * 100 })
  const asked = await desk.wishMore(order, [[first, 1]], 'link')
  const { body } = await desk.previewAddition(asked)
  await desk.edit(order, [{ productId: first, quantity: 1 }], {
    address: { ...kozhikode, street: 'Mavoor Road', phone: '9847012345' },
  })
  const stale = { ...asked, body: { ...asked.body, digest: body.data.digest, reason: 'The customer called' } }
  expect(await desk.manager.call(calls.addToOrder, stale)).toMatchObject({ status: 409, body: { code: 'order_state' } })
  expect((await desk.linkedOf(order)).links).toEqual([])
})

it('while a link waits the order stays in its state, and what is paid goes where the order goes now', async () => {
  const product = await goods({ stock: 50, price: 300 })
  const order = await desk.placed([[product, 1]], { how: 'online' })
  await desk.add(order, [[product, 1]], 'link')
  const key = await desk.keyOf(order)
  const address = { ...kozhikode, phone: '9847012345' }
  const lines = [{ productId: product, quantity: 1 }]
  const elsewhere = await desk.preview(order, lines, {
    address: { ...address, state: 'Tamil Nadu', pincode: '641001' },
  })
  expect(elsewhere).toMatchObject({ status: 409, body: { message: expect.stringContaining('Withdraw it before') } })
  expect((await desk.edit(order, lines, { address: { ...address, building: '77 New House' } })).status).toBe(200)
  const payment = desk.paying.bank.pay((await desk.intent(key)).body.order_id as string)
  await desk.verify(key, desk.paying.bank.success(payment))
  const [linked] = (await desk.paying.ordersOf(order.shopper)) ?? []
  expect(linked).toMatchObject({ number: `${order.number}/A`, deliveryAddress: { building: '77 New House' } })
})

it('a link is seen by who edits orders alone', async () => {
  const product = await goods({ stock: 50 })
  const order = await desk.placed([[product, 1]], { how: 'online' })
  await desk.add(order, [[product, 1]], 'link')
  const packer = await buildStaff(desk.paying.shop, ['packer'])
  expect(await desk.linkedOf(order, packer)).toEqual({ orders: [], links: [], mayAdd: false })
  expect((await desk.withdraw(order, packer)).status).toBe(403)
})

it('a linked order that travels with the first one is edited without a delivery charge, also once the first one has left', async () => {
  await set(desk.paying.shop, { 'delivery.zones': [] })
  const product = await goods({ price: 100, stock: 20 })
  const order = await desk.placed([[product, 1]])
  await move(order.id, 'confirmed')
  const { body } = await desk.add(order, [[product, 3]], 'cash')
  const id = ('placed' in body.data && body.data.placed?._id) || ''
  const read = async () => (await desk.owner.call(calls.getOrder, { params: { id } })).body.data
  const linked = { ...order, id, read }
  const lines = (quantity: number) => [{ position: 1, productId: product, quantity }]
  expect((await desk.edit(linked, lines(2))).status).toBe(200)
  expect((await read()).money?.breakdown).toMatchObject({ subTotal: 200, deliveryCharges: 0, payable: 200 })
  await move(order.id, 'packed', 'shipped')
  expect((await desk.edit(linked, lines(1))).status).toBe(200)
  expect((await read()).money?.breakdown).toMatchObject({ subTotal: 100, deliveryCharges: 0, payable: 100 })
})

it('the PIN code of the first order stays while a payment link waits, by its address alone too; the street may change', async () => {
  const product = await goods({ price: 300, stock: 9 })
  const order = await desk.placed([[product, 1]], { how: 'online' })
  expect((await desk.add(order, [[product, 1]], 'link')).status).toBe(200)
  const change = async (changes: object) => {
    const { version } = await order.read()
    return desk.manager.call(calls.changeOrderAddress, { params: { id: order.id }, body: { version, changes } })
  }
  const pincode = { was: kozhikode.pincode, now: '673001' }
  expect(await change({ pincode })).toMatchObject({ status: 409, body: { code: 'order_state' } })
  expect((await change({ street: { was: kozhikode.street, now: 'Court Road' } })).status).toBe(200)
  await desk.withdraw(order)
  expect((await change({ pincode })).status).toBe(200)
})
