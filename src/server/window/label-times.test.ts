import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../test/office.ts'
import { officeEndpoints as calls } from '../../shared/contract/office/endpoints.ts'

const now = '2026-11-22T09:00:00.000Z'
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
const add = async (fields: object) =>
  (await manager.call(calls.addToWindow, { params: { kind: 'labels' }, body: { fields } })).body
const change = async (id: string, changes: object) => {
  const params = { kind: 'labels', id } as const
  const { version } = (await manager.call(calls.getWindow, { params })).body.data
  return manager.call(calls.changeWindow, { params, body: { version, changes } })
}

/** Whether a label is seen in each place where labels are, by what a process answers. */
async function seenIn(from: TestShop, { name, id, productId }: { name: string; id: string; productId: string }) {
  const read = async (path: string) => (await fetch(from.url + path)).text()
  const list = (query: string) => read(`/api/v1/product/get-products?${query}`)
  const has = async (text: Promise<string>, word: string) => (await text).includes(word)
  return Object.fromEntries(
    await Promise.all(
      Object.entries({
        labels: has(read('/api/v1/label/getlabels'), name),
        product: has(read(`/api/v1/product/get-product/${productId}`), name),
        everything: has(list('limit=100'), name),
        compared: has(read(`/api/v1/product/compare?ids=${productId}`), name),
        ofLabel: has(list(`labelId=${id}`), productId),
        asCategory: has(list(`categoryId=${id}`), productId),
        chosen: has(list(`attr.label=${id}`), productId),
        facets: has(list('facets=1&limit=1&page=90'), name),
        filters: has(read('/products'), name),
        page: has(read(`/products?labelId=${id}`), productId),
      }).map(async ([place, seen]) => [place, await seen]),
    ),
  )
}

const everywhere = (isSeen: boolean) =>
  Object.fromEntries(
    ['labels', 'product', 'everything', 'compared', 'ofLabel', 'asCategory', 'chosen', 'facets', 'filters', 'page'].map(
      (place) => [place, isSeen],
    ),
  )

it('a label is seen from its first moment to its last in every process, and its goods are on sale before and after', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Lamp' })
  const name = 'Diwali offer'
  const times = { startsAt: '2026-11-22T10:00:00.000Z', endsAt: '2026-11-22T11:00:00.000Z' }
  const { data } = await add({ name, ...times })
  expect(data).toMatchObject({ state: 'waiting', fields: { name, ...times } })
  await manager.call(calls.labelGoods, { params: { id: data._id }, body: { add: [productId] } })
  const expectSeen = async (isSeen: boolean) => {
    for (const from of [shop, other]) {
      expect(await seenIn(from, { name, id: data._id, productId })).toEqual(everywhere(isSeen))
      expect((await fetch(`${from.url}/products/${productId}`)).status).toBe(200)
      expect((await from.call('GET', '/product/get-products?q=lamp')).body.data.totalProducts).toBe(1)
    }
  }
  const stateOf = async () =>
    (await manager.call(calls.listWindow, { params: { kind: 'labels' } })).body.data.find(
      ({ _id }: { _id: string }) => _id === data._id,
    )?.state
  await expectSeen(false)
  advance(59)
  await expectSeen(false)
  advance(1)
  await expectSeen(true)
  expect(await stateOf()).toBe('shown')
  advance(59)
  await expectSeen(true)
  advance(1)
  await expectSeen(false)
  expect(await stateOf()).toBe('over')
  // given more time it is back, and taken back it is over again: the other process hears of both
  const elsewhere = async (isSeen: boolean) =>
    vi.waitFor(async () =>
      expect(await seenIn(other, { name, id: data._id, productId })).toEqual(everywhere(isSeen)),
    )
  await change(data._id, { endsAt: { was: times.endsAt, now: '2026-11-22T12:00:00.000Z' } })
  expect(await seenIn(shop, { name, id: data._id, productId })).toEqual(everywhere(true))
  await elsewhere(true)
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE name = 'window.change' ORDER BY at DESC LIMIT 1`)
  expect((await manager.call(calls.undo, { params: { id: rows[0].id }, body: {} })).status).toBe(200)
  expect(await seenIn(shop, { name, id: data._id, productId })).toEqual(everywhere(false))
  await elsewhere(false)
})

it('a label that was taken out has no list, as one that there never was', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Rope' })
  const { data } = await add({ name: 'Old stock' })
  await manager.call(calls.labelGoods, { params: { id: data._id }, body: { add: [productId] } })
  expect(await seenIn(shop, { name: 'Old stock', id: data._id, productId })).toEqual(everywhere(true))
  await manager.call(calls.archiveInWindow, { params: { kind: 'labels', id: data._id } })
  expect(await seenIn(shop, { name: 'Old stock', id: data._id, productId })).toEqual(everywhere(false))
})

it('its end comes after its beginning, and a label of the front page has neither', async () => {
  const [early, late] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z']
  expect((await add({ name: 'Backwards', startsAt: late, endsAt: early })).errors).toHaveProperty('endsAt')
  expect((await add({ name: 'Some day', startsAt: 'soon', endsAt: null })).errors).toHaveProperty('startsAt')
  await shop.pool.query(
    `INSERT INTO labels (id, name, position) VALUES ('trending', 'Trending', 0) ON CONFLICT DO NOTHING`,
  )
  for (const field of ['startsAt', 'endsAt']) {
    const { status, body } = await change('trending', { [field]: { was: null, now: late } })
    expect([status, body.errors]).toEqual([400, { [field]: expect.stringContaining('front page') }])
  }
})
