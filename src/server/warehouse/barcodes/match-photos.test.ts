import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('photos are matched by product code, variant code and bar code, with their places; others are named', async () => {
  const manager = await buildStaff(shop, ['manager'])
  const { productId } = await buildProduct(shop.shop, { name: 'Bearing 6204' })
  const sized = await buildProduct(shop.shop, { name: 'Hex bolt', variants: ['M8', 'M10'] })
  const [m8 = ''] = sized.variantIds
  const carrier = { productId: sized.productId, variantId: m8, pieces: 1 }
  await manager.call(calls.addBarcode, { body: { barcode: '8901234567890', ...carrier } })
  const files = [`${productId.toUpperCase()}_2.jpg`, `${m8} (3).png`, '8901234567890.webp', 'DSC_0815.jpg']
  const { body } = await manager.call(calls.matchPhotos, { body: { files } })
  expect(body.data).toEqual([
    { file: files[0], shows: { product: productId, variant: null, name: 'Bearing 6204', place: 2 } },
    { file: files[1], shows: { product: sized.productId, variant: m8, name: 'Hex bolt, M8', place: 3 } },
    { file: files[2], shows: { product: sized.productId, variant: m8, name: 'Hex bolt, M8', place: 1 } },
    { file: files[3], shows: null },
  ])
  await shop.pool.query(
    'INSERT INTO products SELECT (jsonb_populate_record(p, \'{"id": "goods"}\')).* FROM products p WHERE id = $1',
    [productId],
  )
  const strange = await manager.call(calls.matchPhotos, { body: { files: ['പമ്പ്.jpg', 'goods.jpg'] } })
  expect(strange.body.data.map(({ shows }: { shows: { product: string } | null }) => shows?.product)).toEqual([
    undefined,
    'goods',
  ])
  const many = Array.from({ length: 201 }, () => 'a.jpg')
  expect((await manager.call(calls.matchPhotos, { body: { files: many } })).status).toBe(400)
})
