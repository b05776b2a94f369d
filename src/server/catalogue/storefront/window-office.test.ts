import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { photo } from '../../../../test/builders/review-form.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { shopPages } from '../../../shared/shop-pages.ts'
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

  it('has moments of any offset, as the database can hold them; what was added with one is taken back', async () => {
    const startsAt = '2027-01-01T00:00:00+05:30'
    const { body } = await add('banners', { ...banner, title: 'New year', startsAt })
    expect(body.data.fields.startsAt).toBe('2026-12-31T18:30:00.000Z')
    expect((await undoLast()).status).toBe(200)
    expect((await undoLast()).status).toBe(200)
    const { _id: id, version } = body.data
    for (const now of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59-14:00']) {
      const odd = await change('banners', id, version, { endsAt: { was: null, now } })
      expect(odd, now).toMatchObject({ status: 400, body: { errors: { endsAt: expect.any(String) } } })
    }
    const far = await change('banners', id, version, { endsAt: { was: null, now: '2027-01-02T00:00:00+23:59' } })
    expect(far.body.data.fields.endsAt).toBe('2027-01-01T00:01:00.000Z')
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
