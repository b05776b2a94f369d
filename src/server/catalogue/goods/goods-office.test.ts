import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShelves, type Shelves } from '../../../../test/builders/build-shelves.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints } from '../../../shared/contract/office/endpoints.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { applyScheduled } from '../schedules/apply-scheduled.ts'

const { addGoods, changeGoods, getGoods, listGoods, publishGoods, archiveGoods, restoreGoods, withdrawGoods } =
  officeEndpoints
const { copyGoods, addVariants, schedulePrice, unschedulePrice, undo, goodsChoices } = officeEndpoints

let shop: TestShop
let shelves: Shelves
let owner: BuiltStaff
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  shelves = await buildShelves(shop)
  owner = shelves.owner
  manager = await buildStaff(shop, ['manager'], { name: 'Rafi Mon' })
})
afterAll(() => shop.close())

const four = { name: 'Gear Oil EP 90', categoryId: 'category', brandId: 'brand', price: 425.5, hsnCode: '271019' }
const rest = {
  description: 'For gear boxes of mills.',
  netQuantity: '1 litre',
  netAmount: 1,
  netUnit: 'l',
  unit: 'LTR',
  countryOfOrigin: 'India',
  images: ['/pictures/oil.webp'],
}

async function add(product: object, more: object = {}): Promise<string> {
  const answer = await owner.call(addGoods, { body: { product, ...more } })
  expect([answer.status, answer.body.message]).toEqual([201, 'Product saved as draft'])
  return answer.body.data.record._id
}

const look = async (id: string) => (await owner.call(getGoods, { params: { id } })).body.data
const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body
const edits = (was: object, now: object) =>
  Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, { was: (was as Record<string, unknown>)[name], now: value }]),
  )

describe('a new product', () => {
  it('is a draft with its stock; what the law wants stands between it and the shop', async () => {
    const id = await add(four, { stock: 12 })
    const draft = await look(id)
    expect(draft).toMatchObject({ record: { state: 'draft', price: 425.5 }, stock: [{ variantId: null, free: 12 }] })
    expect(draft.completeness.law.map(({ field }) => field)).toEqual(['description', 'netQuantity', 'countryOfOrigin'])
    expect((await shown(id)).code).toBe('not_found')
    const refused = await owner.call(publishGoods, { params: { id } })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      400,
      ['countryOfOrigin', 'netQuantity', 'description'],
    ])
    expect(refused.body.errors?.countryOfOrigin).toBe('Required before publishing: Country of origin')
    const body = { version: draft.version, changes: edits(draft.record, rest) }
    expect((await owner.call(changeGoods, { params: { id }, body })).body.data.completeness.law).toEqual([])
    expect((await owner.call(publishGoods, { params: { id } })).status).toBe(200)
    expect((await shown(id)).data).toMatchObject({ name: 'Gear Oil EP 90', price: 425.5, stock: 12 })
    expect((await owner.call(withdrawGoods, { params: { id } })).body.data.record.state).toBe('draft')
    expect((await shown(id)).code).toBe('not_found')
  })

  it('says at its field what is wrong, and is not there', async () => {
    const bad = { ...four, name: 'x', price: 10.999 }
    expect(await owner.call(addGoods, { body: { product: bad } })).toMatchObject({ status: 400 })
    const answer = await owner.call(addGoods, { body: { product: { ...four, name: 'x', hsnCode: '84A' } } })
    expect(answer.body.errors).toMatchObject({ name: expect.any(String), hsnCode: expect.stringContaining('digits') })
    const { rows } = await shop.pool.query(`SELECT FROM products WHERE name = 'x'`)
    expect(rows).toEqual([])
  })

  it('is copied as a draft with its variants, and chosen from what there is', async () => {
    const variants = ['1 L', '5 L'].map((name, at) => ({ name, price: 425 + at * 1500 }))
    const id = await add({ ...four, ...rest, name: 'Hydraulic Oil 68' }, { variants })
    const copy = (await owner.call(copyGoods, { params: { id } })).body.data
    expect(copy.record).toMatchObject({ name: 'Copy of Hydraulic Oil 68', state: 'draft' })
    expect(copy.record.variants.map(({ name, price }) => [name, price])).toEqual([
      ['1 L', 425],
      ['5 L', 1925],
    ])
    expect(copy.record.variants.map(({ _id }) => _id)).toEqual([
      'copy-of-hydraulic-oil-68--1-l',
      'copy-of-hydraulic-oil-68--5-l',
    ])
    const choices = (await owner.call(goodsChoices)).body.data
    expect(choices).toMatchObject({ brands: [{ _id: 'brand' }], categories: [{ _id: 'category' }] })
  })
})

