import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildSupplier } from '../../../../test/builders/build-supplier.ts'
import { tableUpload } from '../../../../test/builders/table-upload.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { officeJobs } from '../../../shared/contract/office/jobs.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { tableOfGoods } from './export-goods.ts'
import { workOffJobs } from './work-off-jobs.ts'

let shop: TestShop
let owner: BuiltStaff
let supplier: string
let category: string
let brand: string
beforeAll(async () => {
  shop = await openShop()
  supplier = (await buildSupplier(shop)).supplier.name
  const { productId } = await buildProduct(shop.shop, { price: 500 })
  const { rows } = await shop.pool.query('SELECT category_id, brand_id FROM products WHERE id = $1', [productId])
  category = rows[0].category_id
  brand = rows[0].brand_id
})
// ten imports of one person may be open
beforeEach(async () => {
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const job = async (id: string) => (await owner.call(officeJobs.getJob, { params: { id } })).body.data
const rowsOf = async (id: string) => (await owner.call(officeJobs.jobRows, { params: { id } })).body.data
const apply = (id: string) => owner.call(officeJobs.applyJob, { params: { id }, body: { skipWrong: true } })
async function lookedAt(text: string): Promise<string> {
  const { body } = await owner.call(officeJobs.beginImport, tableUpload(text))
  await workOffJobs(shop.shop)
  return body.data._id
}
async function done(text: string) {
  const id = await lookedAt(text)
  await apply(id)
  await workOffJobs(shop.shop)
  return job(id)
}
const stored = async (productId: string) => {
  const { rows } = await shop.pool.query(
    `SELECT s.on_hand, k.average AS cost, p.shelf, u.name AS supplier, i.code,
      (SELECT array_agg(reason ORDER BY m.id) FROM stock_movements m WHERE m.stock_item_id = s.id) AS reasons
    FROM stock_items s LEFT JOIN item_costs k ON k.stock_item_id = s.id
    LEFT JOIN stock_places p ON p.stock_item_id = s.id
    LEFT JOIN supplier_items i ON i.stock_item_id = s.id AND i.usual LEFT JOIN suppliers u ON u.id = i.supplier_id
    WHERE s.product_id = $1`,
    [productId],
  )
  return rows[0]
}
const heads =
  'Product code,Product name,Brand,Category,MRP (₹),Offer price (₹),HSN,GST %,Opening stock,Cost (₹),Supplier,Supplier code,Shelf,Bar code'

test('a list with the heads that people use brings stock, cost, supplier, shelf and bar code, and its undo takes them back', async () => {
  const line = `BRG-6204,Ball bearing 6204,${brand},${category},"₹1,250.00",1150,84821020,18%,40,"₹ 650.50",${supplier.toLowerCase()},MT/6204,a  03,8901234567890`
  const done1 = await done(`${heads}\n${line}\n`)
  expect(done1).toMatchObject({ state: 'done', counts: { new: 1, wrong: 0 } })
  expect(await stored('brg-6204')).toEqual({
    on_hand: 40,
    cost: 65_050,
    shelf: 'A 03',
    supplier,
    code: 'MT/6204',
    reasons: ['opening'],
  })
  const again = await lookedAt(`${heads}\n${line}\n`)
  expect(await job(again)).toMatchObject({ counts: { new: 0, changed: 0, same: 1, wrong: 0 } })
  expect(
    (await owner.call(officeHistory.undo, { params: { id: done1.commandId ?? '' }, body: {} })).body,
  ).toMatchObject({
    success: true,
  })
  expect(await stored('brg-6204')).toMatchObject({ on_hand: 0, cost: null, supplier: null, shelf: null })
  // it can be imported once more: nothing of it was ever counted
  expect(await done(`${heads}\n${line}\n`)).toMatchObject({ state: 'done', counts: { changed: 1, wrong: 0 } })
  expect(await stored('brg-6204')).toMatchObject({
    on_hand: 40,
    cost: 65_050,
    reasons: ['opening', 'opening', 'opening'],
  })
})

test('export and import again changes nothing, and the heads are those of people', async () => {
  const table = await tableOfGoods(shop.shop)
  expect(table[0]).toEqual(expect.arrayContaining(heads.split(',')))
  const csv = table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
  expect(await job(await lookedAt(`${csv}\n`))).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 } })
  const packer = await tableOfGoods(shop.shop, (permission) => permission !== 'costs.see')
  expect(packer[0]).not.toContain('Cost (₹)')
})

