import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../../test/app.ts'
import { buildProduct } from '../../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../../shared/contract/office/endpoints.ts'

let shop: TestShop
let owner: BuiltStaff
let packer: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  packer = await buildStaff(shop, ['packer'])
})
afterAll(() => shop.close())

describe('the stock of a product', () => {
  test('has each variant with shelf, cost and bar codes, for who may see them', async () => {
    const variants = ['Fine', 'Coarse']
    const { productId, variantIds } = await buildProduct(shop.shop, { name: 'Rip Saw', stock: 4, variants })
    const [item = ''] = variantIds
    const body = { barcode: '4006381333931', productId, variantId: item, pieces: 1 }
    expect((await owner.call(calls.addBarcode, { body })).status).toBe(200)
    const changes = { shelf: { was: null, now: 'A-03' } }
    await owner.call(calls.placeStock, { params: { id: item }, body: { version: 0, changes } })
    const all = async (by: BuiltStaff) => (await by.call(calls.stockOfProduct, { params: { id: productId } })).body.data
    const read = async (by: BuiltStaff) => (await all(by)).find(({ _id }) => _id === item)
    expect((await all(owner)).map(({ variantName, free }) => [variantName, free])).toEqual([
      ['Coarse', 4],
      ['Fine', 4],
    ])
    expect(await read(owner)).toMatchObject({ shelf: 'A-03', cost: null, codes: ['4006381333931'], productId })
    expect(await read(packer)).not.toHaveProperty('cost')
    const accountant = await buildStaff(shop, ['accountant'])
    expect(await read(accountant)).not.toHaveProperty('codes')
    expect((await owner.call(calls.stockOfProduct, { params: { id: 'no-such' } })).body.data).toEqual([])
  })

  test('says the margin of a piece at today’s price without GST, for who sees costs; none where the cost is not known', async () => {
    const { productId } = await buildProduct(shop.shop, { name: 'Sold Saw', price: 236, offerPrice: 118, stock: 4 })
    const read = async (by: BuiltStaff) =>
      (await by.call(calls.stockOfProduct, { params: { id: productId } })).body.data[0]
    expect(await read(owner)).toMatchObject({ margin: null })
    await shop.pool.query(
      `INSERT INTO item_costs (stock_item_id, average, last) SELECT id, 7950, 8000 FROM stock_items WHERE product_id = $1`,
      [productId],
    )
    expect(await read(owner)).toMatchObject({ cost: 79.5, margin: { amount: 20.5, percent: 20.5 } })
    expect(await read(packer)).not.toHaveProperty('margin')
  })
})
