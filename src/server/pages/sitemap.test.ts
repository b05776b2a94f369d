import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true, env: { PUBLIC_URL: 'https://mill.example' } })
})
afterAll(() => shop.close())

const read = async (path: string) => {
  const answer = await fetch(shop.url + path)
  return { status: answer.status, text: await answer.text() }
}
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const productsOnSale = async () =>
  (await shop.pool.query('SELECT count(*)::int AS n FROM products WHERE active')).rows[0].n

test('one file lists every page while they fit', async () => {
  const { status, text } = await read('/sitemap.xml')
  expect(status).toBe(200)
  const all = locations(text)
  expect(all).toContain('https://mill.example/')
  expect(all).toContain('https://mill.example/products?categoryId=bearings')
  expect(all).toContain('https://mill.example/accessibility')
  expect(all.filter((each) => each?.includes('/products/'))).toHaveLength(await productsOnSale())
  expect(locations((await read('/sitemap-1.xml')).text)).toEqual(all)
})

test('a catalogue of more than 5,000 products is listed whole, in files that the first one names', async () => {
  for (const thousand of [1, 2, 3, 4, 5]) {
    await shop.pool.query(
      `INSERT INTO products SELECT more.* FROM (SELECT * FROM products LIMIT 1) one, generate_series(1, 1000) n
        CROSS JOIN LATERAL jsonb_populate_record(
          NULL::products, to_jsonb(one) || jsonb_build_object('id', 'more-' || $1::int || '-' || n)) more`,
      [thousand],
    )
  }
  shop.shop.cache.clear()
  const files = locations((await read('/sitemap.xml')).text)
  expect(files).toEqual(['https://mill.example/sitemap-1.xml', 'https://mill.example/sitemap-2.xml'])
  const parts = await Promise.all(files.map((file) => read(new URL(file ?? '').pathname)))
  const listed = parts.flatMap(({ text }) => locations(text)).filter((each) => each?.includes('/products/'))
  expect(new Set(listed).size).toBe(await productsOnSale())
  expect(listed).toHaveLength(new Set(listed).size)
}, 60_000)

test('a file that is not there is refused without a look into the catalogue', async () => {
  await read('/sitemap-1.xml')
  await read('/nowhere')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  for (const path of ['/sitemap-3.xml', '/sitemap-9999.xml', '/sitemap-0.xml', '/sitemap-01.xml']) {
    expect((await read(path)).status, path).toBe(404)
  }
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
