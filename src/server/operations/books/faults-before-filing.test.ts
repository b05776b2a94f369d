import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { buildStaff } from '../../../../test/office.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

const number = (count: number) => `BMS/26-27/00000${count}`

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-faults-'))
beforeAll(async () => {
  // the first invoice is in order; of the others each has a fault, as papers of an older program may
  shop = await openShop({ now: '2026-10-12T06:00:00Z' })
  const product = await buildProduct(shop.shop, { price: 165, stock: 6 })
  for (let count = 1; count <= 6; count += 1) {
    const { order } = await placeOrder(shop, { product })
    await moveOrder(shop.shop, order._id, 'confirmed')
  }
  await alter(2, '{lines,0,hsnCode}', '')
  await alter(3, '{lines,0,hsnCode}', '999999')
  await alter(4, '{lines,0,unit}', 'PCX')
  await alter(5, '{number}', 'BMS/26-27/0000005')
  await alter(6, '{lines,0,hsnCode}', '')
  await alter(6, '{lines,0,unit}', 'PCY')
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

/** Does something to papers that the database refuses to everybody. */
async function pastTheTriggers(text: string, values: unknown[]): Promise<void> {
  const client = await shop.pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    await client.query(text, values)
    await client.query('COMMIT')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const alter = (count: number, part: string, value: string) =>
  pastTheTriggers(
    'UPDATE invoices SET document = jsonb_set(document, $2::text[], to_jsonb($3::text)) WHERE number = $1',
    [number(count), part, value],
  )

const inLine = ', line 1 (Ball Bearing 6204-2RS)'
const sentences = [
  `${number(2)}${inLine}: it has no HSN code.`,
  `${number(3)}${inLine}: the GST portal does not know the HSN code 999999.`,
  `${number(4)}${inLine}: the GST portal does not know the unit PCX.`,
  'BMS/26-27/0000005: the portal takes numbers of at most 16 letters, digits, - and /.',
  `${number(6)}${inLine}: it has no HSN code.`,
  `${number(6)}${inLine}: the GST portal does not know the unit PCY.`,
]

test('before filing the office names every fault with its document, line and goods, and none of a document in order', async () => {
  const accountant = await buildStaff(shop, ['accountant'])
  const { status, body } = await accountant.call(officeBooks.monthReturn, { query: { month: '2026-10' } })
  expect(status).toBe(200)
  expect(body.data.documents).toBe(6)
  expect([...body.data.problems].sort()).toEqual([...sentences].sort())
})

test('the terminal names the same beside the file that it writes', async () => {
  const said = await runCommand(shop.shop, ['gstr1', '2026-10', '--out', path.join(folder, 'october.json')])
  expect(said).toContain(`Put right before you file (${sentences.length}):`)
  for (const sentence of sentences) expect(said).toContain(sentence)
  expect(said).not.toContain(`${number(1)}:`)
})

test('the shop itself keeps no paper whose number has 17 signs', async () => {
  const lengthen = pastTheTriggers(`UPDATE invoices SET number = number || '7' WHERE number = $1`, [number(1)])
  await expect(lengthen).rejects.toThrow(/violates check constraint/)
})
