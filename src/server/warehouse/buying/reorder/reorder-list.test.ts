import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildSupplier, sayOf } from '../../../../../test/builders/build-supplier.ts'
import { placeOrder } from '../../../../../test/builders/place-order.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

const hourMs = 3_600_000
let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T06:30:00Z' })
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const reorder = async (by = owner) => (await by.call(calls.reorderList)).body.data
const groupOf = async (id: string) => (await reorder()).groups.find(({ supplier }) => supplier?._id === id)
const setUsual = (item: string, supplierId: string, more: { code?: string; pack?: number } = {}) =>
  owner.call(calls.setSupplierOfItem, {
    params: { id: item, supplierId },
    body: sayOf({ theirCode: more.code ?? null, pack: more.pack ?? 1, usual: true }),
  })
const stockOf = async (id: string) => (await owner.call(calls.showStock, { params: { id } })).body.data
const undoLast = async (name: string) => {
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC LIMIT 1', [name])
  return owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}

/** Sold once a day of late, with so many left. */
async function sellsDaily(left: number, name?: string) {
  const product = await buildProduct(shop.shop, { stock: left + 14, ...(name && { name }) })
  await placeOrder(shop, { product, quantity: 14 })
  shop.advance(hourMs + 1)
  return product.productId
}

test('what does not last is listed by its supplier in whole packs, and what lasts, or does not sell, is not', async () => {
  const { supplier } = await buildSupplier(shop, { deliveryDays: 3 })
  const [short, lasts, still] = [await sellsDaily(8, 'V-belt A-48'), await sellsDaily(11), await sellsDaily(0)]
  const unsold = (await buildProduct(shop.shop, { stock: 0 })).productId
  for (const item of [short, lasts, unsold]) await setUsual(item, supplier._id, { code: 'A48', pack: 6 })
  const group = await groupOf(supplier._id)
  // 3 days to come, 7 for safety: due at 10, and 10 more on top of that
  expect(group?.lines).toMatchObject([
    { item: short, name: 'V-belt A-48', code: 'A48', free: 8, sold: 14, paceDays: 14, daysLeft: 8, suggestion: 12 },
  ])
  const { groups } = await reorder()
  expect(groups.at(-1)).toMatchObject({ supplier: null })
  expect(groups.at(-1)?.lines.map(({ item }) => item)).toContain(still)
  const low = (await owner.call(calls.listStock, { query: { view: 'low', sort: 'days' } })).body.data
  const ids = low.map(({ _id }) => _id)
  expect([short, still, unsold].every((id) => ids.includes(id))).toBe(true)
  expect(ids).not.toContain(lasts)
  const { runsLow, waiting } = (await owner.call(calls.today)).body.data
  expect(runsLow[0]).toMatchObject({ item: still, left: 0, daysLeft: 0 })
  expect(waiting.find(({ key }) => key === 'runs_low')).toMatchObject({ count: low.length })
})

test('what is ordered is coming until its bill has come in; a bill taken back makes it wait again', async () => {
  const { supplier, receive } = await buildSupplier(shop)
  const item = await sellsDaily(2)
  await setUsual(item, supplier._id)
  const body = { supplierId: supplier._id, lines: [{ item, quantity: 30 }] }
  const ordered = await owner.call(calls.orderFromSupplier, { body })
  expect(ordered.status).toBe(201)
  const purchaseId = ordered.body.data._id
  expect(ordered.body.data.expectedAt > ordered.body.data.orderedAt).toBe(true)
  expect(await stockOf(item)).toMatchObject({ free: 2, incoming: 30, daysLeft: 2, daysCovered: 32, low: false })
  expect(await groupOf(supplier._id)).toBeUndefined()
  await receive([{ item, quantity: 12 }], { purchaseId })
  expect(await stockOf(item)).toMatchObject({ free: 14, incoming: 18 })
  await receive([{ item, quantity: 20 }], { purchaseId })
  expect(await stockOf(item)).toMatchObject({ free: 34, incoming: 0 })
  expect((await reorder()).purchases.map(({ _id }) => _id)).not.toContain(purchaseId)
  await undoLast('stock.receive')
  expect((await reorder()).purchases.find(({ _id }) => _id === purchaseId)?.lines).toMatchObject([
    { ordered: 30, missing: 18 },
  ])
  await owner.call(calls.closePurchase, { params: { id: purchaseId } })
  expect(await stockOf(item)).toMatchObject({ incoming: 0 })
  expect((await receive([{ item, quantity: 1 }], { purchaseId })).body.errors?.purchaseId).toMatch(/another supplier/)
  expect((await undoLast('purchase.close')).status).toBe(200)
  expect(await stockOf(item)).toMatchObject({ incoming: 18 })
  expect((await undoLast('purchase.order')).status).toBe(200)
  expect(await stockOf(item)).toMatchObject({ incoming: 0 })
})

