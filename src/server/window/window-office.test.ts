import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { photo } from '../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'
import { shopPages } from '../../shared/shop-pages.ts'
import { takeWindowPicture } from '../content/window-pictures.ts'

let shop: TestShop
let other: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-22T09:00:00.000Z' })
  other = await openShop({ beside: shop, now: '2026-11-22T09:00:00.000Z' })
  manager = await buildStaff(shop, ['manager'], { name: 'Ramla Beegum' })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const picture = (width: number, height: number) =>
  `/pictures/0123456789abcdef01234567-${width}x${height}-aaabbbccc/1280.webp`
const banner = {
  bannerFor: 'hero',
  image: picture(2400, 900),
  alt: 'Pumps on a bench',
  title: 'Monsoon pumps',
  subtitle: 'Dry cellars',
  link: '/products',
  brandId: null,
  startsAt: null,
  endsAt: null,
}
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
const titles = async (from = shop) =>
  ((await from.call('GET', '/banner')).body.data as { title: string }[]).map(({ title }) => title)
const read = async (from: TestShop, address: string) => (await fetch(from.url + address)).text()

describe('a banner', () => {
  it('is shown from its first moment to its last in every process, kept answers and pages among them', async () => {
    const startsAt = '2026-11-22T10:00:00.000Z'
    const endsAt = '2026-11-22T11:00:00.000Z'
    await add('banners', { ...banner, title: 'One hour', startsAt, endsAt })
    const shown = async () => {
      const answers = [shop, other].flatMap((from) => [read(from, '/api/v1/banner'), read(from, '/')])
      return (await Promise.all(answers)).map((text) => text.includes('One hour'))
    }
    const advance = (minutes: number) => {
      for (const each of [shop, other]) each.advance(minutes * 60_000)
    }
    expect(new Set(await shown())).toEqual(new Set([false]))
    advance(59)
    expect(new Set(await shown())).toEqual(new Set([false]))
    advance(1)
    expect(new Set(await shown())).toEqual(new Set([true]))
    advance(59)
    expect(new Set(await shown())).toEqual(new Set([true]))
    advance(1)
    expect(new Set(await shown())).toEqual(new Set([false]))
  })

  it('is refused with what is wrong at each field: small picture, no words for it, dead links, wrong times', async () => {
    const wrong = async (fields: object) => (await add('banners', { ...banner, ...fields })).body.errors
    expect(await wrong({ image: picture(1200, 450) })).toEqual({ image: expect.stringContaining('1600 × 600') })
    expect(await wrong({ image: 'https://example.com/a.jpg' })).toHaveProperty('image')
    expect(await wrong({ image: `/uploads/${picture(2400, 900).slice(10)}` })).toHaveProperty('image')
    expect(await wrong({ alt: ' ' })).toHaveProperty('alt')
    expect(await wrong({ startsAt: '2026-11-25T10:00:00Z', endsAt: '2026-11-25T10:00:00+05:30' })).toHaveProperty(
      'endsAt',
    )
    expect(await wrong({ brandId: 'nobody' })).toHaveProperty('brandId')
    const dead = [
      '/nowhere',
      '/products/no-such',
      '/products?categoryId=none',
      '//evil.example',
      'javascript:alert(1)',
      'http://a.example',
      '/\\evil.example',
      'https://',
    ]
    for (const link of dead) expect(await wrong({ link }), link).toHaveProperty('link')
    const { productId } = await buildProduct(shop.shop)
    const good = [
      `/products/${productId}`,
      '/products?categoryId=category',
      '/products?categoryId=all&sort=price-low',
      'https://wa.me/919847000001',
      '/contact',
    ]
    for (const link of good) expect(await wrong({ link }), link).toBeUndefined()
  })

  it('every page that it may lead to is one', async () => {
    for (const page of shopPages) expect((await fetch(shop.url + page)).status, page).toBe(200)
  })

  it('moves among its own, is taken out and comes back where it was; each step is taken back', async () => {
    await shop.pool.query(`DELETE FROM banners`)
    for (const title of ['A', 'B', 'C']) await add('banners', { ...banner, title })
    await add('banners', { ...banner, bannerFor: 'product', image: picture(2400, 400), title: 'List' })
    const { data } = (await manager.call(calls.listWindow, { params: { kind: 'banners' } })).body
    const idOf = (title: string) => data.find(({ name }) => name === title)?._id ?? ''
    const move = (title: string, to: string) => {
      later()
      return manager.call(calls.orderWindow, { params: { kind: 'banners', id: idOf(title) }, body: { to } })
    }
    await move('C', 'up')
    expect((await titles()).filter((title) => title !== 'List')).toEqual(['A', 'C', 'B'])
    await undoLast()
    expect((await titles()).filter((title) => title !== 'List')).toEqual(['A', 'B', 'C'])
    await act('archiveInWindow', 'banners', idOf('B'))
    await move('C', 'up')
    expect(await titles(other)).not.toContain('B')
    await act('restoreInWindow', 'banners', idOf('B'))
    expect((await titles()).filter((title) => title !== 'List')).toEqual(['C', 'B', 'A'])
    await undoLast()
    expect(await titles()).not.toContain('B')
    const added = await add('banners', { ...banner, title: 'D' })
    expect(await titles()).toContain('D')
    await undoLast()
    expect(await titles()).not.toContain('D')
    expect((await undoLast()).status).toBe(200)
    const again = await manager.call(calls.getWindow, { params: { kind: 'banners', id: added.body.data._id } })
    expect(again.body.data.fields).toEqual(added.body.data.fields)
  })

  it('two people who change it keep each other’s fields, and choose where both changed the same', async () => {
    const { _id: id, version } = (await add('banners', { ...banner, title: 'Two' })).body.data
    await change('banners', id, version, { title: { was: 'Two', now: 'Three' } })
    expect((await change('banners', id, version, { subtitle: { was: 'Dry cellars', now: 'Wet' } })).status).toBe(200)
    const conflict = await change('banners', id, version, { title: { was: 'Two', now: 'Four' } })
    expect(conflict).toMatchObject({ status: 409, body: { message: expect.stringContaining('Ramla Beegum') } })
    expect((await change('banners', id, version, { colour: { was: 1, now: 2 } })).status).toBe(400)
  })
})

