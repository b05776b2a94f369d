import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff, inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let beside: TestShop
let manager: BuiltStaff
let productId: string
beforeAll(async () => {
  shop = await openShop()
  beside = await openShop({ beside: shop })
  manager = await buildStaff(shop, ['manager'])
  productId = (await buildProduct(shop.shop)).productId
  const attributes = [
    { key: 'bore', value: 20, text: '20 mm' },
    { key: 'width', value: 14, text: '14 mm' },
  ]
  await inCommand(shop.db, (tx) =>
    tx
      .updateTable('products')
      .set({ attributes: JSON.stringify(attributes) })
      .where('id', '=', productId)
      .execute(),
  )
})
afterAll(async () => {
  await beside.close()
  await shop.close()
})

const list = async () => (await manager.call(calls.listAttributes, {})).body.data
const named = async (key: string) => (await list()).attributes.find((each) => each.key === key)
const change = (id: string, version: number, changes: object) => {
  shop.advance(1000)
  return manager.call(calls.changeAttribute, { params: { id }, body: { version, changes } })
}
const arrange = async (attributes: { key: string; filtered: boolean }[]) => {
  shop.advance(1000)
  const { version, attributes: was } = (await list()).categories.find((each) => each._id === 'category') ?? {}
  const body = { version: version ?? 0, changes: { attributes: { was, now: attributes } } }
  return manager.call(calls.setCategoryAttributes, { params: { id: 'category' }, body })
}
/** Reads the attribute names that the product page and the lists show, in both processes. */
const shown = () =>
  Promise.all(
    [shop, beside].flatMap((each) =>
      ['get-products', `get-product/${productId}`].map(async (path) => {
        const { data } = (await each.call('GET', `/product/${path}` as '/product/get-products')).body
        const goods = ('products' in data ? data.products[0] : data) as { attributes: { name: string }[] }
        return goods.attributes.map(({ name }) => name).join()
      }),
    ),
  )
const undoLast = async () => {
  // two that were done at one moment have no last one
  shop.advance(1000)
  const { rows } = await shop.pool.query('SELECT id FROM commands ORDER BY at DESC, id DESC LIMIT 1')
  return manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}

test('a shop begins with the trade’s list, and adds its own', async () => {
  const { attributes, units } = await list()
  expect(attributes.length).toBeGreaterThan(200)
  expect(units).toContain('mm²')
  const { body } = await manager.call(calls.addAttribute, {
    body: { name: 'Groove depth', kind: 'number', unit: 'mm' },
  })
  expect(body.data).toMatchObject({ key: 'groove-depth', name: 'Groove depth', unit: 'mm' })
  const refused = await Promise.all(
    [
      { name: 'groove DEPTH', kind: 'number' as const, unit: 'mm' },
      { name: 'Smell', kind: 'number' as const, unit: 'noses' },
      { name: 'Mood', kind: 'word' as const, unit: 'mm' },
    ].map((each) => manager.call(calls.addAttribute, { body: each })),
  )
  expect(refused.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual([
    [400, ['name']],
    [400, ['unit']],
    [400, ['unit']],
  ])
  await undoLast()
  expect(await named('groove-depth')).toBeUndefined()
})

test('two who add the same name at once: one of them does', async () => {
  const body = { name: 'Rim width', kind: 'number' as const, unit: 'mm' }
  const both = await Promise.all([1, 2].map(() => manager.call(calls.addAttribute, { body })))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('they stand as in a dictionary: capitals do not come before all other letters', async () => {
  const names = (await list()).attributes.map(({ name }) => name)
  const at = (name: string) => names.indexOf(name)
  expect(at('Accuracy class')).toBeGreaterThanOrEqual(0)
  expect(at('Accuracy class')).toBeLessThan(at('API class'))
  expect(at('API class')).toBeLessThan(at('AWS class'))
})

test('order and names are in the next answer of every process, and go back', async () => {
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(4).fill('Bore,Width')))
  await arrange([
    { key: 'width', filtered: true },
    { key: 'bore', filtered: false },
  ])
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(4).fill('Width,Bore')))
  await undoLast()
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(4).fill('Bore,Width')))
  const bore = await named('bore')
  await change('bore', bore?.version ?? 0, { name: { was: 'Bore', now: 'Hole' } })
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(4).fill('Hole,Width')))
  await undoLast()
  await vi.waitFor(async () => expect(await shown()).toEqual(Array(4).fill('Bore,Width')))
})

test('a unit stays while goods have values in it; somebody else’s change is not written over', async () => {
  const bore = await named('bore')
  const { version = 0 } = bore ?? {}
  const inch = await change('bore', version, { unit: { was: 'mm', now: 'inch' } })
  expect(inch).toMatchObject({ status: 400, body: { errors: { unit: expect.stringContaining('add another') } } })
  expect((await change('depth', 0, { unit: { was: 'mm', now: 'cm' } })).status).toBe(200)
  await change('bore', version, { name: { was: 'Bore', now: 'Bore size' } })
  const late = await change('bore', version, { name: { was: 'Bore', now: 'Inner bore' } })
  expect(late).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
})

test('a list names what is there, each once', async () => {
  const twice = await arrange([
    { key: 'bore', filtered: true },
    { key: 'bore', filtered: false },
  ])
  const unknown = await arrange([{ key: 'no-such-thing', filtered: true }])
  expect([twice.status, unknown.status]).toEqual([400, 400])
})