test('a bill that was taken back is not received again for an order that nothing is waited for of any more', async () => {
  shop.advance(1000)
  const { supplier, receive } = await buildSupplier(shop)
  const { productId: item } = await buildProduct(shop.shop, { stock: 0 })
  const ordered = await owner.call(calls.orderFromSupplier, {
    body: { supplierId: supplier._id, lines: [{ item, quantity: 9 }] },
  })
  const { _id: purchaseId, number } = ordered.body.data
  await receive([{ item, quantity: 9 }], { purchaseId })
  await undoLast('stock.receive')
  await owner.call(calls.closePurchase, { params: { id: purchaseId } })
  const refused = await undoLast('stock.unreceive')
  expect(refused).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
  expect(refused.body.message).toContain(`order no. ${number}`)
  expect(await stockOf(item)).toMatchObject({ onHand: 0, incoming: 0 })
  expect((await undoLast('purchase.close')).status).toBe(200)
  expect((await undoLast('stock.unreceive')).status).toBe(200)
  expect(await stockOf(item)).toMatchObject({ onHand: 9, incoming: 0 })
})

test('it is printed for the supplier, and nobody is told of who has nothing to order', async () => {
  const { supplier } = await buildSupplier(shop)
  const item = await sellsDaily(1, 'കപ്ലിംഗ് Coupling with a name that is longer than one line of any paper can ever be')
  await setUsual(item, supplier._id, { code: 'CPL/9', pack: 4 })
  const print = (id: string) =>
    askHost(shop.url, {
      path: `/api/office/v1/reorder/${id}/paper`,
      headers: {
        host: `${officeHost}:${new URL(shop.url).port}`,
        cookie: owner.cookie,
        'sec-fetch-site': 'same-origin',
      },
    })
  const paper = await print(supplier._id)
  expect([paper.status, paper.headers['content-type'], paper.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  const idle = await buildSupplier(shop)
  expect((await print(idle.supplier._id)).status).toBe(404)
})

test('what the list calls low is what the rule calls due, whatever the pace, the supplier and the point', async () => {
  const { supplier } = await buildSupplier(shop, { deliveryDays: 11 })
  // counted now: what is written below stands for an hour
  shop.advance(hourMs + 1)
  await reorder()
  const small = fc.integer({ min: 1, max: 90 })
  const cases = fc.sample(
    fc.record({
      stock: fc.nat(60),
      sold: fc.option(fc.nat(90)),
      days: small,
      point: fc.option(fc.nat(40)),
      usual: fc.boolean(),
    }),
    { numRuns: 40, seed: 74 },
  )
  for (const { stock, sold, days, point, usual } of cases) {
    const { productId: id } = await buildProduct(shop.shop, { stock })
    const items = shop.db.selectFrom('stock_items').select('id').where('product_id', '=', id)
    const { id: stock_item_id } = await items.executeTakeFirstOrThrow()
    if (sold) await shop.db.insertInto('stock_pace').values({ stock_item_id, sold, days }).execute()
    if (usual) await setUsual(id, supplier._id, { pack: 7 })
    const changes = { reorderPoint: { was: null, now: point } }
    await owner.call(calls.placeStock, { params: { id }, body: { version: 0, changes } })
    const item = await stockOf(id)
    const due = item.point === null ? item.free <= 5 : item.free + item.incoming <= item.point
    expect({ low: item.low, ordered: item.suggestion > 0 }).toEqual({ low: due, ordered: item.point !== null && due })
    const listed = (await reorder()).groups.flatMap(({ lines }) => lines).find((line) => line.item === id)
    expect(listed?.suggestion ?? 0).toBe(item.suggestion)
  }
})
