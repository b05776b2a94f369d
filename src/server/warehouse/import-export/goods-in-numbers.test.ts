import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildSupplier } from '../../../../test/builders/build-supplier.ts'
import { tableUpload } from '../../../../test/builders/table-upload.ts'
import { askHost, type BuiltStaff, buildStaff, officeHost } from '../../../../test/office.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { officeJobs } from '../../../shared/contract/office/jobs.ts'
import { adjustStock } from '../../catalogue/stock/adjust-stock.ts'
import { readTables, writeTable } from '../../platform/spreadsheets/table-files.ts'
import { exportGoods } from './export-goods.ts'
import { seeTask } from './goods-plan.ts'
import { insertJob } from './job-queries.ts'
import { openTable } from './open-table.ts'
import { workOffJobs } from './work-off-jobs.ts'
import { writeWrongRows } from './write-wrong-rows.ts'

let shop: TestShop
let owner: BuiltStaff
beforeAll(async () => {
  shop = await openShop()
})
// ten imports of one person may be open
beforeEach(async () => {
  owner = await buildStaff(shop, ['owner'])
})
afterAll(() => shop.close())

const job = async (id: string) => (await owner.call(officeJobs.getJob, { params: { id } })).body.data
async function lookedAt(text: string): Promise<string> {
  const { body } = await owner.call(officeJobs.beginImport, tableUpload(text))
  await workOffJobs(shop.shop)
  return body.data._id
}
async function apply(id: string): Promise<string> {
  await owner.call(officeJobs.applyJob, { params: { id }, body: {} })
  await workOffJobs(shop.shop)
  return (await job(id)).commandId ?? ''
}
/** An import of a workbook that the owner brings. */
async function jobOf(file: Buffer): Promise<string> {
  const { rows } = await shop.pool.query('SELECT id FROM staff ORDER BY created_at DESC LIMIT 1')
  const [id, at] = [shop.shop.newId(), shop.shop.clock()]
  const params = { list: null, only: null, means: {} }
  const by = { staffId: rows[0].id, name: 'Owner' }
  await insertJob(shop.db, { id, kind: 'import', title: 'goods.xlsx', params, file, at }, by)
  await workOffJobs(shop.shop)
  return id
}
const done = async (text: string) => apply(await lookedAt(text))
const undo = (id: string, partly = false) => owner.call(officeHistory.undo, { params: { id }, body: { partly } })
const newestUndo = async () =>
  (await shop.pool.query('SELECT id FROM commands WHERE undoes IS NOT NULL ORDER BY at DESC LIMIT 1')).rows[0].id
const onHand = async (id: string) =>
  (await shop.pool.query('SELECT on_hand FROM stock_items WHERE product_id = $1', [id])).rows[0].on_hand
const suppliersOf = async (id: string) =>
  (
    await shop.pool.query(
      `SELECT i.supplier_id, i.code, i.usual FROM supplier_items i JOIN stock_items s ON s.id = i.stock_item_id
      WHERE s.product_id = $1 ORDER BY i.usual DESC, i.code`,
      [id],
    )
  ).rows

test('an opening that was counted since stays when its import is undone', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
  const id = await done(`product,openingStock,cost\n${productId},40,30\n`)
  await adjustStock(shop.shop, { productId, variantId: null }, 5, 'counted')
  expect(await onHand(productId)).toBe(45)
  expect((await undo(id)).status).not.toBe(200)
  expect((await undo(id, true)).status).toBe(200)
  expect(await onHand(productId)).toBe(45)
})

test('an opening that was undone does not come back over what was counted meanwhile', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
  const id = await done(`product,openingStock\n${productId},40\n`)
  expect((await undo(id)).status).toBe(200)
  const undone = await newestUndo()
  await adjustStock(shop.shop, { productId, variantId: null }, 40, 'counted')
  expect((await undo(undone, true)).status).not.toBe(200)
  expect(await onHand(productId)).toBe(40)
})

test('an undo leaves a supplier what it was before the import', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
  const [one, two] = [(await buildSupplier(shop)).supplier, (await buildSupplier(shop)).supplier]
  await shop.pool.query(
    `INSERT INTO supplier_items (supplier_id, stock_item_id, code)
    SELECT $1, id, '-OWN/2' FROM stock_items WHERE product_id = $2`,
    [two._id, productId],
  )
  const before = await suppliersOf(productId)
  const id = await done(`product,supplier,supplierCode\n${productId},${two.name},NEW\n`)
  expect(await suppliersOf(productId)).toEqual([{ supplier_id: two._id, code: 'NEW', usual: true }])
  expect((await undo(id)).status).toBe(200)
  expect(await suppliersOf(productId)).toEqual(before)
  expect((await undo(await newestUndo())).status).toBe(200)
  expect(await suppliersOf(productId)).toEqual([{ supplier_id: two._id, code: 'NEW', usual: true }])
  const other = await done(`product,supplier,supplierCode\n${productId},${one.name},1\n`)
  expect((await undo(other)).status).toBe(200)
  expect(await suppliersOf(productId)).toEqual([{ supplier_id: two._id, code: 'NEW', usual: true }])
})