describe('two people at one product', () => {
  it('other fields are both kept, also of its variants; the same one is told with was, theirs and yours', async () => {
    const id = await add(four, {
      variants: [
        { name: 'A', price: 10 },
        { name: 'B', price: 20 },
      ],
    })
    const seen = await look(id)
    const [a, b] = seen.record.variants.map(({ _id }) => _id) as [string, string]
    const change = (who: BuiltStaff, variants: object, changes: object = {}) =>
      who.call(changeGoods, { params: { id }, body: { version: seen.version, changes, variants } })
    expect((await change(manager, { [a]: edits({ price: 10 }, { price: 11 }) })).status).toBe(200)
    const other = await change(owner, { [b]: edits({ price: 20 }, { price: 9 }) }, edits(four, { name: 'Gear Oil' }))
    expect(other.body.data.record).toMatchObject({
      name: 'Gear Oil',
      price: 9,
      variants: [{ price: 11 }, { price: 9 }],
    })
    const same = await change(owner, { [a]: edits({ price: 10 }, { price: 12 }) })
    expect(same).toMatchObject({
      status: 409,
      body: {
        code: 'edit_conflict',
        conflict: { fields: [{ field: `variants.${a}.price`, was: 10, theirs: 11, yours: 12, by: 'Rafi Mon' }] },
      },
    })
    const added = await owner.call(addVariants, { params: { id }, body: { variants: [{ name: 'A', price: 30 }] } })
    expect(added.body.errors).toMatchObject({ variants: expect.stringContaining('“A”') })
  })
})

describe('the list', () => {
  it('is narrowed, sorted and paged by keys; it says how many there are', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `Paged Nut ${String(n).padStart(2, '0')}`)
    await shelves.write(
      names.map((name, n) => ({ id: null, product: { ...four, name, price: 1000 + n, gstRate: 18 } })),
    )
    const query = { text: 'paged NUT', sort: 'name' }
    const first = (await manager.call(listGoods, { query })).body
    expect(first.found).toEqual({ count: 60, more: false })
    const second = (await manager.call(listGoods, { query: { ...query, after: first.next ?? '' } })).body
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(names)
    expect(second.next).toBeNull()
    for (const sort of ['changed', 'price-low', 'price-high']) {
      const one = (await manager.call(listGoods, { query: { text: 'paged', sort } })).body
      const two = (await manager.call(listGoods, { query: { text: 'paged', sort, after: one.next ?? '' } })).body
      expect(new Set([...one.data, ...two.data].map(({ _id }) => _id)).size).toBe(60)
    }
    expect((await manager.call(listGoods, { query: { after: 'nonsense' } })).status).toBe(200)
  })

  it('finds what lacks something, and what nobody bought', async () => {
    const { productId: old } = await buildProduct(shop.shop, { name: 'Dusty Gauge', stock: 3 })
    await shop.pool.query(`UPDATE products SET created_at = created_at - interval '400 days' WHERE id = $1`, [old])
    const bare = await add({ ...four, name: 'Bare Draft', hsnCode: '' })
    const of = async (query: Record<string, string>) =>
      (await owner.call(listGoods, { query })).body.data.map(({ _id }) => _id)
    expect(await of({ lacks: 'sale' })).toEqual([old])
    expect(await of({ lacks: 'low', text: 'dusty' })).toEqual([old])
    expect(await of({ lacks: 'hsn' })).toEqual([bare])
    expect(await of({ lacks: 'picture', text: 'bare' })).toEqual([bare])
    expect(await of({ state: 'draft', text: 'bare' })).toEqual([bare])
    expect(await of({ text: bare })).toEqual([bare])
    expect(await of({ state: 'archived' })).toEqual([])
  })
})