test('the ledger is never written over, and a cost of bills stays theirs', async () => {
  const counted = await buildProduct(shop.shop, { price: 100, stock: 7 })
  const id = await lookedAt(`product,openingStock,cost\n${counted.productId},50,30\n`)
  expect(await rowsOf(id)).toMatchObject([
    { state: 'wrong', problems: [{ column: 'openingStock', sentence: expect.stringContaining('7 on hand') }] },
  ])
  await done(`product,cost\n${counted.productId},30\n`)
  expect(await stored(counted.productId)).toMatchObject({ on_hand: 7, cost: 3000 })
})

test.each([
  ['-5', 'openingStock', 'whole number from 0'],
  ['2.5', 'openingStock', 'whole number from 0'],
  ['9999999', 'openingStock', 'whole number from 0'],
  ['x', 'cost', 'not an amount'],
  ['Cochin Bearing', 'supplier', 'did you mean “Cochin Bearings'],
  ['x'.repeat(200), 'shelf', 'at most 20'],
  ['8901234567894', 'barcodes', 'last digit'],
  ['AB-1', 'supplierCode', 'whose code'],
])('%s is refused as %s with what is right', async (cell, column, sentence) => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
  const typed = column === 'supplier' ? supplier.replace('Cochin Bearings', cell) : cell
  const id = await lookedAt(`product,${column}\n${productId},${typed}\n`)
  expect(await rowsOf(id)).toMatchObject([
    { state: 'wrong', problems: [{ column, sentence: expect.stringContaining(sentence) }] },
  ])
})

test('a cost above the price is said, and taken', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, gstRate: 18 })
  const id = await lookedAt(`product,cost\n${productId},90\n`)
  expect(await rowsOf(id)).toMatchObject([
    { state: 'changed', diffs: [{ column: 'cost', becomes: '90', warning: expect.stringContaining('₹84.75') }] },
  ])
})

test('variants have their own stock', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { price: 100, variants: ['M8', 'M10'], stock: 0 })
  const head = 'product,variant,openingStock'
  const id = await lookedAt(`${head}\n${productId},,5\n${productId},${variantIds[0]},6\n`)
  expect(await rowsOf(id)).toMatchObject([
    { row: 2, state: 'wrong', problems: [{ sentence: expect.stringContaining('rows of the variants') }] },
    { row: 3, state: 'changed' },
  ])
})

