import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'

let shop: TestShop
let image: string
beforeAll(async () => {
  shop = await openShop({ demo: true })
  image = (await shop.call('GET', '/product/get-product/ball-bearing-6204-2rs')).body.data.mainImage
})
afterAll(() => shop.close())

test('a product’s picture is an SVG that may be kept for ever and can do nothing', async () => {
  const answer = await fetch(shop.url + image)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('Ball Bearing')
})

test('whoever has it is told so; HEAD has no body', async () => {
  const etag = (await fetch(shop.url + image, { method: 'HEAD' })).headers.get('etag') ?? ''
  expect((await fetch(shop.url + image, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('compressed and plain are the same picture', async () => {
  const plain = await (await fetch(shop.url + image, { headers: { 'accept-encoding': 'identity' } })).text()
  expect(await (await fetch(shop.url + image, { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(plain)
})

test.each([
  'x.svg',
  `${'0'.repeat(24)}.svg`,
  '..%2f..%2fetc%2fpasswd',
  '%00.svg',
  'index.json',
  `${'0'.repeat(24)}-1000x1000-fffffffff/640.webp`,
  `${'0'.repeat(24)}-1000x1000-fffffffff/..%2f..%2findex.json`,
])('%s is a 404', async (file) => {
  expect((await fetch(`${shop.url}/pictures/${file}`)).status).toBe(404)
})
