import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemo } from '../../src/demo/read-demo.ts'
import { openShop, type TestShop } from '../../test/app.ts'
import { sizeWithSeries } from './family.ts'
import { hardwareFamilies } from './hardware-families.ts'
import { machineFamilies } from './machine-families.ts'
import { scaleDemo, scaleMax } from './scale-demo.ts'
import { scaleProduct } from './scale-rows.ts'

const families = [...machineFamilies, ...hardwareFamilies]
const { definitions } = readDemo()
let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
})
afterAll(() => shop.close())

test('a million products can be made up, and no two are the same', () => {
  expect(scaleMax).toBeGreaterThanOrEqual(1_000_000)
  const ids = new Set<string>()
  let made = 0
  for (const family of families) {
    for (let number = 0; number < sizeWithSeries(family); number += 31) {
      ids.add(String(scaleProduct(family, number, number, { images: [], definitions }).product.id))
      made += 1
    }
  }
  expect(ids.size).toBe(made)
})

test('made-up products are in the shop like any other: listed, with stock, prices and pictures', async () => {
  const { totalProducts: before } = (await shop.call('GET', '/product/get-products')).body.data
  await scaleDemo(shop.shop, 900, () => undefined)
  const { data } = (await shop.call('GET', '/product/get-products?limit=100&sort=price-low')).body
  expect(data.totalProducts).toBe(before + 900)
  const { rows } = await shop.pool.query(`
    SELECT count(DISTINCT category_id) AS categories, count(*) FILTER (WHERE selling_price > 8500000) AS dear,
      count(*) FILTER (WHERE attributes = '[]' AND NOT EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.attributes <> '[]')) AS unsaid,
      count(*) FILTER (WHERE NOT EXISTS (SELECT FROM stock_items i WHERE i.product_id = p.id)) AS uncounted,
      count(*) FILTER (WHERE NOT EXISTS (SELECT FROM pictures WHERE main_image = '/pictures/' || hash || '.svg')) AS unseen
      FROM products p`)
  expect(rows[0]).toMatchObject({ dear: 0, unsaid: 0, uncounted: 0, unseen: 0 })
  expect(rows[0].categories).toBeGreaterThanOrEqual(12)
})

test('more than can be made up is refused', async () => {
  await expect(scaleDemo(shop.shop, scaleMax + 1, () => undefined)).rejects.toThrow(`At most ${scaleMax}`)
})
