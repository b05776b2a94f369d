import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../test/app.ts'
import { photo } from '../../test/builders/review-form.ts'
import { plainFile } from '../server/platform/pictures/built-pictures.ts'
import { makeSizes } from '../server/platform/pictures/make-sizes.ts'
import { keepMasters } from './keep-masters.ts'
import { resolveMasters } from './master-pictures.ts'
import { refreshPictures } from './refresh-pictures.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

const product = 'ball-bearing-6204-2rs'
const nameOf = (letter: string) => `${letter.repeat(24)}-1000x1000-fffaaafff`
const urlOf = (letter: string) => `/pictures/${nameOf(letter)}/640.webp`
const masters = (letter: string) =>
  resolveMasters(
    {
      products: { [product]: ['a.webp'], nowhere: ['a.webp'] },
      variants: { 'synthetic-enamel-paint--white': 'a.webp' },
      categories: { bearings: 'a.webp' },
      banners: { 'hero-bearings': 'a.webp' },
      categoryBanners: { bearings: 'a.webp' },
      offers: { 'offer-1': 'a.webp' },
    },
    { 'a.webp': nameOf(letter) },
  )
const read = async (path: string) => (await shop.call('GET', path as '/banner')).body.data as never
const mainImage = async () => (await shop.call('GET', `/product/get-product/${product}`)).body.data.mainImage

test('a shop that is open already shows what has been rendered since, at once', async () => {
  expect(await mainImage()).toMatch(/\.svg$/)
  await refreshPictures(shop.shop, masters('a'))
  const { data } = (await shop.call('GET', `/product/get-product/${product}`)).body
  expect(data.mainImage).toBe(urlOf('a'))
  expect(data.images).toEqual([urlOf('a'), expect.stringMatching(/\.svg$/)])
  const listed = (await shop.call('GET', '/product/search-index')).body.data.find((each) => each._id === product)
  expect(listed?.image).toBe(urlOf('a'))
  const images = (list: { image: string }[]) => list.map((each) => each.image)
  expect(images(await read('/banner'))).toContain(urlOf('a'))
  expect(images(await read('/offerBanner'))).toContain(urlOf('a'))
  expect(images(await read('/banner/get-all-banners-by-category'))).toContain(urlOf('a'))
  const { envelop } = (await shop.call('GET', '/category/allcategories')).body
  expect(envelop.data.find((each) => each._id === 'bearings')?.image).toBe(urlOf('a'))
})

test('a variant gets its own picture; those that have none keep their drawing', async () => {
  const { variants } = (await shop.call('GET', '/product/get-product/synthetic-enamel-paint')).body.data
  for (const { _id, images } of variants) {
    expect(images).toEqual([_id.endsWith('--white') ? urlOf('a') : expect.stringMatching(/\.svg$/)])
  }
})

test('a picture that was taken again takes the place of the old one, as often as it runs', async () => {
  await refreshPictures(shop.shop, masters('b'))
  await refreshPictures(shop.shop, masters('b'))
  expect(await mainImage()).toBe(urlOf('b'))
})

test('the owner’s own pictures stay', async () => {
  await shop.pool.query('UPDATE products SET main_image = $2, images = $3 WHERE id = $1', [
    product,
    '/uploads/own.webp',
    ['/uploads/own.webp'],
  ])
  await refreshPictures(shop.shop, masters('c'))
  const { rows } = await shop.pool.query('SELECT main_image FROM products WHERE id = $1', [product])
  expect(rows[0].main_image).toBe('/uploads/own.webp')
})

test('what an order shows is there although its sizes are gone from the disk', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-sizes-'))
  const name = await makeSizes(photo(700, 700), 'd'.repeat(24), folder)
  const built = resolveMasters({ products: { [product]: ['a.webp'] } }, { 'a.webp': name })
  await shop.db.transaction().execute((tx) => keepMasters(tx, built, folder))
  rmSync(folder, { recursive: true })
  for (const file of [plainFile(name), '160.avif']) {
    const answer = await fetch(`${shop.url}/pictures/${name}/${file}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  }
})
