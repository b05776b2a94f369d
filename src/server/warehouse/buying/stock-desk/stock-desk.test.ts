import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildDesk } from '../../../../../test/builders/build-desk.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildSupplier, sayOf } from '../../../../../test/builders/build-supplier.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { holdStock } from '../../../catalogue/stock/stock-queries.ts'
import { transact } from '../../../platform/db/transact.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
let shop: TestShop
let owner: BuiltStaff
let manager: BuiltStaff
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'], { name: 'Khadeeja Umma' })
  manager = await buildStaff(shop, ['manager'], { limits: { pieces: 5 } })
  packer = await buildStaff(shop, ['packer'])
})
afterAll(() => shop.close())

const adjust = (by: BuiltStaff, id: string, body: { change: number; why: string; note?: string }) =>
  by.call(calls.adjustStock, { params: { id }, body })
const show = async (id: string, by = owner) => (await by.call(calls.showStock, { params: { id } })).body.data
const list = (query: Record<string, string>, by = owner) => by.call(calls.listStock, { query })
const ledger = (id: string, query = {}) => owner.call(calls.stockLedger, { params: { id }, query })

describe('putting a count right', () => {
  test('stands in the ledger with its reason, its note and who did it, and goes back as a whole', async () => {
    const { productId: id } = await buildProduct(shop.shop, { name: 'Hand Saw', stock: 7 })
    const { status, body } = await adjust(owner, id, { change: -2, why: 'damaged', note: 'Wet from the roof' })
    expect([status, body.message, body.data.onHand]).toEqual([200, '-2 Hand Saw', 5])
    const entry = (await ledger(id)).body.data[0]
    expect(entry).toMatchObject({
      text: 'Damaged',
      note: 'Wet from the roof',
      change: -2,
      left: 5,
      by: 'Khadeeja Umma',
    })
    await owner.call(calls.undo, { params: { id: entry?.commandId ?? '' }, body: {} })
    expect(await show(id)).toMatchObject({ onHand: 7 })
  })

  test('of somebody else is taken back as far as one’s own limit goes', async () => {
    const { productId: id } = await buildProduct(shop.shop, { name: 'Hand Saw', stock: 30 })
    const commandOf = async (change: number) => {
      await adjust(owner, id, { change, why: 'lost' })
      return (await ledger(id)).body.data[0]?.commandId ?? ''
    }
    const [many, few] = [await commandOf(-6), await commandOf(-5)]
    const undo = (by: BuiltStaff, command: string) => by.call(calls.undo, { params: { id: command }, body: {} })
    const preview = await manager.call(calls.previewUndo, { params: { id: many } })
    expect(preview.body.data.cannot).toMatch(/adjust 5 pieces a day/)
    expect(await undo(manager, many)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect(await show(id)).toMatchObject({ onHand: 19 })
    expect((await undo(manager, few)).status).toBe(200)
    expect((await undo(owner, many)).status).toBe(200)
    expect(await show(id)).toMatchObject({ onHand: 30 })
  })

  test.each([
    [{ change: 0, why: 'count' }, 400, /number of pieces/],
    [{ change: 3, why: 'damaged' }, 400, /removes stock/],
    [{ change: -3, why: 'found' }, 400, /adds stock/],
    [{ change: -6, why: 'lost' }, 403, /adjust 5 pieces a day/],
    [{ change: 3, why: 'stolen' }, 400, /Select a reason/],
    [{ change: 1e9, why: 'found' }, 400, /Check this field/],
    [{ change: 1.5, why: 'found' }, 400, /number of pieces/],
  ])('%j is refused where it does not fit', async (body, status, sentence) => {
    const { productId: id } = await buildProduct(shop.shop, { stock: 9 })
    const answer = await adjust(manager, id, body)
    expect(answer.status).toBe(status)
    expect(Object.values(answer.body.errors ?? {})[0]).toMatch(sentence)
    expect(await show(id)).toMatchObject({ onHand: 9 })
  })

  test('never goes below what is held for a payment, and says what holds it', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Drill Bit', stock: 4 })
    const lines = [{ productId, variantId: null, quantity: 3 }]
    await transact(shop.shop, (work) => holdStock(work, lines, { now: shop.shop.clock() }))
    const { status, body } = await adjust(owner, productId, { change: -2, why: 'lost' })
    expect(status).toBe(409)
    expect(body.errors?.change).toBe('Only 1 of Drill Bit available: 3 reserved for a payment in progress')
    const held = (await ledger(productId, { of: 'held' })).body.data
    expect(held).toMatchObject([{ text: 'Reserved for a payment', change: 3, left: 3, by: null }])
  })

  test('a product with variants is none of its variants', async () => {
    const { productId: id } = await buildProduct(shop.shop, { variants: ['S', 'L'], stock: 1 })
    expect((await adjust(owner, id, { change: 1, why: 'found' })).status).toBe(404)
    expect((await owner.call(calls.showStock, { params: { id } })).status).toBe(404)
  })
})

