import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { buildSupplier, sayOf } from '../../../../../test/builders/build-supplier.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'
import { historyCopy } from '../../../../shared/copy/office/history.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const fields = { name: 'Malabar Tools', phone: null, email: null, gstin: null, deliveryDays: 2, note: '' }
const add = (more: Partial<Record<keyof typeof fields, unknown>> = {}) =>
  owner.call(calls.addSupplier, { body: { ...fields, ...more } })
const change = (id: string, version: number, changes: object) =>
  owner.call(calls.changeSupplier, { params: { id }, body: { version, changes } })
const show = async (id: string) => (await owner.call(calls.showSupplier, { params: { id } })).body.data
const undoLast = async () => {
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE undoes IS NULL ORDER BY at DESC LIMIT 1')
  return owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}

test('a supplier has a name of its own and a GSTIN whose digits fit', async () => {
  expect((await add()).status).toBe(201)
  expect((await add({ name: 'MALABAR  tools'.replace('  ', ' ') })).body.errors?.name).toMatch(/with this name/)
  expect((await add({ name: 'B', gstin: '32AAACB1234F1Z9' })).body.errors?.gstin).toMatch(/is not valid/)
  expect((await add({ name: 'C', gstin: 'abc' })).body.errors?.gstin).toMatch(/15 characters/)
  expect((await add({ name: 'D', deliveryDays: 400 })).body.errors?.deliveryDays).toMatch(/0 to 365/)
  expect((await add({ name: 'E', phone: '123' })).body.errors?.phone).toMatch(/10 digits/)
})

test('two who change it keep each other’s fields, and the same field is a question', async () => {
  const { supplier } = await buildSupplier(shop)
  const { _id: id, version } = supplier
  await change(id, version, { deliveryDays: { was: 7, now: 3 } })
  const other = await change(id, version, { note: { was: '', now: 'Closed on Fridays' } })
  expect(other.body.data).toMatchObject({ deliveryDays: 3, note: 'Closed on Fridays' })
  const same = await change(id, version, { deliveryDays: { was: 7, now: 5 } })
  expect(same).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
  expect((await change(id, version + 2, { name: { was: supplier.name, now: 'malabar tools' } })).status).toBe(400)
})

test('what was done to it goes back', async () => {
  const { supplier } = await buildSupplier(shop)
  const { _id: id } = supplier
  shop.advance(1)
  await change(id, 1, { phone: { was: '9847012345', now: null } })
  expect((await undoLast()).status).toBe(200)
  expect(await show(id)).toMatchObject({ phone: '9847012345' })
  shop.advance(1)
  await owner.call(calls.putSupplierAside, { params: { id } })
  expect(await show(id)).toMatchObject({ active: false })
  expect((await undoLast()).status).toBe(200)
  expect(await show(id)).toMatchObject({ active: true })
  shop.advance(1)
  await owner.call(calls.putSupplierAside, { params: { id } })
  await owner.call(calls.useSupplierAgain, { params: { id } })
  const all = (await owner.call(calls.listSuppliers)).body.data
  expect(all.find(({ _id }) => _id === id)).toMatchObject({ active: true, items: 0 })
})

test('who first brings something is its usual supplier; another may become that, and goes back', async () => {
  const [first, second] = [await buildSupplier(shop), await buildSupplier(shop)]
  const { productId: item } = await buildProduct(shop.shop, { stock: 0 })
  const suppliersOf = async () => {
    const { suppliers } = (await owner.call(calls.showStock, { params: { id: item } })).body.data
    return (suppliers ?? []).map(({ name, usual, pack, code }) => [name, usual, pack, code])
  }
  await first.receive([{ item, quantity: 1 }])
  await second.receive([{ item, quantity: 1 }])
  const before = [
    [first.supplier.name, true, 1, null],
    [second.supplier.name, false, 1, null],
  ]
  expect(await suppliersOf()).toEqual(before)
  shop.advance(1)
  const params = { id: item, supplierId: second.supplier._id }
  await owner.call(calls.setSupplierOfItem, { params, body: sayOf({ theirCode: 'Z9', pack: 10, usual: true }) })
  const after = [
    [second.supplier.name, true, 10, 'Z9'],
    [first.supplier.name, false, 1, null],
  ]
  expect(await suppliersOf()).toEqual(after)
  expect((await undoLast()).status).toBe(200)
  expect(await suppliersOf()).toEqual(before)
  const { rows } = await shop.pool.query('SELECT id FROM commands WHERE undoes IS NOT NULL ORDER BY at DESC LIMIT 1')
  expect((await owner.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
  expect(await suppliersOf()).toEqual(after)
})

test('two who say something of a supplier’s goods: other fields of both are there, of the same one the second is told', async () => {
  const { supplier } = await buildSupplier(shop)
  const { productId: id } = await buildProduct(shop.shop, { stock: 0 })
  const params = { id, supplierId: supplier._id }
  const say = (body: ReturnType<typeof sayOf>) => owner.call(calls.setSupplierOfItem, { params, body })
  const seen = { theirCode: 'Z9', pack: 1, usual: true }
  expect((await say(sayOf(seen))).status).toBe(200)
  expect((await say(sayOf({ ...seen, theirCode: 'Z10' }, seen))).status).toBe(200)
  expect((await say(sayOf({ ...seen, pack: 6 }, seen))).status).toBe(200)
  const third = await say(sayOf({ ...seen, theirCode: 'Z11' }, seen))
  const conflict = { field: 'theirCode', was: 'Z9', theirs: 'Z10', yours: 'Z11', by: 'Staff owner' }
  expect(third).toMatchObject({ status: 409, body: { code: 'edit_conflict', conflict: { fields: [conflict] } } })
  const { suppliers } = (await owner.call(calls.showStock, { params: { id } })).body.data
  expect(suppliers).toMatchObject([{ code: 'Z10', pack: 6, usual: true }])
})

test('what somebody has said of a supplier’s goods since is not written over by taking back what was said before', async () => {
  const { supplier } = await buildSupplier(shop)
  const { productId: id } = await buildProduct(shop.shop, { stock: 0 })
  const params = { id, supplierId: supplier._id }
  let said: Parameters<typeof sayOf>[1]
  const say = async (theirCode: string, pack = 1) => {
    shop.advance(1)
    const command = randomUUID()
    const now = { theirCode, pack, usual: true }
    await owner.call(calls.setSupplierOfItem, { params, body: sayOf(now, said), command })
    said = now
    return command
  }
  const undo = async (command: string) => {
    shop.advance(1)
    return (await owner.call(calls.undo, { params: { id: command }, body: {} })).body.message
  }
  const codes = async () => {
    const { suppliers } = (await owner.call(calls.showStock, { params: { id } })).body.data
    return (suppliers ?? []).map(({ code }) => code)
  }
  const [first, second] = [await say('Z9'), await say('Z10')]
  expect(await undo(first)).toBe(historyCopy.changedSince)
  expect(await codes()).toEqual(['Z10'])
  const third = await say('Z10', 5)
  expect(await undo(third)).toBe(historyCopy.done)
  expect(await undo(second)).toBe(historyCopy.done)
  expect(await undo(first)).toBe(historyCopy.done)
  expect(await codes()).toEqual([])
})
