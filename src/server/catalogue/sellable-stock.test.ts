import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../test/app.ts'
import { buildProduct } from '../../../test/builders/build-product.ts'
import { buildStaff } from '../../../test/office.ts'
import { officeEndpoints } from '../../shared/contract/office/endpoints.ts'

// What cannot be bought is not in stock, anywhere: five pieces of what is sold from seven on are none.

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const stockOf = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data.stock
const inStock = async () => {
  const { facets } = (await shop.call('GET', '/product/get-products?facets=1')).body.data
  const facet = facets?.find(({ key }: { key: string }) => key === 'stock')
  return facet?.values.find(({ value }: { value: string }) => value === 'in')?.count ?? 0
}

test.each([
  [{ stock: 5, minimum: 7 }, 0],
  [{ stock: 7, minimum: 7 }, 7],
  [{ stock: 11, minimum: 4, multiple: 4 }, 8],
  [{ stock: 3, minimum: 1, multiple: 4 }, 0],
  [{ stock: 5 }, 5],
])('of %j one can buy %i', async (options, sellable) => {
  const { productId, variantIds } = await buildProduct(shop.shop, options)
  expect(variantIds).toEqual([])
  expect(await stockOf(productId)).toBe(sellable)
})

test('product, filter and suggestion say one thing, also at the piece that makes the difference', async () => {
  const { productId } = await buildProduct(shop.shop, { name: 'Zirconia Seal', stock: 6, minimum: 7 })
  const staff = await buildStaff(shop, ['owner'])
  const suggested = async () =>
    (await shop.call('GET', '/product/suggest?q=Zirconia%20Seal')).body.data.exact.map(
      ({ stock }: { stock: number }) => stock,
    )
  const before = await inStock()
  expect([await stockOf(productId), await suggested()]).toEqual([0, [0]])
  const more = { change: 1, why: 'found', note: '' }
  const added = await staff.call(officeEndpoints.adjustStock, { params: { id: productId }, body: more })
  expect(added.status).toBe(200)
  expect([await stockOf(productId), await suggested(), await inStock()]).toEqual([7, [7], before + 1])
  await staff.call(officeEndpoints.adjustStock, {
    params: { id: productId },
    body: { ...more, change: -1, why: 'lost' },
  })
  expect([await stockOf(productId), await inStock()]).toEqual([0, before])
})