test('the ledger explains a number from its newest movement to its first, page by page', async () => {
  const { productId: id } = await buildProduct(shop.shop, { stock: 5 })
  const product = { productId: id, variantIds: [] }
  const { order } = await placeOrder(shop, { product, quantity: 2 })
  for (let n = 0; n < 54; n += 1) await adjust(owner, id, { change: n % 2 === 0 ? 3 : -2, why: 'count' })
  const first = (await ledger(id)).body
  expect(first.data).toHaveLength(50)
  const second = (await ledger(id, { after: first.next ?? '' })).body
  expect(second.next).toBeNull()
  const all = [...first.data, ...second.data]
  expect(all).toHaveLength(56)
  expect(all[0]?.left).toBe((await show(id)).onHand)
  for (const [at, { left, change }] of all.entries()) expect(left - change).toBe(all[at + 1]?.left ?? 0)
  expect(all.at(-2)).toMatchObject({
    text: 'Sold',
    change: -2,
    by: null,
    document: { label: `Order ${order.number}`, path: `/orders/${order._id}` },
  })
})

describe('the list', () => {
  test('is found by name, shelf and supplier’s code, sorted by each, page by page without a gap', async () => {
    const { supplier } = await buildSupplier(shop)
    const made = []
    for (let n = 0; n < 53; n += 1) {
      made.push(await buildProduct(shop.shop, { name: `Hinge ${String(n).padStart(2, '0')}`, stock: n % 3 }))
    }
    const [first, second] = made as [(typeof made)[number], (typeof made)[number]]
    const params = { id: first.productId }
    const edit = (shelf: string) => ({ version: 0, changes: { shelf: { was: null, now: shelf } } })
    await packer.call(calls.placeStock, { params, body: edit(' c-14  top ') })
    await packer.call(calls.placeStock, { params: { id: second.productId }, body: edit('B-02') })
    const item = sayOf({ theirCode: 'HG/00', pack: 12, usual: true })
    await owner.call(calls.setSupplierOfItem, { params: { ...params, supplierId: supplier._id }, body: item })
    expect((await list({ text: 'C-14' })).body.data).toMatchObject([{ name: 'Hinge 00', shelf: 'C-14 TOP' }])
    expect((await list({ text: 'hg/00' })).body.data).toMatchObject([{ name: 'Hinge 00' }])
    expect((await list({ text: '%' })).body.data).toEqual([])
    expect((await list({ text: 'hinge', sort: 'shelf' })).body.data.slice(0, 2)).toMatchObject([
      { shelf: 'B-02' },
      { shelf: 'C-14 TOP' },
    ])
    for (const sort of ['name', 'days', 'shelf']) {
      const page = (await list({ text: 'hinge', sort })).body
      const rest = (await list({ text: 'hinge', sort, after: page.next ?? '' })).body
      expect(new Set([...page.data, ...rest.data].map(({ _id }) => _id)).size).toBe(53)
      expect(rest.next).toBeNull()
    }
    const none = (await list({ view: 'out', text: 'hinge' })).body.data
    expect(none).toHaveLength(18)
    expect(none.every(({ free }) => free === 0)).toBe(true)
  })

  test('says what all is worth to who sees costs', async () => {
    const { receive } = await buildSupplier(shop)
    const before = (await list({})).body.value ?? 0
    const { productId: item } = await buildProduct(shop.shop, { stock: 0 })
    await receive([{ item, quantity: 4, cost: 12.5 }])
    expect((await list({})).body.value).toBe(before + 50)
    expect((await list({}, packer)).body).not.toHaveProperty('value')
  })
})

