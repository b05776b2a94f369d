import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T09:00:00.000Z' })
  manager = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
})
afterAll(() => shop.close())

const picture = (width: number, height: number) =>
  `/pictures/0123456789abcdef01234567-${width}x${height}-aaabbbccc/1280.webp`
/** No two commands are of one moment: the last one is known. */
const later = () => shop.advance(1)
const add = (kind: string, fields: object) => {
  later()
  return manager.call(calls.addToWindow, { params: { kind }, body: { fields } })
}
const change = (kind: string, id: string, version: number, changes: object) =>
  manager.call(calls.changeWindow, { params: { kind, id }, body: { version, changes } })
const act = (call: 'archiveInWindow' | 'restoreInWindow', kind: string, id: string) => {
  later()
  return manager.call(calls[call], { params: { kind, id } })
}
const undoLast = async () => {
  later()
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE actor = 'staff' ORDER BY at DESC, id LIMIT 1`)
  return manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })
}
const place = async (id: string, wanted: { categoryId: string; subcategoryId: string | null }) => {
  const { version, record } = (await manager.call(calls.getGoods, { params: { id } })).body.data
  const { categoryId, subcategoryId } = record
  const changes = {
    categoryId: { was: categoryId, now: wanted.categoryId },
    subcategoryId: { was: subcategoryId, now: wanted.subcategoryId },
  }
  later()
  const { status } = await manager.call(calls.changeGoods, { params: { id }, body: { version, changes, variants: {} } })
  expect(status).toBe(200)
}

describe('what was taken back and is put back again', () => {
  const undo = async (id: string) => {
    later()
    return manager.call(calls.undo, { params: { id }, body: {} })
  }
  const last = async () =>
    (await shop.pool.query(`SELECT id FROM commands WHERE actor = 'staff' ORDER BY at DESC, id LIMIT 1`)).rows[0].id

  it('does not come in the place of another one that has its address by now', async () => {
    expect((await add('labels', { name: 'Onam' })).body.data._id).toBe('onam')
    await undoLast()
    const removal = await last()
    expect((await add('labels', { name: 'Onam!' })).body.data._id).toBe('onam')
    expect(await undo(removal)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
  })

  it('does not come where its category is gone, and comes with it', async () => {
    const { data } = (await add('categories', { name: 'Airships', image: picture(640, 480) })).body
    const addition = await last()
    await add('subcategories', { categoryId: data._id, name: 'Small airships' })
    await undoLast()
    const removal = await last()
    expect((await undo(addition)).status).toBe(200)
    expect(await undo(removal)).toMatchObject({ status: 409, body: { code: 'cannot_undo' } })
    expect((await undo(await last())).status).toBe(200)
    expect((await undo(removal)).status).toBe(200)
  })
})

describe('the shop’s order of things', () => {
  it('a category gets a handle of its name, is renamed everywhere, and goes only when it is empty', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Hose' })
    const { body } = await add('categories', { name: 'Pumps & Motors', image: picture(640, 480) })
    expect(body.data._id).toBe('pumps-motors')
    expect((await add('categories', { name: 'pumps & motors', image: picture(640, 480) })).body.errors).toHaveProperty(
      'name',
    )
    const names = async (from: TestShop) => JSON.stringify((await from.call('GET', '/category/allcategories')).body)
    expect(await names(shop)).toContain('Pumps & Motors')
    const full = await manager.call(calls.getWindow, { params: { kind: 'categories', id: 'category' } })
    const { version, name } = full.body.data
    await shop.call('GET', `/product/get-product/${productId}`)
    await change('categories', 'category', version, { name: { was: name, now: 'Garden' } })
    const product = await shop.call('GET', `/product/get-product/${productId}`)
    expect(product.body.data.category.name).toBe('Garden')
    const found = await shop.call('GET', '/product/get-products?q=garden')
    expect(found.body.data.products.map(({ _id }: { _id: string }) => _id)).toContain(productId)
    const refused = await act('archiveInWindow', 'categories', 'category')
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('Move it first') } })
    expect((await act('archiveInWindow', 'categories', 'pumps-motors')).status).toBe(200)
    expect(await names(shop)).not.toContain('Pumps & Motors')
    expect((await add('subcategories', { categoryId: 'pumps-motors', name: 'Jet pumps' })).body.errors).toHaveProperty(
      'categoryId',
    )
  })

  it('a category goes with its subcategories when its goods have another place; undo brings all back, redo goes again', async () => {
    const image = picture(640, 480)
    for (const name of ['Garden tools', 'Farm']) await add('categories', { name, image })
    const subcategory = (await add('subcategories', { categoryId: 'garden-tools', name: 'Hand spades' })).body.data._id
    const { productId } = await buildProduct(shop.shop, { name: 'Spade' })
    const kept = await buildProduct(shop.shop, { name: 'Old spade' })
    for (const id of [productId, kept.productId])
      await place(id, { categoryId: 'garden-tools', subcategoryId: subcategory })
    await manager.call(calls.archiveGoods, { params: { id: kept.productId } })
    const out = (who: BuiltStaff, kind: string, id: string, goodsTo?: object) => {
      later()
      return who.call(calls.archiveInWindow, { params: { kind, id }, body: { goodsTo } })
    }
    const farm = { categoryId: 'farm', subcategoryId: null }
    for (const wrong of [
      { categoryId: 'garden-tools', subcategoryId: null },
      { categoryId: 'farm', subcategoryId: subcategory },
      { categoryId: 'nowhere', subcategoryId: null },
    ]) {
      expect([400, 404]).toContain((await out(manager, 'categories', 'garden-tools', wrong)).status)
    }
    expect((await out(manager, 'brands', 'brand', farm)).status).toBe(400)
    expect((await out(manager, 'categories', 'garden-tools')).body.message).toContain('1 product is in this category')
    await shop.call('GET', `/product/get-product/${productId}`)
    expect(await out(manager, 'categories', 'garden-tools', farm)).toMatchObject({ status: 200 })
    const stands = async () => {
      const { rows } = await shop.pool.query(
        `SELECT p.category_id, p.subcategory_id, c.archived_at IS NULL AS category, s.archived_at IS NULL AS subcategory
           FROM products p, categories c, subcategories s
          WHERE p.id = ANY ($1) AND c.id = 'garden-tools' AND s.id = $2`,
        [[productId, kept.productId], subcategory],
      )
      return rows
    }
    const there = { category_id: 'garden-tools', subcategory_id: subcategory, category: true, subcategory: true }
    const gone = { category_id: 'farm', subcategory_id: null, category: false, subcategory: false }
    expect(await stands()).toEqual([gone, gone])
    const shown = await shop.call('GET', `/product/get-product/${productId}`)
    expect(shown.body.data.category.name).toBe('Farm')
    for (const state of [there, gone, there]) {
      expect(await undoLast()).toMatchObject({ status: 200 })
      expect(await stands()).toEqual([state, state])
    }
  })

  it('the goods of a subcategory move to another one, or to its category alone', async () => {
    const image = picture(640, 480)
    await add('categories', { name: 'Paints', image })
    const [one, two] = await Promise.all(
      ['Enamel', 'Primer'].map((name) => add('subcategories', { categoryId: 'paints', name })),
    )
    const [from = '', to = ''] = [one?.body.data._id, two?.body.data._id]
    const { productId } = await buildProduct(shop.shop, { name: 'Enamel red' })
    await place(productId, { categoryId: 'paints', subcategoryId: from })
    const params = { kind: 'subcategories', id: from }
    const itself = { goodsTo: { categoryId: 'paints', subcategoryId: from } }
    expect((await manager.call(calls.archiveInWindow, { params, body: itself })).status).toBe(400)
    later()
    const goodsTo = { categoryId: 'paints', subcategoryId: to }
    expect((await manager.call(calls.archiveInWindow, { params, body: { goodsTo } })).status).toBe(200)
    const now = async () =>
      (await manager.call(calls.getGoods, { params: { id: productId } })).body.data.record.subcategoryId
    expect(await now()).toBe(to)
    expect((await undoLast()).status).toBe(200)
    expect(await now()).toBe(from)
  })

  it('a label is put on goods and taken off from its own side, and undo does the opposite', async () => {
    const label = (await add('labels', { name: 'Harvest' })).body.data._id
    const [one, two] = await Promise.all(['Sickle', 'Basket'].map((name) => buildProduct(shop.shop, { name })))
    const ids = [one?.productId, two?.productId]
    const labelled = async () => {
      const { body } = await shop.call('GET', `/product/get-products?labelId=${label}`)
      return body.data.products.map(({ name }: { name: string }) => name).toSorted()
    }
    const put = (body: object) => {
      later()
      return manager.call(calls.labelGoods, { params: { id: label }, body })
    }
    expect(await labelled()).toEqual([])
    expect((await put({ add: ids })).body.data).toMatchObject({ _id: label, goods: 2 })
    expect(await labelled()).toEqual(['Basket', 'Sickle'])
    expect((await put({ add: ids.slice(0, 1), remove: ids.slice(1) })).body.data).toMatchObject({ goods: 1 })
    expect(await labelled()).toEqual(['Sickle'])
    expect((await undoLast()).status).toBe(200)
    expect(await labelled()).toEqual(['Basket', 'Sickle'])
    expect((await put({ add: ['nothing'] })).status).toBe(404)
    expect((await put({ add: Array.from({ length: 101 }, () => ids[0]) })).status).toBe(400)
    await act('archiveInWindow', 'labels', label)
    expect((await put({ add: ids })).body.message).toContain('show it again first')
  })

  it('a brand has its maker, and stays while it has goods; a label of the front page stays for ever', async () => {
    await shop.pool.query(
      `INSERT INTO labels (id, name, position) VALUES ('trending', 'Trending', 0) ON CONFLICT DO NOTHING`,
    )
    const { body } = await add('brands', {
      name: 'Chaliyar',
      image: picture(320, 320),
      bannerImage: '',
      manufacturer: 'Chaliyar Tools, Feroke',
    })
    expect(body.data).toMatchObject({ _id: 'chaliyar', goods: 0, fields: { manufacturer: 'Chaliyar Tools, Feroke' } })
    expect((await act('archiveInWindow', 'brands', 'brand')).status).toBe(400)
    expect((await act('archiveInWindow', 'labels', 'trending')).body.message).toContain('home page')
    expect((await add('labels', { name: 'New here' })).body.data).toMatchObject({ _id: 'new-here', goods: 0 })
  })
})
