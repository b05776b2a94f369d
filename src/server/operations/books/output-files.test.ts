import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { runCommand } from '../../terminal/run-command.ts'

let shop: TestShop
const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-outputs-'))
beforeAll(async () => {
  // 23:50 on 31 October in India: a sale, and one about a test payment from before such papers had a series of their own
  shop = await openShop({ now: '2026-10-31T18:20:00Z' })
  await sell()
  await payByTest(await sell())
  shop.advance(20 * 60_000)
  await sell()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await shop.close()
})

async function sell(): Promise<string> {
  const { token } = await buildShopper(shop.shop)
  const { productId } = await buildProduct(shop.shop, { price: 165, gstRate: 18, stock: 1 })
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, quantity: 1 } })
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  await moveOrder(shop.shop, body.data._id, 'confirmed')
  return body.data._id
}

/** Puts a test payment below an invoiced order, without its checkout. */
const payByTest = (orderId: string) =>
  shop.pool.query(`
    BEGIN;
    SET LOCAL session_replication_role = replica;
    INSERT INTO payments (id, checkout_id, order_id, amount, currency, method, status, is_test, paid_at, created_at)
    VALUES ('pay_older', 'checkout_older', '${orderId}', 22400, 'INR', 'upi', 'captured', true, now(), now());
    COMMIT`)

const at = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(at(name), 'utf8')
const run = (...argv: string[]) => runCommand(shop.shop, argv)
const modeOf = (name: string) => statSync(at(name)).mode & 0o777

test('the number of an older paper about a test payment counts as cancelled, also as the last of its month', async () => {
  const said = await run('gstr1', '2026-10', '--out', at('edge.json'))
  expect(said).toContain('Left out: 1 document about test payments')
  await run('gstr1', '2026-11', '--out', at('edge-next.json'))
  const ranges = ['edge.json', 'edge-next.json'].map((name) => JSON.parse(read(name)).doc_issue.doc_det[0].docs)
  const number = (count: number) => `BMS/26-27/00000${count}`
  expect(ranges).toEqual([
    [{ num: 1, from: number(1), to: number(2), totnum: 2, cancel: 1, net_issue: 1 }],
    [{ num: 1, from: number(3), to: number(3), totnum: 1, cancel: 0, net_issue: 1 }],
  ])
})

test.each([
  ['gstr1', 'return.json'],
  ['register', 'register.csv'],
  ['register', 'register.xlsx'],
])('%s replaces its own %s of the same month, and nothing else unless it is told to', async (command, name) => {
  const refused = `${at(name)} is there already and is not what this command wrote of`
  writeFileSync(at(name), 'notes of the owner', { mode: 0o644 })
  await expect(run(command, '2026-10', '--out', at(name))).rejects.toThrow(`${refused} 2026-10: name another file`)
  expect(read(name)).toBe('notes of the owner')
  await run(command, '2026-10', '--out', at(name), '--force')
  expect(modeOf(name)).toBe(0o600)
  const october = readFileSync(at(name))
  await run(command, '2026-10', '--out', at(name))
  await expect(run(command, '2026-11', '--out', at(name))).rejects.toThrow(`${refused} 2026-11`)
  expect(readFileSync(at(name)).equals(october) || name.endsWith('.xlsx')).toBe(true)
  expect(readdirSync(folder).filter((each) => each.includes('draft'))).toEqual([])
})

test('a register to which somebody has added a column is not replaced', async () => {
  await run('register', '2026-10', '--out', at('added.csv'))
  writeFileSync(at('added.csv'), read('added.csv').replaceAll('\r\n', ',checked\r\n'))
  await expect(run('register', '2026-10', '--out', at('added.csv'))).rejects.toThrow('add --force')
})

test('the month that runs is written again as it grows', async () => {
  for (const [command, name] of [
    ['gstr1', 'runs.json'],
    ['register', 'runs.csv'],
    ['tally', 'runs'],
  ] as const)
    await run(command, '2026-11', '--out', at(name))
  await sell()
  await run('gstr1', '2026-11', '--out', at('runs.json'))
  await run('register', '2026-11', '--out', at('runs.csv'))
  await run('tally', '2026-11', '--out', at('runs'))
  for (const name of ['runs.csv', 'runs/vouchers.xml']) expect(read(name)).toContain('BMS/26-27/000004')
})

test('tally does not mix the vouchers of two months in a folder', async () => {
  await run('tally', '2026-10', '--out', at('tally'))
  expect([modeOf('tally/vouchers.xml'), modeOf('tally/masters.xml')]).toEqual([0o600, 0o600])
  const october = read('tally/vouchers.xml')
  writeFileSync(at('tally/vouchers-2.xml'), october.replaceAll('BMS/26-27/000001', 'BMS/26-27/000301'))
  writeFileSync(at('tally/notes.xml'), 'notes of the owner')
  const mixed = run('tally', '2026-11', '--out', at('tally'))
  await expect(mixed).rejects.toThrow(`${at('tally')} has vouchers-2.xml of other books: give a folder of its own`)
  expect(read('tally/vouchers.xml')).toBe(october)
  await run('tally', '2026-11', '--out', at('tally'), '--force')
  expect(readdirSync(at('tally')).sort()).toEqual(['masters.xml', 'notes.xml', 'vouchers.xml'])
  expect(read('tally/vouchers.xml')).not.toContain('BMS/26-27/000001')
})