test.each(['csv', 'xlsx'] as const)(
  'a saved .%s changes nothing: codes like formulas, numbers and dates',
  async (format) => {
    const { supplier } = await buildSupplier(shop)
    const { productId } = await buildProduct(shop.shop, { price: 100, stock: 0 })
    const { productId: other } = await buildProduct(shop.shop, { price: 100, stock: 0 })
    const rows = [
      `${productId},7,1234.05,${supplier.name},=1+1,-3-4`,
      `${other},,0.10,${supplier.name},00123,@2026-01-02`,
    ]
    await done(`product,openingStock,cost,supplier,supplierCode,shelf\n${rows.join('\n')}\n`)
    expect(await suppliersOf(productId)).toMatchObject([{ code: '=1+1' }])
    const bytes = await exportGoods(shop.shop, format, () => true)
    const now = shop.shop.clock()
    const { task, headProblems } = await openTable(shop.db, await readTables(bytes), { now })
    expect(headProblems).toEqual([])
    expect(await seeTask(shop.db, task, now)).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 }, rows: [] })
  },
)

test('names in another script make brands of their own', async () => {
  const head = 'Product code,Product name,Brand,MRP (₹)'
  const id = await lookedAt(`${head}\nML-1,Pump,ടാറ്റ,90\nML-2,Pump 2,മഹീന്ദ്ര,90\nML-3,Pump 3,ടാറ്റ,90\n`)
  expect(await job(id)).toMatchObject({ missing: [{ name: 'ടാറ്റ' }, { name: 'മഹീന്ദ്ര' }] })
  await owner.call(officeJobs.chooseColumns, {
    params: { id },
    body: { means: {}, only: null, list: null, makes: true },
  })
  await workOffJobs(shop.shop)
  await apply(id)
  const { rows } = await shop.pool.query(
    "SELECT b.name FROM products p JOIN brands b ON b.id = p.brand_id WHERE p.id LIKE 'ml-_' ORDER BY p.id",
  )
  expect(rows.map(({ name }) => name)).toEqual(['ടാറ്റ', 'മഹീന്ദ്ര', 'ടാറ്റ'])
})

test('a draft of a former version that is put on sale without a photo has the neutral picture', async () => {
  const { productId } = await buildProduct(shop.shop, { price: 100, stock: 3 })
  await shop.pool.query("UPDATE products SET images = '{}', main_image = '', active = false WHERE id = $1", [productId])
  await shop.pool.query("UPDATE products SET manufacturer = 'Rolvani, Calicut' WHERE id = $1", [productId])
  const id = await lookedAt(`product,state\n${productId},Active\n`)
  expect(await job(id)).toMatchObject({ counts: { changed: 1, wrong: 0 } })
  await apply(id)
  const { body } = await shop.call('GET', `/product/get-product/${productId}`)
  expect(body.data).toMatchObject({ mainImage: '/no-photo.svg', images: [] })
})

test('the back office shows the neutral picture, too', async () => {
  const headers = { host: `${officeHost}:${new URL(shop.url).port}` }
  const answer = await askHost(shop.url, { method: 'GET', path: '/no-photo.svg', headers })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
  expect(answer.text).toContain('<svg')
})

test('goods without a brand bring it back where it was taken out, and a name means the one that is in the shop', async () => {
  const head = 'Product code,Product name,Brand,MRP (₹)'
  await done(`${head}\nUNB-1,Washer,,9\n`)
  await shop.pool.query("UPDATE brands SET archived_at = now() WHERE id = 'unbranded'")
  await shop.pool.query(
    `INSERT INTO brands (id, name, image, banner_image, archived_at)
    VALUES ('kadavu', 'Kadavu', '/a.svg', '', now()), ('kadavu-2', 'Kadavu', '/a.svg', '', NULL)`,
  )
  await done(`${head}\nUNB-2,Washer 2,,9\nKAD-2,Washer 4,KADAVU,9\n`)
  const { rows } = await shop.pool.query(
    `SELECT b.id, b.archived_at FROM products p JOIN brands b ON b.id = p.brand_id
    WHERE p.id IN ('unb-2', 'kad-2') ORDER BY p.id`,
  )
  expect(rows).toEqual([
    { id: 'kadavu-2', archived_at: null },
    { id: 'unbranded', archived_at: null },
  ])
})

test('wrong rows of a workbook below a title come back with what they said, and formulas as text', async () => {
  const head = ['Product code', 'Product name', 'MRP (₹)', 'Opening stock', 'Cost (₹)', 'Shelf', 'Problem']
  const right = ['XL-1', 'Nut', '₹ 1,25,000.00', '1,00,000', 12.5, '04-05', 'was wrong']
  const wrong = ['XL-2', '@SUM(A1)', '₹ 1,25,00.00', '1,00,000', '=1+1', '\t=2', 'was wrong']
  const bytes = await writeTable('xlsx', 'Goods', [
    ['Rolvani, 2026', ...head.slice(1).map(() => '')],
    head,
    right,
    wrong,
  ])
  const id = await jobOf(Buffer.from(bytes))
  expect(await job(id)).toMatchObject({ counts: { new: 1, wrong: 1 } })
  await owner.call(officeJobs.applyJob, { params: { id }, body: { skipWrong: true } })
  await workOffJobs(shop.shop)
  expect(await onHand('xl-1')).toBe(100_000)
  const [table] = await readTables(await writeWrongRows(shop.shop, id, 'xlsx'))
  expect(table?.rows).toEqual([head, [...wrong.slice(0, -1), expect.stringMatching(/^MRP .*\nCost /)]])
  const csv = Buffer.from(await writeWrongRows(shop.shop, id, 'csv')).toString()
  expect(csv).toMatch(/\r\nXL-2,'@SUM\(A1\),"₹ 1,25,00.00","1,00,000",'=1\+1,'\t=2,"MRP /)
})
