import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const put = (productId: string, barcode: string, variantId: string | null = null, kind?: 'code128') =>
  owner.call(calls.addBarcode, { body: { productId, variantId, barcode, ...(kind && { kind }) } })
const read = (code: string) => shop.call('GET', `/product/by-code/${code}`)

test('a retail number leads to the goods on sale that carry it, however it is written, and to nothing else', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { name: 'Hex Bolt', variants: ['M8', 'M10'] })
  const variantId = variantIds[1] ?? ''
  await put(productId, '036000291452', variantId)
  for (const code of ['036000291452', '0036000291452', '00036000291452']) {
    const answer = await read(code)
    expect(answer).toMatchObject({ status: 200, body: { data: { productId, variantId, name: 'Hex Bolt' } } })
  }
  expect((await read('4006381333931')).status).toBe(404)
  // a code of the shop's own making is nobody else's to try
  await put(productId, 'SHELF-7', variantId)
  await put(productId, '4006381333932', variantId, 'code128')
  for (const code of ['SHELF-7', '4006381333932', '12345', '0036000291451', '%00', '9'.repeat(60)]) {
    expect((await read(code)).status, code).toBe(400)
  }
})

test('it follows at once: a code that is taken off or put elsewhere, goods that are put away', async () => {
  const { productId } = await buildProduct(shop.shop)
  const other = await buildProduct(shop.shop, { name: 'Grinder' })
  const code = '8901030865275'
  expect((await read(code)).status).toBe(404)
  await put(productId, code)
  expect((await read(code)).body).toMatchObject({ data: { productId } })
  await owner.call(calls.removeBarcode, { body: { barcode: code } })
  expect((await read(code)).status).toBe(404)
  await put(other.productId, code)
  expect((await read(code)).body).toMatchObject({ data: { productId: other.productId } })
  await owner.call(calls.archiveGoods, { params: { id: other.productId } })
  expect((await read(code)).status).toBe(404)
})