test('the same import that is confirmed twice is done once', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
  const text = `product,openingStock\n${productId},12\n`
  const [one, two] = [await lookedAt(text), await lookedAt(text)]
  const answers = await Promise.all([apply(one), apply(one), apply(two)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  await workOffJobs(shop.shop)
  expect(await stored(productId)).toMatchObject({ on_hand: 12, reasons: ['opening'] })
})

const savedAs = async (id: string, format: 'xlsx' | 'csv') => {
  const headers = {
    host: `${officeHost}:${new URL(shop.url).port}`,
    cookie: owner.cookie,
    'x-office': '1',
    'sec-fetch-site': 'same-origin',
  }
  const path = `${officeBase}/jobs/${id}/wrong-rows?format=${format}`
  return askHost(shop.url, { method: 'GET', path, headers })
}

test('the good rows go in, the bad ones come back as a file with reasons, which goes in when it is mended', async () => {
  const head = 'Product code,Product name,Brand,Category,MRP (₹),HSN'
  const rows = ['GOOD-1,"Nut, M8","",,12.50,7318', 'BAD-1,Bolt M8,,,12.505,7318', 'BAD-2,=1+1,,,,7318']
  const id = await lookedAt(`${head}\n${rows.join('\n')}\n`)
  expect(await job(id)).toMatchObject({ counts: { new: 1, wrong: 2 }, lands: { on_sale: 0, draft: 1 } })
  await apply(id)
  await workOffJobs(shop.shop)
  const { text } = await savedAs(id, 'csv')
  expect(text.replace(/^\uFEFF/, '').split(/\r?\n/)).toEqual([
    `${head},Problem`,
    expect.stringMatching(/^BAD-1,Bolt M8,,,12\.505,7318,MRP \(₹\): .*12\.5/),
    expect.stringMatching(/^BAD-2,'=1\+1,,,,7318,"MRP \(₹\): /),
    '',
  ])
  const mended = text.replace('12.505', '12.50').replace(',,,,7318', ',,,9,7318')
  const again = await lookedAt(mended)
  expect(await job(again)).toMatchObject({ counts: { new: 2, wrong: 0 } })
  await apply(again)
  await workOffJobs(shop.shop)
  const { rows: made } = await shop.pool.query(
    "SELECT name, brand_id, category_id, main_image FROM products WHERE id IN ('good-1', 'bad-2') ORDER BY id",
  )
  expect(made).toEqual([
    { name: '=1+1', brand_id: 'unbranded', category_id: 'other-goods', main_image: '/no-photo.svg' },
    { name: 'Nut, M8', brand_id: 'unbranded', category_id: 'other-goods', main_image: '/no-photo.svg' },
  ])
  expect((await savedAs(again, 'csv')).status).toBe(404)
})

test('brands and categories that a list names are made if somebody says so, and listed before', async () => {
  const text = 'Product code,Product name,Brand,Category,MRP (₹)\nPUL-1,Pulley,Rolvani & Sons,Power transmission,90\n'
  const id = await lookedAt(text)
  expect(await job(id)).toMatchObject({
    counts: { new: 0, wrong: 1 },
    makes: false,
    missing: [
      { kind: 'brand', name: 'Rolvani & Sons' },
      { kind: 'category', name: 'Power transmission' },
    ],
  })
  await owner.call(officeJobs.chooseColumns, {
    params: { id },
    body: { means: {}, only: null, list: null, makes: true },
  })
  await workOffJobs(shop.shop)
  expect(await job(id)).toMatchObject({ counts: { new: 1, wrong: 0 }, makes: true })
  expect((await shop.pool.query("SELECT 1 FROM brands WHERE name = 'Rolvani & Sons'")).rowCount).toBe(0)
  await apply(id)
  await workOffJobs(shop.shop)
  const { rows } = await shop.pool.query("SELECT brand_id, category_id FROM products WHERE id = 'pul-1'")
  expect(rows).toEqual([{ brand_id: 'rolvani-sons', category_id: 'power-transmission' }])
  expect(await job(await lookedAt(text))).toMatchObject({ counts: { same: 1, wrong: 0 }, missing: [] })
})

test('goods without brand, category and photo are sold, and shoppers see a neutral picture', async () => {
  const head =
    'product,name,price,description,hsnCode,gstRate,unit,netQuantity,countryOfOrigin,manufacturer,state,openingStock'
  const line = 'nut-m8,Hex nut M8,12,A nut of steel.,7318,18,NOS,1 piece,India,"Rolvani, Calicut",Active,40'
  const id = await lookedAt(`${head}\n${line}\n`)
  expect(await job(id)).toMatchObject({ counts: { new: 1, wrong: 0 }, lands: { on_sale: 1, draft: 0 } })
  await apply(id)
  await workOffJobs(shop.shop)
  const { body } = await shop.call('GET', '/product/get-product/nut-m8')
  expect(body.data).toMatchObject({
    mainImage: '/no-photo.svg',
    images: [],
    brand: { name: 'Unbranded', image: '/no-photo.svg', bannerImage: '' },
    category: { name: 'Other goods' },
    stock: expect.any(Number),
  })
})
