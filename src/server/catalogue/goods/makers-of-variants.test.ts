import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShelves, completeGoods as complete, type Shelves } from '../../../../test/builders/build-shelves.ts'
import { inCommand } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import type { VariantFields } from '../../../shared/office/goods-types.ts'

let shop: TestShop
let shelves: Shelves
beforeAll(async () => {
  shop = await openShop()
  shelves = await buildShelves(shop)
})
afterAll(() => shop.close())

const maker = 'Malabar Belts, SIDCO Estate, Kozhikode 673014'
const importer = 'Pazhayangara Tool Imports, Kochi 682003'
const ofBrand = 'Rolvani Bearings, Rajkot 360002, Gujarat'
const write: Shelves['write'] = (writes) => shelves.write(writes)
const shown = async (id: string) => (await shop.call('GET', `/product/get-product/${id}`)).body.data

async function inTwoSizes(fields: Partial<VariantFields>) {
  const variants = [
    { id: null, fields: { name: '8 mm', price: 9000, ...fields } },
    { id: null, fields: { name: '10 mm', price: 9500 } },
  ]
  const { written, command } = await write([{ id: null, product: { ...complete, manufacturer: maker }, variants }])
  return { id: written[0]?.id ?? '', command }
}

test('a variant of another country has its own importer and nothing of the product’s makers; undo takes it back', async () => {
  const { id } = await inTwoSizes({})
  const size = (await shown(id)).variants[0]?._id ?? ''
  expect((await shown(id)).variants[0]).not.toHaveProperty('made')
  const fields = { countryOfOrigin: 'China', importer, netQuantity: '2 pieces' }
  const { command } = await write([{ id, variants: [{ id: size, fields }] }])
  const [first, second] = (await shown(id)).variants
  expect(first).toMatchObject({ netQuantity: '2 pieces' })
  expect(first?.made).toEqual({ countryOfOrigin: 'China', manufacturer: null, packer: null, importer })
  expect(second).not.toHaveProperty('made')
  expect(await shelves.undo(command)).toEqual([200, 'Undone'])
  expect((await shown(id)).variants[0]).not.toHaveProperty('made')
})

test('one of the same country, however that is written, keeps what it does not say itself', async () => {
  const packer = 'Beypore Mill Store, Calicut 673015'
  const { id } = await inTwoSizes({ countryOfOrigin: 'Made in India', packer })
  expect((await shown(id)).variants[0]?.made).toEqual({
    countryOfOrigin: 'Made in India',
    manufacturer: maker,
    packer,
    importer: null,
  })
})

test('an imported variant is not published without its importer, and the list finds who lacks one', async () => {
  await expect(inTwoSizes({ countryOfOrigin: 'China' })).rejects.toMatchObject({
    code: 'bad_input',
    details: {
      errors: {
        'variants.0.importer':
          'Required before publishing: Name and address of the importer, since it was made abroad (variant 8 mm)',
      },
    },
  })
  const { id } = await inTwoSizes({ countryOfOrigin: 'China', importer })
  await inCommand(shop.db, (tx) =>
    tx.updateTable('variants').set({ importer: null }).where('product_id', '=', id).execute(),
  )
  const { body } = await shelves.owner.call(calls.listGoods, { query: { lacks: 'law' } })
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(id)
  const detail = await shelves.owner.call(calls.getGoods, { params: { id } })
  expect(detail.body.data.completeness.law).toMatchObject([{ field: 'variants.0.importer' }])
})

test.each([
  ['countryOfOrigin', '', 'Country of origin is missing'],
  ['importer', '', 'Importer is missing'],
  ['manufacturer', 'x'.repeat(501), 'Manufacturer may have 500 letters at most'],
])('%s %j of a variant is refused with a sentence', async (field, value, sentence) => {
  await expect(inTwoSizes({ [field]: value })).rejects.toMatchObject({
    details: { errors: { [`variants.0.${field}`]: sentence } },
  })
})

test('goods that are on sale without a maker stay there: only new goods are refused', async () => {
  const { productId } = await buildProduct(shop.shop)
  const setBrand = (manufacturer: string | null) =>
    inCommand(shop.db, (tx) => tx.updateTable('brands').set({ manufacturer }).execute())
  await setBrand(null)
  // its price, its stock of words and its variants may be changed as before
  await write([{ id: productId, product: { price: 12_000, offerPrice: null, description: 'Of old stock.' } }])
  expect(await shown(productId)).toMatchObject({ price: 120, manufacturer: null })
  await expect(write([{ id: null, product: { ...complete, name: 'Without a maker' } }])).rejects.toMatchObject({
    details: { errors: { manufacturer: expect.stringContaining('manufacturer or the packer') } },
  })
  const imported = { ...complete, name: 'Without an importer', countryOfOrigin: 'Germany' }
  await expect(write([{ id: null, product: imported }])).rejects.toMatchObject({
    details: { errors: { importer: expect.stringContaining('importer') } },
  })
  // a draft of them is kept
  expect((await write([{ id: null, product: { ...imported, state: 'draft' } }])).written).toHaveLength(1)
  await setBrand(ofBrand)
})

test('lists count goods of India once, however that is written, and a product in each country of its variants', async () => {
  const { id } = await inTwoSizes({ countryOfOrigin: 'China', importer })
  await write([{ id: null, product: { ...complete, name: 'Belt of Bharat', countryOfOrigin: 'Made in Bharat' } }])
  const list = async (query: string) => (await shop.call('GET', `/product/get-products?${query}`)).body.data
  const origin = (await list('facets=1')).facets?.find(({ key }) => key === 'origin')
  const { totalProducts } = await list('limit=1')
  const imported = origin?.values.find(({ value }) => value === 'china')?.count ?? 0
  expect(origin?.values.map(({ value }) => value)).toEqual(['china', 'india'])
  expect(origin?.values[1]).toMatchObject({ count: totalProducts })
  expect((await list('attr.origin=Made%20in%20India&limit=1')).totalProducts).toBe(totalProducts)
  const found = await list(`attr.origin=china&limit=${imported}`)
  expect(found.products.map(({ _id }) => _id)).toContain(id)
  const size = (await shown(id)).variants[0]?._id ?? ''
  await write([{ id, variants: [{ id: size, fields: { countryOfOrigin: null, importer: null } }] }])
  expect((await list('attr.origin=china&limit=1')).totalProducts).toBe(imported - 1)
})