it('an offer’s rupees are rupees, its percent a whole number', async () => {
  const offer = {
    title: 'Weld more',
    subtitle: '',
    description: 'On electrodes',
    offerType: 'rupee',
    offerValue: 49.5,
    image: picture(1200, 500),
    link: '/products',
    startsAt: null,
    endsAt: null,
  }
  await add('offers', offer)
  expect((await shop.call('GET', '/offerBanner')).body.data).toContainEqual(
    expect.objectContaining({ offerValue: 49.5 }),
  )
  expect((await add('offers', { ...offer, offerType: 'percentage' })).body.errors).toHaveProperty('offerValue')
  expect((await add('offers', { ...offer, offerValue: 1.005 })).body.errors).toHaveProperty('offerValue')
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
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('another one first') } })
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
    expect((await put({ add: ids })).body.message).toContain('bring it back first')
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
    expect((await act('archiveInWindow', 'labels', 'trending')).body.message).toContain('front page')
    expect((await add('labels', { name: 'New here' })).body.data).toMatchObject({ _id: 'new-here', goods: 0 })
  })
})

it('a picture is made anew, refused where it is too small, and named only while it is kept', async () => {
  const uploadOf = async (width: number, height: number) => {
    const file = path.join(shop.shop.config.dataDir, `up-${width}.jpg`)
    await writeFile(file, await photo(width, height).jpeg().toBuffer())
    return { path: file, bytes: (await stat(file)).size, format: 'jpeg' as const }
  }
  await expect(takeWindowPicture(shop.shop, await uploadOf(800, 300), 'hero')).rejects.toThrow('1600 × 600')
  const { image, width } = await takeWindowPicture(shop.shop, await uploadOf(2600, 1000), 'hero')
  expect(width).toBe(2400)
  expect((await add('banners', { ...banner, image, title: 'Own picture' })).status).toBe(201)
})
