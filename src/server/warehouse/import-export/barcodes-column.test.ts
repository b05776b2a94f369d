import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { ReportedFailure } from '../../terminal/usage.ts'

let shop: TestShop
let owner: BuiltStaff
let folder: string
beforeAll(async () => {
  shop = await openShop()
  owner = await buildStaff(shop, ['owner'])
  folder = await mkdtemp(path.join(os.tmpdir(), 'beypore-codes-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const fileOf = (name: string) => path.join(folder, name)
const products = (...words: string[]) => runCommand(shop.shop, ['products', ...words])

/** Imports a CSV of these lines; what the terminal prints. */
async function importLines(lines: string[], ...options: string[]): Promise<string> {
  await writeFile(fileOf('some.csv'), lines.join('\r\n'))
  return products('import', fileOf('some.csv'), ...options).catch((error) => {
    if (error instanceof ReportedFailure) return error.report
    throw error
  })
}

const add = async (body: object) =>
  expect((await owner.call(calls.addBarcode, { body: { variantId: null, ...body } as never })).status).toBe(200)

/** Returns the bar codes of these products with product, variant and pieces. */
async function codesOf(...ids: string[]): Promise<unknown[]> {
  const { rows } = await shop.pool.query(
    'SELECT code, coalesce(variant_id, product_id) AS on, pieces, note FROM barcodes WHERE product_id = ANY ($1) ORDER BY code',
    [ids],
  )
  return rows.map(({ code, on, pieces, note }) => [code, on, pieces, note])
}

let known = new Set<string>()
/** The import that was done since this was asked the last time. */
async function newImport(): Promise<string> {
  const { rows } = await shop.pool.query(`SELECT id FROM commands WHERE name = 'goods.import'`)
  const found = rows.map(({ id }) => String(id))
  const [one, more] = found.filter((id) => !known.has(id))
  known = new Set(found)
  if (one === undefined || more !== undefined) throw new Error('there is not one new import')
  return one
}

const undo = (id: string) => owner.call(calls.undo, { params: { id }, body: {} })

test.each(['xlsx', 'csv'])('codes of every kind come back from .%s without a change', async (format) => {
  const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['Small', 'Large'] })
  const one = await buildProduct(shop.shop)
  await add({ productId: one.productId, barcode: `0${format}902` })
  await add({ productId: one.productId, barcode: `=1+1 ${format}; x10`, note: 'a | b' })
  for (const barcode of [format === 'csv' ? '8901234567890' : '8901234567906', `1/2 ${format}`]) {
    await add({ productId, variantId: variantIds[0], barcode, pieces: 10 })
  }
  await add({
    productId,
    variantId: variantIds[1],
    barcode: format === 'csv' ? '8901234567895' : '036000291453',
    kind: 'code128',
  })
  const before = await codesOf(productId, one.productId)
  await products('export', fileOf(`all.${format}`))
  expect(await products('import', fileOf(`all.${format}`))).toMatch(/^new 0, changed 0, same \d+, wrong 0$/)
  expect(await codesOf(productId, one.productId)).toEqual(before)
  await products('export', fileOf(`again.${format}`))
  expect(await readFile(fileOf(`again.${format}`))).toEqual(await readFile(fileOf(`all.${format}`)))
})

test('a file gives codes to products and sizes, also new ones, moves them, and takes them off; one without them changes none', async () => {
  const [one, two] = [await buildProduct(shop.shop), await buildProduct(shop.shop, { variants: ['M8', 'M10'] })]
  const [m8, m10] = two.variantIds
  const lines = [
    'product,variant,name,brandId,categoryId,price,barcodes',
    `${one.productId},,,,,,4006381333931; 14006381333938 x10`,
    `${two.productId},${m8},,,,,96385074`,
    'coded-bolt,,Coded bolt,brand,category,,',
    'coded-bolt,coded-bolt--m8,M8,,,12,5901234123457',
    'coded-bolt,coded-bolt--m9,M9,,,13,SHOP-9',
  ]
  const all = [one.productId, two.productId, 'coded-bolt']
  expect(await importLines(lines, '--dry-run')).toMatch(/^new 3, changed 2, same 0, wrong 0\n/)
  expect(await codesOf(...all)).toEqual([])
  expect(await importLines(lines)).toBe('new 3, changed 2, same 0, wrong 0')
  expect(await importLines(lines)).toBe('new 0, changed 0, same 5, wrong 0')
  const given = [
    ['14006381333938', one.productId, 10, null],
    ['4006381333931', one.productId, 1, null],
    ['5901234123457', 'coded-bolt--m8', 1, null],
    ['96385074', m8, 1, null],
    ['SHOP-9', 'coded-bolt--m9', 1, null],
  ]
  expect(await codesOf(...all)).toEqual(given)
  const first = await newImport()
  expect(await importLines(['product,price', `${one.productId},177`])).toBe('new 0, changed 1, same 0, wrong 0')
  await newImport()
  const listed = ['product,variant,price,barcodes', `${one.productId},,178,-`, `${two.productId},${m10},,SHOP-8`]
  expect(await importLines(listed, '--only', 'price')).toMatch('new 0, changed 1, same 1, wrong 0')
  await newImport()
  expect(await codesOf(...all)).toEqual(given)
  const moves = ['product,variant,Barcodes', `${one.productId},,-`, `${two.productId},${m10},4006381333931 x5`]
  expect(await importLines(moves)).toBe('new 0, changed 2, same 0, wrong 0')
  const [, , ...others] = given
  expect(await codesOf(...all)).toEqual([['4006381333931', m10, 5, null], ...others])
  const found = await owner.call(calls.lookUpCode, { query: { code: '4006381333931' } })
  expect(found.body.data).toMatchObject({ pieces: 5, item: { variantId: m10 } })
  expect((await undo(await newImport())).status).toBe(200)
  expect(await codesOf(...all)).toEqual(given)
  expect((await undo(first)).status).toBe(200)
  expect(await codesOf(...all)).toEqual([])
})

test('codes that are taken, doubled, shortened or wrong are named with row, column, value and cure', async () => {
  const [one, two] = [await buildProduct(shop.shop, { name: 'Ball Valve' }), await buildProduct(shop.shop)]
  const sized = await buildProduct(shop.shop, { variants: ['M8'] })
  await add({ productId: one.productId, barcode: 'TAKEN-1' })
  const report = await importLines([
    'product,variant,barcodes',
    `${two.productId},,TAKEN-1`,
    `${sized.productId},,NEW-1`,
    `${sized.productId},${sized.variantIds[0]},8.90123E+12`,
    `${(await buildProduct(shop.shop)).productId},,TWICE-1`,
    `${(await buildProduct(shop.shop)).productId},,TWICE-1`,
    `${(await buildProduct(shop.shop)).productId},,4006381333932`,
    `${one.productId},,TAKEN-1;NEW-2`,
  ])
  expect(report.split('\n')).toEqual([
    'new 0, changed 2, same 0, wrong 5',
    'row 2, column barcodes: TAKEN-1 is already linked to Ball Valve: remove it here or there',
    'row 3, column barcodes: this product has variants: enter the codes in their rows',
    expect.stringMatching(
      /^row 4, column barcodes: the spreadsheet changed this code to a number \(8\.90123E\+12\).*as text/,
    ),
    'row 6, column barcodes: TWICE-1 is also in row 5: a code belongs to one product, keep only one of them',
    expect.stringMatching(/^row 7, column barcodes: “4006381333932” .* last digit should be 1: check/),
  ])
  expect(await codesOf(one.productId, two.productId)).toEqual([['TAKEN-1', one.productId, 1, null]])
  expect(await importLines(['product,EAN', `${two.productId},X`])).toContain('did you mean barcodes?')
})

test('undo takes no code off that which has it by now, and names it', async () => {
  const [one, two] = [await buildProduct(shop.shop), await buildProduct(shop.shop, { name: 'Grinder' })]
  await importLines(['product,barcodes', `${one.productId},NEW-3`])
  const id = await newImport()
  await owner.call(calls.removeBarcode, { body: { barcode: 'NEW-3' } })
  await add({ productId: two.productId, barcode: 'NEW-3' })
  expect((await undo(id)).status).toBe(409)
  expect(await codesOf(one.productId, two.productId)).toEqual([['NEW-3', two.productId, 1, null]])
})

test('undo puts a code back with its note, unless something else has it by now', async () => {
  const [one, two] = [await buildProduct(shop.shop), await buildProduct(shop.shop, { name: 'Sander' })]
  await add({ productId: one.productId, barcode: 'OLD-1', note: 'On the box' })
  const kept = await shop.pool.query(`SELECT * FROM barcodes WHERE code = 'OLD-1'`)
  shop.advance(1000)
  await importLines(['product,barcodes', `${one.productId},NEW-4`])
  const id = await newImport()
  await add({ productId: two.productId, barcode: 'OLD-1' })
  expect(await undo(id)).toMatchObject({ status: 409, body: { message: 'OLD-1 is already linked to Sander' } })
  await owner.call(calls.removeBarcode, { body: { barcode: 'OLD-1' } })
  expect((await undo(id)).status).toBe(200)
  expect((await shop.pool.query('SELECT * FROM barcodes WHERE product_id = $1', [one.productId])).rows).toEqual(
    kept.rows,
  )
  const { body } = await owner.call(calls.listHistory, { query: { command: 'goods.import' } })
  const entry = body.data.find(({ _id }) => _id === id)
  const fields = [{ field: 'Barcodes', before: 'OLD-1 | On the box', after: 'NEW-4' }]
  expect(entry?.changes).toEqual([{ kind: 'product', id: one.productId, made: false, gone: false, fields }])
})

test('a product whose sizes are all switched off is counted itself, and takes its codes in its own row', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['M5', 'M6'], stock: 0 })
  const [m5, m6] = variantIds
  // without variants it has a price of its own
  const head = 'product,variant,active,barcodes,price'
  const onProduct = `${productId},,,OFF-1,120`
  const stillOn = await importLines([head, `${productId},,,OFF-1,`, `${productId},${m5},no,,`])
  expect(stillOn).toContain('row 2, column barcodes: this product has variants: enter the codes in their rows')
  expect(await importLines([head, onProduct, `${productId},${m5},no,,`, `${productId},${m6},no,,`])).toBe(
    'new 0, changed 3, same 0, wrong 0',
  )
  expect(await importLines(['product,barcodes', `${productId},OFF-1; OFF-2`])).toBe('new 0, changed 1, same 0, wrong 0')
  expect(await codesOf(productId)).toEqual([
    ['OFF-1', productId, 1, null],
    ['OFF-2', productId, 1, null],
  ])
})
