import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { often } from '../../../test/how-often.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ demo: true })
  // many equal prices and moments: the order has nothing but the ids to hold on to
  await shop.db
    .updateTable('products')
    .set({ selling_price: 9900, price: 9900, offer_price: null })
    .where('category_id', 'in', ['bearings', 'fasteners', 'safety'])
    .execute()
  await shop.db
    .updateTable('products')
    .set({ created_at: '2026-01-01' })
    .where('category_id', 'in', ['welding', 'fasteners'])
    .execute()
})
afterAll(() => shop.close())

const filters = fc.record({
  sort: fc.constantFrom('newest', '-createdAt', 'price-low', 'price-high'),
  limit: fc.integer({ min: 1, max: 40 }),
  categoryId: fc.constantFrom('', 'all', 'bearings', 'fasteners', 'best-sellers', 'trending'),
  minPrice: fc.constantFrom('', '50', '99'),
  maxPrice: fc.constantFrom('', '99', '5000', '999999999'),
  q: fc.constantFrom('', 'a', 'bolt'),
})

test('every product of a filter is on exactly one page', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
      const seen: string[] = []
      let total = 1
      for (let page = 1; (page - 1) * filter.limit < total; page += 1) {
        const { body } = await shop.call('GET', `/product/get-products?${query}&page=${page}`)
        total = body.data.totalProducts
        seen.push(...body.data.products.map((each) => each._id))
      }
      expect(seen).toHaveLength(total)
      expect(new Set(seen).size).toBe(total)
    }),
    { numRuns: often(40, 15) },
  )
}, 60_000)
