import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { ReportedFailure, UsageFailure } from '../../terminal/usage.ts'

// What suppliers send is no table of ours: titles, cover sheets, colours, percent cells, HTML, codes in capitals.

let shop: TestShop
let folder: string
let id: string
beforeAll(async () => {
  shop = await openShop({ demo: true })
  folder = await mkdtemp(path.join(os.tmpdir(), 'beypore-lists-'))
  id = (await buildProduct(shop.shop, { price: 500, offerPrice: 400, gstRate: 5 })).productId
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

async function importFile(name: string, content: string | Uint8Array, ...options: string[]): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return runCommand(shop.shop, ['products', 'import', file, ...options]).catch((error) => {
    if (error instanceof ReportedFailure) return `${error.report}\n${error.message}`
    throw error
  })
}

type Cells = Record<string, { format: string }>
/** A .xlsx of these sheets; `formats` by "row,column". */
async function book(sheets: Record<string, CellValue[][]>, formats: Cells = {}): Promise<Uint8Array> {
  const styled = (rows: CellValue[][]) =>
    new Map(
      Object.entries(formats).map(([place, { format }]) => {
        const [row = 0, column = 0] = place.split(',').map(Number)
        return [place, { value: rows[row]?.[column] ?? null, style: { numFmt: format } }]
      }),
    )
  return writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows, cells: styled(rows) })) })
}

const rowOf = async (key = id) => {
  const columns = 'name, offer_price, gst_rate, description, hsn_code'
  const { rows } = await shop.pool.query(`SELECT ${columns} FROM products WHERE id = $1`, [key])
  return rows[0]
}
const head = ['product', 'offerPrice']

test('titles above the head are passed over, and the row of the head is said', async () => {
  const titles = `PRICE LIST w.e.f. 1.4.2026,,\nAll prices incl. GST,,\n\nproduct,offerPrice,\n${id},391,\n`
  const report = await importFile('titles.csv', titles)
  expect(report.split('\n')).toEqual(['new 0, changed 1, same 0, wrong 0', expect.stringContaining('row 4')])
  expect((await rowOf()).offer_price).toBe(39_100)
})

test('a wrong row is named as the file numbers it, whatever stands above the head', async () => {
  const report = await importFile('wrong.csv', `Rolvani Tools; Calicut\n\nproduct;offerPrice\n${id};12,5\n`)
  expect(report).toMatch(/^new 0, changed 0, same 0, wrong 1\nrow 4, column offerPrice: /)
})

test('a head that is repeated on each page of a list is no row of goods', async () => {
  const report = await importFile('pages.csv', `product,offerPrice\n${id},392\nproduct,offerPrice\n`)
  expect(report).toBe('new 0, changed 1, same 0, wrong 0')
})

test.each([
  ['comes first', { 'Read me': [['Please see the second sheet']], Prices: [head, ['', '']] }],
  ['comes after', { Prices: [head, ['', '']], Terms: [['Payment'], ['30 days']] }],
  [
    'is a table, too',
    {
      Contacts: [
        ['Name of dealer', 'Phone'],
        ['A', 'B'],
      ],
      Prices: [['Rates'], head, ['', '']],
    },
  ],
])('a sheet that is not the list %s: the list is found, and said', async (_, sheets) => {
  const price = 300 + Object.keys(sheets).join('').length
  const rows = Object.fromEntries(
    Object.entries(sheets).map(([name, cells]) => [
      name,
      cells.map((row) => (row.length === 2 && row.every((cell) => cell === '') ? [id, price] : row)),
    ]),
  )
  const report = await importFile('cover.xlsx', await book(rows))
  expect(report).toMatch(/^new 0, changed 1, same 0, wrong 0\nRead from the sheet “Prices”/)
  expect((await rowOf()).offer_price).toBe(price * 100)
})

test('the owner can say which sheet and which row it is', async () => {
  const sheets = { Retail: [head, [id, 350]], Dealer: [['Dealer rates'], head, [id, 340]] }
  expect(await importFile('two.xlsx', await book(sheets), '--sheet', 'Dealer', '--head-row', '2')).toBe(
    'new 0, changed 1, same 0, wrong 0',
  )
  expect((await rowOf()).offer_price).toBe(34_000)
  await expect(importFile('two.xlsx', await book(sheets), '--sheet', 'Export')).rejects.toThrow(
    'There is no sheet “Export”: the file has “Retail”, “Dealer”',
  )
  await expect(importFile('two.xlsx', await book(sheets), '--head-row', '0')).rejects.toThrow(UsageFailure)
  await expect(importFile('two.xlsx', await book(sheets), '--head-row', '9')).rejects.toThrow('no rows below it')
})

