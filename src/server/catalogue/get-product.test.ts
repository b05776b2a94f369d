import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('a product comes with its reviews, newest first, and a rating that they add up to', async () => {
  const { body } = await shop.call('GET', '/product/get-products?limit=100')
  const most = body.data.products.toSorted((a, b) => b.totalRatings - a.totalRatings)[0]
  const { data } = (await shop.call('GET', `/product/get-product/${most?._id}`)).body
  const ratings = data.ratings ?? []
  expect(ratings.length).toBeGreaterThan(3)
  expect(ratings).toHaveLength(data.totalRatings)
  const dates = ratings.map((each) => each.createdAt)
  expect(dates).toEqual(dates.toSorted().reverse())
  for (const star of [1, 2, 3, 4, 5] as const) {
    expect(data.ratingDistribution[star]).toBe(ratings.filter((each) => each.rating === star).length)
  }
  const mean = ratings.reduce((sum, each) => sum + each.rating, 0) / ratings.length
  expect(Math.abs(data.averageRating - mean)).toBeLessThanOrEqual(0.05)
})

test('a variant has its own net quantity: the pail of grease is no 500 g', async () => {
  const grease = (await shop.call('GET', '/product/get-product/lithium-grease-ep2')).body.data
  expect(grease.variants.map(({ name, netQuantity }) => [name, netQuantity])).toEqual([
    ['500 g', '500 g'],
    ['2 kg', '2 kg'],
    ['18 kg', '18 kg'],
  ])
  const grinder = (await shop.call('GET', '/product/get-product/angle-grinder')).body.data
  expect(grinder.netQuantity).toBe('1 piece')
  for (const { netQuantity } of grinder.variants) expect(netQuantity).toBe('1 piece')
})

test('a variant has its own price, stock and picture', async () => {
  const { data } = (await shop.call('GET', '/product/get-product/angle-grinder')).body
  expect(data.variants.length).toBeGreaterThan(1)
  for (const { price, offerPrice, discount } of data.variants) {
    expect(discount).toBe(offerPrice === null ? null : `${Math.round((100 * (price - offerPrice)) / price)}% off`)
  }
  const images = data.variants.flatMap((each) => each.images)
  expect(new Set([...images, data.mainImage]).size).toBe(data.variants.length + 1)
})

test.each(['no-such-thing', '%00', 'a%20b', '../../etc/passwd', "'--", 'x'.repeat(180)])('%s is a 404', async (id) => {
  const { status, body } = await shop.call('GET', `/product/get-product/${encodeURIComponent(decodeURIComponent(id))}`)
  expect([status, body.code]).toEqual([404, 'not_found'])
})

test('a product that is no longer sold is a 404 and in no list', async () => {
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', 'ball-bearing-6204-2rs').execute()
  shop.shop.cache.clear()
  expect((await shop.call('GET', '/product/get-product/ball-bearing-6204-2rs')).status).toBe(404)
  expect((await shop.call('GET', '/product/get-products?q=6204-2rs&limit=1')).body.data.products[0]?.name).not.toBe(
    'Ball Bearing 6204-2RS',
  )
})

test('categories and labels come in the shop’s order, and the search index names every product', async () => {
  const { envelop } = (await shop.call('GET', '/category/allcategories')).body
  expect(envelop.data.length).toBeGreaterThanOrEqual(12)
  expect(envelop.data[0]).toMatchObject({ _id: 'power-tools', name: 'Power Tools' })
  expect(envelop.data[0]?.subcategories[0]).toEqual({ _id: 'drills-drivers', name: 'Drills & Drivers' })
  const labels = (await shop.call('GET', '/label/getlabels')).body.envelop.data
  expect(labels.map((each) => each.name)).toEqual(['Best Sellers', 'Trending', 'Clearance sale'])
  const { totalProducts } = (await shop.call('GET', '/product/get-products')).body.data
  expect((await shop.call('GET', '/product/search-index')).body.data).toHaveLength(totalProducts)
})
