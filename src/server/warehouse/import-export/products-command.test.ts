import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildStaff, inCommand } from '../../../../test/office.ts'
import { officeHistory } from '../../../shared/contract/office/history.ts'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { ReportedFailure } from '../../terminal/usage.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openShop({ demo: true })
  folder = await mkdtemp(path.join(os.tmpdir(), 'beypore-sheets-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const products = (...words: string[]) => runCommand(shop.shop, ['products', ...words])
const fileOf = (name: string) => path.join(folder, name)

/** Imports a CSV of these lines; what the terminal prints. */
async function importLines(lines: string[], ...options: string[]): Promise<string> {
  await writeFile(fileOf('some.csv'), lines.join('\r\n'))
  const done = products('import', fileOf('some.csv'), ...options)
  return done.catch((error) => {
    if (error instanceof ReportedFailure) return `${error.report}\n${error.message}`
    throw error
  })
}

const priceOf = async (id: string) => {
  const { rows } = await shop.pool.query('SELECT price, offer_price FROM products WHERE id = $1', [id])
  return rows[0]
}

test.each(['xlsx', 'csv'])('the whole shop comes back from .%s without a change', async (format) => {
  const { productId } = await buildProduct(shop.shop, {
    variants: ['8901234567004', '1/2', '=1+1', '+91 98470', '@home'],
  })
  const odd = {
    name: '0902',
    net_quantity: '1/2',
    description: '=1+1\nപണം "x"',
    country_of_origin: '-',
    hsn_code: '0902',
  }
  await inCommand(shop.db, (tx) => tx.updateTable('products').set(odd).where('id', '=', productId).execute())
  const all = await shop.pool.query('SELECT (SELECT count(*) FROM products) + (SELECT count(*) FROM variants) AS rows')
  const file = fileOf(`all.${format}`)
  await products('export', file)
  expect(await products('import', file)).toBe(`new 0, changed 0, same ${all.rows[0].rows}, wrong 0`)
  // a program that wrote it again changes nothing either
  await products('export', fileOf(`again.${format}`))
  expect(await readFile(fileOf(`again.${format}`))).toEqual(await readFile(file))
})

test('a price list changes only the prices, and makes nothing', async () => {
  const [one, two] = [await buildProduct(shop.shop, { price: 100 }), await buildProduct(shop.shop, { price: 50 })]
  const lines = ['product,price,offerPrice,colour', `${one.productId},120,"1,10.50",x`, `${two.productId},,-,y`]
  expect(await importLines(lines, '--only', 'price,offerPrice')).toBe(
    [
      'new 0, changed 1, same 0, wrong 1',
      'row 2, column offerPrice: “1,10.50” is not an amount in rupees: write it like 1250 or 1250.50',
      'Nothing was saved: one row has errors.',
    ].join('\n'),
  )
  expect(await priceOf(two.productId)).toEqual({ price: 5000, offer_price: 5000 })
  lines[1] = `${one.productId},120,₹110.50,x`
  const dryRun = await importLines(lines, '--only', 'price,offerPrice', '--dry-run')
  expect(dryRun).toMatch(/^new 0, changed 2, same 0, wrong 0\n/)
  expect(await priceOf(one.productId)).toEqual({ price: 10_000, offer_price: 10_000 })
  expect(await importLines(lines, '--only', 'price,offerPrice')).toBe('new 0, changed 2, same 0, wrong 0')
  expect(await priceOf(one.productId)).toEqual({ price: 12_000, offer_price: 11_050 })
  expect(await priceOf(two.productId)).toEqual({ price: 5000, offer_price: null })
})

test('every mistake is named with its row, its column and its cure', async () => {
  const { productId, variantIds } = await buildProduct(shop.shop, { variants: ['Small', 'Large'] })
  const report = await importLines([
    'product,variant,name,price,hsnCode,categoryId,active,description',
    `${productId},,,,84821,,,`,
    `${productId},${variantIds[0]},,12.345,,,,`,
    `${productId},${variantIds[1]},,,,,maybe,A text`,
    `${productId},${variantIds[1]}x,,10,,,,`,
    `${productId},${variantIds[0]},,11,,,,`,
    `ball-bearing-6204-2r,,,10,,,,`,
    `new-thing,,New thing,10,8482,categori,,`,
    `,,Nobody,10,,,,`,
    `${productId},1,2,,,,,,9`,
  ])
  expect(report.split('\n')).toEqual([
    'new 0, changed 0, same 0, wrong 9',
    'row 2, column hsnCode: An HSN code has 4, 6 or 8 digits, such as 8482 or 848210',
    'row 3, column price: “12.345” has more than two decimals: write 12.35',
    expect.stringMatching(/^row 4, column active: “maybe” is not .*; column description: this belongs to the product/),
    expect.stringContaining(`row 5, column variant: the product has no variant “${variantIds[1]}x”: did you mean`),
    'row 6, column product: row 3 has the same product and variant: keep only one of them',
    expect.stringMatching(/^row 7, column product: there is no product .*: did you mean “ball-bearing-6204-2rs”\?/),
    expect.stringContaining('row 8, column categoryId: there is no category “categori”: did you mean “category”?'),
    expect.stringContaining('row 9, column product: the product key is missing'),
    'row 10, column product: the row has 9 cells and the header has 8: is there a separator in a text without quotes?',
    'Nothing was saved: 9 rows have errors.',
  ])
  expect(await importLines(['product,prise,price,price', `${productId},1,2,3`])).toBe(
    [
      'new 0, changed 0, same 0, wrong 2',
      'row 1, column prise: there is no such column: did you mean price?',
      'row 1, column price: column C has the same name: keep only one of them',
      'Nothing was saved: 2 rows have errors.',
    ].join('\n'),
  )
})

test('rows that a spreadsheet ends before their empty cells say nothing there; one in which the file ends may be cut off', async () => {
  const one = await buildProduct(shop.shop, { price: 100 })
  const two = await buildProduct(shop.shop, { price: 50 })
  const lines = ['product,price,offerPrice,netQuantity,hsnCode', `${one.productId},120`, `${two.productId},60,55,,`]
  expect(await importLines([...lines, ''])).toBe('new 0, changed 2, same 0, wrong 0')
  expect(await priceOf(one.productId)).toEqual({ price: 12_000, offer_price: 10_000 })
  expect(await importLines([...lines, `${one.productId},12`])).toContain(
    'row 4, column product: the row has 2 cells and the header has 5, and the file ends here: it may be cut off. Save the table again',
  )
})

test('a file makes products with their variants; imported again it changes nothing', async () => {
  const lines = [
    'product,variant,name,brandId,categoryId,price,offerPrice,specifications,priceBreaks,weightGrams',
    'hex-bolt,,Hex bolt,brand,category,,,"Grade: 8.8\nHead: hex, 13 mm",,',
    'hex-bolt,hex-bolt--m8,M8,,,12,10.5,,6: 9; 12: 8.50,14',
    'hex-bolt,hex-bolt--m10,M10,,,20,,,,22',
  ]
  expect(await importLines(lines)).toBe('new 3, changed 0, same 0, wrong 0')
  expect(await importLines(lines)).toBe('new 0, changed 0, same 3, wrong 0')
  const { rows } = await shop.pool.query(
    `SELECT v.id, v.price, v.price_breaks, p.price AS least, p.active, p.specifications
     FROM variants v JOIN products p ON p.id = v.product_id WHERE p.id = 'hex-bolt' ORDER BY v.position`,
  )
  const of = {
    least: 1200,
    active: false,
    specifications: [
      { title: 'Grade', description: '8.8' },
      { title: 'Head', description: 'hex, 13 mm' },
    ],
  }
  expect(rows).toEqual([
    {
      id: 'hex-bolt--m8',
      price: 1200,
      price_breaks: [
        { from: 6, price: 900 },
        { from: 12, price: 850 },
      ],
      ...of,
    },
    { id: 'hex-bolt--m10', price: 2000, price_breaks: [], ...of },
  ])
})

test('a file gives a variant its own country, importer and net quantity, and takes them away again', async () => {
  const lines = [
    'product,variant,name,brandId,categoryId,price,countryOfOrigin,importer,netQuantity',
    'flange,,Flange,brand,category,,India,,1 piece',
    'flange,flange--2in,2 inch,,,120,China,"Tool Imports, Kochi",2 pieces',
    'flange,flange--3in,3 inch,,,140,,,',
  ]
  expect(await importLines(lines)).toBe('new 3, changed 0, same 0, wrong 0')
  const own = async () =>
    (
      await shop.pool.query(
        "SELECT country_of_origin, importer, net_quantity FROM variants WHERE product_id = 'flange' ORDER BY position",
      )
    ).rows
  const none = { country_of_origin: null, importer: null, net_quantity: null }
  expect(await own()).toEqual([
    { country_of_origin: 'China', importer: 'Tool Imports, Kochi', net_quantity: '2 pieces' },
    none,
  ])
  const away = ['product,variant,countryOfOrigin,importer,netQuantity', 'flange,flange--2in,-,-,-']
  expect(await importLines(away)).toBe('new 0, changed 1, same 0, wrong 0')
  expect(await own()).toEqual([none, none])
})

test('of a file that changes very many the history does not say a number that is too small', async () => {
  const head = 'product,variant,name,brandId,categoryId,price'
  const lines = Array.from({ length: 1100 }, (_, at) => `peg-${at},,Peg ${at},brand,category,5`)
  expect(await importLines([head, ...lines])).toBe('new 1100, changed 0, same 0, wrong 0')
  const owner = await buildStaff(shop, ['owner'])
  const { body } = await owner.call(officeHistory.listHistory, { query: { command: 'goods.import' } })
  expect(body.data[0]?.more).toBe(1000)
  expect(historyCopy.morePlain(1000)).toBe('and 1,000 or more records')
  expect(historyCopy.morePlain(18_569)).toBe('and 18,569 more records')
})
