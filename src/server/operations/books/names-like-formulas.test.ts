import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { askHost, buildStaff, officeHost } from '../../../../test/office.ts'
import { readZipPart } from '../../../../test/read-zip-part.ts'
import { officeBase } from '../../../shared/contract/office/staff-endpoint.ts'
import { readTables } from '../../platform/spreadsheets/table-files.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

/** Names of which a spreadsheet makes a formula, in the order of their invoices; the last is a firm's. */
const names = ['=1+1', '+91 98470 00001', '@SUM(A1)', '-2', '=cmd|calc!A1']
const firm = { gstin: '32AABCW1234Q1Z9', legalName: '=cmd|calc!A1' }

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-formulas-'))
beforeAll(async () => {
  shop = await openShop({ now: '2026-10-12T06:00:00Z' })
  for (const fullName of names.slice(0, -1)) await sell({ fullName })
  const back = await sell({ buyer: firm })
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, back, status)
  for (const format of ['csv', 'xlsx'])
    await runCommand(shop.shop, ['register', '2026-10', '--out', at(`october.${format}`)])
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

const at = (name: string) => path.join(folder, name)

async function sell({ fullName = 'Amina Beevi', buyer = null as typeof firm | null }): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 165, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const body = { address: { ...kozhikode, fullName }, buyer }
  const placed = await shop.call('POST', '/order/placeorder', { token, body })
  await moveOrder(shop.shop, placed.body.data._id, 'confirmed')
  return placed.body.data._id
}

async function download(format: string): Promise<Buffer> {
  const { cookie } = await buildStaff(shop, ['accountant'])
  const host = `${officeHost}:${new URL(shop.url).port}`
  const { status, received } = await askHost(shop.url, {
    path: `${officeBase}/books/register-file?month=2026-10&format=${format}`,
    headers: { host, cookie, 'x-office': '1', 'sec-fetch-site': 'same-origin' },
  })
  expect(status).toBe(200)
  return received
}

test('in the register as CSV no cell of a text begins like a formula, and amounts below nothing stay numbers', () => {
  const [, ...rows] = readFileSync(at('october.csv'), 'utf8').trim().split('\r\n')
  const cells = rows.map((row) => row.split(','))
  expect(cells.slice(0, 5).map((row) => row[4])).toEqual(names.map((name) => `'${name}`))
  for (const cell of cells.flat()) expect(cell).toMatch(/^([^=+\-@\t\r]|-\d+(\.\d+)?$|$)/)
  expect(cells[5]?.slice(9, 15)).toEqual(expect.arrayContaining([expect.stringMatching(/^-\d+\.\d\d$/)]))
})

test('in the register as XLSX every name is a text as it was given, and there is no formula', async () => {
  const file = readFileSync(at('october.xlsx'))
  const sheet = readZipPart(file, 'xl/worksheets/sheet1.xml')
  const texts = [...readZipPart(file, 'xl/sharedStrings.xml').matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  )
  expect(sheet).not.toMatch(/<f[ >]|t="str"/)
  for (const [row, name] of names.entries()) {
    const [, shared] = sheet.match(new RegExp(`<c r="E${row + 2}" s="1" t="s"><v>(\\d+)</v></c>`)) ?? []
    expect(texts[Number(shared)]).toBe(name)
  }
  expect(sheet).toMatch(/<c r="O7"><v>-\d+(\.\d+)?<\/v><\/c>/)
  const [table] = await readTables(file)
  expect(table?.rows.slice(1, 6).map((row) => row[4])).toEqual(names)
})

test.each(['csv', 'xlsx'])('the office gives the same register as .%s', async (format) => {
  expect((await download(format)).equals(readFileSync(at(`october.${format}`)))).toBe(true)
})