describe('away and back', () => {
  it('an archived product says where it is used, is gone for shoppers and comes back; undo does the same', async () => {
    const { order, productId } = await placeOrder(shop).then(async (placed) => {
      const { rows } = await shop.pool.query('SELECT product_id FROM order_lines WHERE order_id = $1', [
        placed.order._id,
      ])
      return { ...placed, productId: rows[0].product_id as string }
    })
    expect(order.status).toBe('pending')
    expect((await look(productId)).used.orders).toEqual({ count: 1, more: false })
    await owner.call(archiveGoods, { params: { id: productId } })
    expect((await shown(productId)).code).toBe('not_found')
    const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE name = 'product.archive'`)
    expect((await owner.call(undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
    expect((await shown(productId)).data._id).toBe(productId)
    await owner.call(archiveGoods, { params: { id: productId } })
    expect((await owner.call(restoreGoods, { params: { id: productId } })).body.data.record).toMatchObject({
      state: 'draft',
      archivedAt: null,
    })
  })
})

describe('prices of a later day', () => {
  const at = (ms: number) => new Date(shop.shop.clock().getTime() + ms).toISOString()

  it('come at their moment, once over all processes, and go back', async () => {
    const { productId: id } = await buildProduct(shop.shop, { price: 100 })
    const body = { price: 120, offerPrice: 110, comesAt: at(60_000) }
    expect((await owner.call(schedulePrice, { params: { id }, body })).status).toBe(200)
    expect((await owner.call(schedulePrice, { params: { id }, body })).body.errors).toHaveProperty('comesAt')
    const past = await owner.call(schedulePrice, { params: { id }, body: { ...body, comesAt: at(-1) } })
    expect(past.status).toBe(400)
    expect(await applyScheduled(shop.shop)).toBe(0)
    shop.advance(61_000)
    const came = await Promise.all(Array.from({ length: 6 }, () => applyScheduled(shop.shop)))
    expect(came.reduce((sum, each) => sum + each, 0)).toBe(1)
    expect((await shown(id)).data).toMatchObject({ price: 120, offerPrice: 110 })
    expect((await look(id)).scheduled).toMatchObject([{ state: 'applied' }])
    const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE name = 'price.applied'`)
    expect(rows).toHaveLength(1)
    expect((await owner.call(undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
    expect((await shown(id)).data).toMatchObject({ price: 100, offerPrice: 100 })
  })

  it('are taken back and set again by undo; what cannot be any more is refused with the reason', async () => {
    const { productId: id } = await buildProduct(shop.shop, { price: 100, stock: 0 })
    const scheduled = await owner.call(schedulePrice, {
      params: { id },
      body: { price: 120, offerPrice: null, comesAt: at(60_000) },
    })
    const [waiting] = scheduled.body.data.scheduled
    await owner.call(unschedulePrice, { params: { id, price: waiting?._id ?? '' } })
    const last = async (name: string) =>
      (await shop.pool.query('SELECT id FROM commands WHERE name = $1 ORDER BY at DESC, id LIMIT 1', [name])).rows[0].id
    shop.advance(1)
    expect((await owner.call(undo, { params: { id: await last('price.unschedule') }, body: {} })).status).toBe(200)
    const [again] = (await look(id)).scheduled
    expect(again).toMatchObject({ state: 'waiting', price: 120 })
    const variants = ['A', 'B'].map((name) => ({ id: null, fields: { name, price: 5000 } }))
    await shelves.write([{ id, variants }])
    shop.advance(61_000)
    expect(await applyScheduled(shop.shop)).toBe(0)
    expect((await look(id)).scheduled.find(({ _id }) => _id === again?._id)).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining('variants'),
    })
  })
})

it('the terminal sets a price as before, with its entry in the history', async () => {
  const { productId } = await buildProduct(shop.shop, { stock: 1 })
  await runCommand(shop.shop, ['stock', productId, '+1'])
  expect((await look(productId)).stock).toEqual([{ variantId: null, free: 2 }])
})