test('columns without a name and a cell, and a coloured cell far to the right, are nothing', async () => {
  const far = Array.from({ length: 701 }, (_, at) => (at === 0 ? id : at === 2 ? 331 : null))
  const cells = await book({ Prices: [['product', null, 'offerPrice'], far] }, { '1,700': { format: '0.00' } })
  expect(await importFile('wide.xlsx', cells)).toBe('new 0, changed 1, same 0, wrong 0')
  expect(await importFile('empty.csv', `,product,,offerPrice,,\n,${id},,332,,,,,\n`)).toBe(
    'new 0, changed 1, same 0, wrong 0',
  )
  expect(await importFile('named.csv', `product,,offerPrice\n${id},x,333\n`)).toContain('column B: ')
})

test.each([
  ['0%', 0.18, 18],
  ['0.00%', 0.05, 5],
  ['0.0 %', 0.4, 40],
])('a percent cell of the format %s that holds %s is read as it is seen', async (format, value, rate) => {
  const file = await book(
    {
      Sheet: [
        ['product', 'gstRate'],
        [id, value],
      ],
    },
    { '1,1': { format } },
  )
  const report = await importFile('pct.xlsx', file)
  expect(report).toMatch(/^new 0, changed [01], same [01], wrong 0$/)
  expect((await rowOf()).gst_rate).toBe(rate)
})

test('zeros that a format shows are read with the number', async () => {
  const file = await book(
    {
      Sheet: [
        ['product', 'hsnCode'],
        [id, 8_202_100],
      ],
    },
    { '1,1': { format: '00000000' } },
  )
  await importFile('zeros.xlsx', file)
  expect((await rowOf()).hsn_code).toBe('08202100')
})

test('HTML becomes the text that it shows', async () => {
  const html = '"<h2>Ball bearing</h2><ul><li>20&nbsp;mm</li><li>Sealed &amp; greased, 1/2&quot;</li></ul>"'
  await importFile('html.csv', `product,description,name\n${id},${html},Bearing &amp; seal\n`)
  expect(await rowOf()).toMatchObject({
    description: 'Ball bearing\n\n- 20 mm\n- Sealed & greased, 1/2"',
    name: 'Bearing & seal',
  })
})

test('codes in capitals are taken as they are, make one product each, and find it again', async () => {
  const { rows } = await shop.pool.query('SELECT id, category_id FROM products WHERE id = $1', [id])
  const line = `HW-1001/B,Hammer,brand,${rows[0].category_id},250`
  const list = `product,name,brandId,categoryId,price\n${line}\n`
  expect(await importFile('codes.csv', list)).toBe('new 1, changed 0, same 0, wrong 0')
  expect(await importFile('codes.csv', list)).toBe('new 0, changed 0, same 1, wrong 0')
  expect(await importFile('codes.csv', `product,offerPrice\n${id.toUpperCase()},321\n`)).toMatch(/^new 0, changed 1/)
  const sizes = 'product,variant,name,price\nhw-1001-b,XL,Large,300\nhw-1001-b,S/2,Small,200\n'
  expect(await importFile('sizes.csv', sizes)).toBe('new 2, changed 0, same 0, wrong 0')
  expect(await importFile('sizes.csv', sizes)).toBe('new 0, changed 0, same 2, wrong 0')
})

test('the right rows are written where wrong ones are skipped, and the wrong ones are listed', async () => {
  const other = (await buildProduct(shop.shop, { price: 90, offerPrice: 80, variants: ['S', 'M'] })).variantIds
  const { rows } = await shop.pool.query('SELECT product_id FROM variants WHERE id = $1', [other[0]])
  const list = [
    'product,variant,offerPrice',
    `${id},,311`,
    `${rows[0].product_id},${other[0]},70`,
    `${rows[0].product_id},${other[1]},9999`,
    'no-such-product,,5',
  ].join('\n')
  expect(await importFile('some.csv', list)).toContain('Nothing was saved: 2 rows have errors.')
  expect((await rowOf()).offer_price).not.toBe(31_100)
  const report = await importFile('some.csv', list, '--skip-wrong')
  expect(report).toMatch(/^new 0, changed 2, same 0, wrong 2\nrow 4, column offerPrice: .+\nrow 5, column product: /)
  expect((await rowOf()).offer_price).toBe(31_100)
  const { rows: sizes } = await shop.pool.query(
    'SELECT offer_price FROM variants WHERE id = ANY($1) ORDER BY position',
    [other],
  )
  expect(sizes.map((size) => size.offer_price)).toEqual([7000, 8000])
})