describe('a shelf', () => {
  test('is set by who receives, a reorder point only by who orders; both go back', async () => {
    const { productId: id } = await buildProduct(shop.shop, { stock: 3 })
    const place = (by: BuiltStaff, changes: object, version = 0) =>
      by.call(calls.placeStock, { params: { id }, body: { version, changes } })
    expect((await place(packer, { reorderPoint: { was: null, now: 5 } })).status).toBe(403)
    await place(packer, { shelf: { was: null, now: 'A-03' } })
    const { body } = await place(manager, { reorderPoint: { was: null, now: 3 } }, 1)
    expect(body.data).toMatchObject({ shelf: 'A-03', reorderPoint: 3, low: true, point: 3 })
    const { rows } = await shop.pool.query(
      `SELECT id FROM commands WHERE name = 'stock.place' ORDER BY at DESC LIMIT 1`,
    )
    await owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })
    expect(await show(id)).toMatchObject({ shelf: 'A-03', reorderPoint: null, low: true, point: null })
  })

  test('stands in the order for who packs it', async () => {
    const { confirmed } = await buildDesk(shop)
    const { id } = await confirmed()
    const order = async () => (await packer.call(calls.getOrder, { params: { id } })).body.data
    const [line] = (await order()).lines
    expect(line?.shelf).toBeNull()
    const params = { id: line?.productId ?? '' }
    await packer.call(calls.placeStock, {
      params,
      body: { version: 0, changes: { shelf: { was: null, now: 'C-07' } } },
    })
    expect((await order()).lines[0]?.shelf).toBe('C-07')
  })
})

describe('a product that got variants', () => {
  const add = (id: string) => {
    const variants = ['1 litre', '5 litres'].map((name, at) => ({ name, price: 200 + at * 700 }))
    return owner.call(calls.addVariants, { params: { id }, body: { variants, piecesTo: 0 } })
  }
  const listed = async (text: string) =>
    (await list({ text })).body.data.map(({ _id, active, free }) => [_id, active, free])

  test('has its pieces at the one that was chosen, with their ledger; undone, at itself again', async () => {
    const { productId: id } = await buildProduct(shop.shop, { name: 'Spindle Oil', stock: 10 })
    const { variants } = (await add(id)).body.data.record
    const [small = '', large = ''] = variants.map(({ _id }) => _id)
    expect(await listed('spindle')).toEqual(
      expect.arrayContaining([
        [small, true, 10],
        [large, true, 0],
      ]),
    )
    const [last] = (await ledger(id)).body.data
    expect(last).toMatchObject({ change: -10 })
    expect((await owner.call(calls.undo, { params: { id: last?.commandId ?? '' }, body: {} })).status).toBe(200)
    expect(await show(id)).toMatchObject({ onHand: 10, active: true })
  })

  test('and lost them again is sold, seen and counted itself', async () => {
    const { productId: id } = await buildProduct(shop.shop, { name: 'Chain Oil', stock: 0 })
    const { version, record } = (await add(id)).body.data
    const off = { active: { was: true, now: false } }
    const changes = Object.fromEntries(record.variants.map(({ _id }) => [_id, off]))
    const price = { price: { was: 200, now: 150 } }
    await owner.call(calls.changeGoods, { params: { id }, body: { version, changes: price, variants: changes } })
    expect(await listed('chain oil')).toContainEqual([id, true, 0])
    expect((await adjust(owner, id, { change: 4, why: 'found' })).body.data).toMatchObject({ onHand: 4 })
    expect((await shop.call('GET', `/product/get-product/${id}`)).body.data).toMatchObject({ stock: 4, variants: [] })
  })
})

test('the list says how long everything lasts, by what was sold and not given back, and what is short', async () => {
  const product = await buildProduct(shop.shop, { name: 'Grease Gun', stock: 40 })
  const { productId: id } = product
  await placeOrder(shop, { product, quantity: 20 })
  const { shopper, order } = await placeOrder(shop, { product, quantity: 10 })
  const body = { status: 'cancelled' }
  await shop.call('PATCH', `/order/change-status/${order._id}`, { token: shopper.token, body })
  shop.advance(hourMs + 1)
  // what is new sells at the pace of two weeks at least
  expect(await show(id)).toMatchObject({ free: 20, sold: 20, paceDays: 14, daysLeft: 14, low: true })
  shop.advance(26 * dayMs)
  // whose session is still awake
  const later = await buildStaff(shop, ['owner'])
  expect(await show(id, later)).toMatchObject({ sold: 20, paceDays: 27, daysLeft: 27, low: false, suggestion: 0 })
  const { data } = (await list({ text: 'grease gun' }, later)).body
  expect(data).toMatchObject([{ _id: id, free: 20, daysLeft: 27 }])
  shop.advance(90 * dayMs)
  expect(await show(id, await buildStaff(shop, ['owner']))).toMatchObject({ sold: 0, daysLeft: null, low: false })
})
