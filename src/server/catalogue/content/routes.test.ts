import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('hero and listing banners come with their words, brand and link', async () => {
  const { data } = (await shop.call('GET', '/banner')).body
  expect(new Set(data.map((each) => each.bannerFor))).toEqual(new Set(['hero', 'product']))
  expect(data[0]).toMatchObject({
    title: expect.any(String),
    link: '/products?categoryId=power-tools',
    brand: { name: 'Tavrik' },
  })
})

test('category banners name their category', async () => {
  const { data } = (await shop.call('GET', '/banner/get-all-banners-by-category')).body
  expect(data[0]).toMatchObject({
    percentage: expect.any(Number),
    category: { _id: 'power-tools', name: 'Power Tools' },
  })
})

test('an offer is in percent or in rupees', async () => {
  const { data } = (await shop.call('GET', '/offerBanner')).body
  expect(data.find((each) => each.offerType === 'rupee')?.offerValue).toBe(1500)
  expect(data.find((each) => each.offerType === 'percentage')?.offerValue).toBe(5)
})
