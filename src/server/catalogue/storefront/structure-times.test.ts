import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { setTimes } from '../../../../test/builders/seasons.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

const now = '2026-11-22T09:00:00.000Z'
type Kind = 'labels' | 'categories' | 'subcategories' | 'brands' | 'category-banners'
let shop: TestShop
let other: TestShop
let manager: BuiltStaff
beforeAll(async () => {
  shop = await openShop({ now })
  other = await openShop({ beside: shop, now })
  manager = await buildStaff(shop, ['manager'])
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const advance = (minutes: number) => {
  for (const each of [shop, other]) each.advance(minutes * 60_000)
}
const add = async (kind: Kind, fields: object) =>
  (await manager.call(calls.addToWindow, { params: { kind }, body: { fields } })).body
/** Gives goods another category, subcategory and brand. */
const putInto = async (id: string, place: { categoryId: string; subcategoryId: string; brandId: string }) => {
  const { version, record } = (await manager.call(calls.getGoods, { params: { id } })).body.data
  const changes = {
    categoryId: { was: record.categoryId, now: place.categoryId },
    subcategoryId: { was: record.subcategoryId, now: place.subcategoryId },
    brandId: { was: record.brandId, now: place.brandId },
  }
  const { status } = await manager.call(calls.changeGoods, { params: { id }, body: { version, changes, variants: {} } })
  expect(status).toBe(200)
}
const stateOf = async (kind: Kind, id: string) =>
  (await manager.call(calls.listWindow, { params: { kind } })).body.data.find(({ _id }: { _id: string }) => _id === id)
    ?.state

/** Places where something is seen: an address and the words there while it is. */
type Places = Readonly<Record<string, readonly [path: string, words: string]>>

async function seenIn(from: TestShop, places: Places) {
  const looked = Object.entries(places).map(async ([place, [path, words]]) => {
    const text = await (await fetch(from.url + path)).text()
    return [place, text.includes(words)]
  })
  return Object.fromEntries(await Promise.all(looked))
}

const all = (places: Places, isSeen: boolean) => Object.fromEntries(Object.keys(places).map((place) => [place, isSeen]))

const list = '/api/v1/product/get-products'

const placesOfLabel = (name: string, id: string, productId: string): Places => ({
  labels: ['/api/v1/label/getlabels', name],
  product: [`/api/v1/product/get-product/${productId}`, name],
  everything: [`${list}?limit=100`, name],
  compared: [`/api/v1/product/compare?ids=${productId}`, name],
  ofLabel: [`${list}?labelId=${id}`, productId],
  asCategory: [`${list}?categoryId=${id}`, productId],
  chosen: [`${list}?attr.label=${id}`, productId],
  facets: [`${list}?facets=1&limit=1&page=90`, name],
  filters: ['/products', name],
  page: [`/products?labelId=${id}`, productId],
})

/** Its time is from ten to eleven: both processes show it then, without anybody's doing, and its goods are on sale all along. */
async function expectItsHour(places: Places, goods: { productId: string; text: string }) {
  const expectSeen = async (isSeen: boolean) => {
    for (const from of [shop, other]) {
      expect(await seenIn(from, places)).toEqual(all(places, isSeen))
      expect((await fetch(`${from.url}/products/${goods.productId}`)).status).toBe(200)
      expect((await from.call('GET', `/product/get-products?q=${goods.text}`)).body.data.totalProducts).toBe(1)
    }
  }
  await expectSeen(false)
  advance(59)
  await expectSeen(false)
  advance(1)
  await expectSeen(true)
  advance(59)
  await expectSeen(true)
  advance(1)
  await expectSeen(false)
}

/** An hour that begins in an hour, by the clock that is behind. */
function hourAhead() {
  const now = Math.min(...[shop, other].map((each) => each.shop.clock().getTime()))
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  return { startsAt: inHours(1), endsAt: inHours(2) }
}

it('a label is seen from its first moment to its last in every process, and its goods are on sale before and after', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Lamp' })
  const name = 'Diwali offer'
  const times = hourAhead()
  const { data } = await add('labels', { name, ...times })
  expect(data).toMatchObject({ state: 'waiting', fields: { name, ...times } })
  await manager.call(calls.labelGoods, { params: { id: data._id }, body: { add: [productId] } })
  const places = placesOfLabel(name, data._id, productId)
  await expectItsHour(places, { productId, text: 'lamp' })
  expect(await stateOf('labels', data._id)).toBe('over')
  // given more time it is back, and taken back it is over again: the other process hears of both
  const elsewhere = (isSeen: boolean) =>
    vi.waitFor(async () => expect(await seenIn(other, places)).toEqual(all(places, isSeen)))
  await setTimes(manager, { kind: 'labels', id: data._id }, { ...times, endsAt: hourAhead().endsAt })
  expect(await stateOf('labels', data._id)).toBe('shown')
  expect(await seenIn(shop, places)).toEqual(all(places, true))
  await elsewhere(true)
  const { rows } = await shop.pool.query(
    `SELECT id FROM commands WHERE name = 'window.change' ORDER BY at DESC LIMIT 1`,
  )
  expect((await manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
  expect(await seenIn(shop, places)).toEqual(all(places, false))
  await elsewhere(false)
})

it('a category, its subcategory and a brand are places to browse for their time; the goods say what they are all along', async () => {
  const times = hourAhead()
  const picture = '/pictures/0123456789abcdef01234567-640x480-aaabbbccc/1280.webp'
  const category = (await add('categories', { name: 'Rain gear', image: picture })).data._id
  const inIt = { categoryId: category, name: 'Rain capes' }
  const subcategory = (await add('subcategories', inIt)).data._id
  const brandOf = { name: 'Chaliyar', image: picture, bannerImage: '', manufacturer: null }
  const brand = (await add('brands', brandOf)).data._id
  const { productId } = await buildProduct(shop.shop, { name: 'Poncho' })
  await putInto(productId, { categoryId: category, subcategoryId: subcategory, brandId: brand })
  await add('category-banners', { categoryId: category, image: picture, title: 'Stay dry', percentage: 20 })
  const places: Places = {
    categories: ['/api/v1/category/allcategories', 'Rain gear'],
    subcategories: ['/api/v1/category/allcategories', 'Rain capes'],
    menu: ['/', 'Rain gear'],
    banners: ['/api/v1/banner/get-all-banners-by-category', 'Stay dry'],
    sitemap: ['/sitemap.xml', `categoryId=${category}`],
    ofCategory: [`${list}?categoryId=${category}`, productId],
    ofSubcategory: [`${list}?subcategoryId=${subcategory}`, productId],
    ofBrand: [`${list}?brandId=${brand}`, productId],
    chosen: [`${list}?attr.category=${category}`, productId],
    facets: [`${list}?facets=1&limit=1&page=90`, 'Rain gear'],
    brands: [`${list}?facets=1&limit=1&page=90`, 'Chaliyar'],
    crumb: [`/products/${productId}`, `categoryId=${category}`],
    page: [`/products?categoryId=${category}`, `/products/${productId}`],
  }
  expect(await seenIn(shop, places)).toEqual(all(places, true))
  for (const [kind, id] of [
    ['categories', category],
    ['subcategories', subcategory],
    ['brands', brand],
  ] as const) {
    expect((await setTimes(manager, { kind, id }, times)).body.data).toMatchObject({ state: 'waiting', goods: 1 })
  }
  const notYet = () => vi.waitFor(async () => expect(await seenIn(other, places)).toEqual(all(places, false)))
  await notYet()
  await expectItsHour(places, { productId, text: 'poncho' })
  const { body } = await shop.call('GET', `/product/get-product/${productId}`)
  expect(body.data).toMatchObject({
    category: { name: 'Rain gear' },
    subcategory: { name: 'Rain capes' },
    brand: { name: 'Chaliyar' },
  })
})

it('a label that was taken out has no list, as one that there never was', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Rope' })
  const { data } = await add('labels', { name: 'Old stock' })
  await manager.call(calls.labelGoods, { params: { id: data._id }, body: { add: [productId] } })
  const places = placesOfLabel('Old stock', data._id, productId)
  expect(await seenIn(shop, places)).toEqual(all(places, true))
  await manager.call(calls.archiveInWindow, { params: { kind: 'labels', id: data._id } })
  expect(await seenIn(shop, places)).toEqual(all(places, false))
})

it('an end comes after its beginning, and a label of the front page has neither', async () => {
  const [early, late] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']
  expect((await add('labels', { name: 'Backwards', startsAt: late, endsAt: early })).errors).toHaveProperty('endsAt')
  expect((await add('labels', { name: 'Some day', startsAt: 'soon', endsAt: null })).errors).toHaveProperty('startsAt')
  for (const [kind, id] of [
    ['categories', 'category'],
    ['brands', 'brand'],
  ] as const) {
    const { body } = await setTimes(manager, { kind, id }, { startsAt: late, endsAt: early })
    expect(body.errors).toHaveProperty('endsAt')
  }
  await shop.pool.query(
    `INSERT INTO labels (id, name, position) VALUES ('trending', 'Trending', 0) ON CONFLICT DO NOTHING`,
  )
  for (const times of [
    { startsAt: late, endsAt: null },
    { startsAt: null, endsAt: late },
  ]) {
    const { status, body } = await setTimes(manager, { kind: 'labels', id: 'trending' }, times)
    expect([status, body.message]).toEqual([400, expect.stringContaining('home page')])
  }
})
