import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { set } from '../../../../test/builders/set.ts'
import { buildStaff } from '../../../../test/office.ts'
import { emptyFolder, openRestored } from '../../../../test/restored-shop.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { auditMoney } from '../../operations/audit/audit-money.ts'
import { runBackup } from '../../operations/backup/run-backup.ts'
import { sealHistory } from '../../operations/history/seal-history.ts'
import { ask } from '../../platform/db/ask.ts'
import { transact } from '../../platform/db/transact.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { moveOrder } from '../checkout/transitions/move-order.ts'
import { findInvoice, forgetInPapers, takeNumber } from './invoice-queries.ts'

const toTheEnd: OrderStatus[] = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned']
let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ now: '2026-11-26T06:30:00Z' })
  await buildStaff(shop, ['owner'])
  await invoiced({ moves: toTheEnd })
  await invoiced()
})
afterAll(() => shop.close())

/** An order of a new shopper that has its invoice, and more where it is moved on. */
async function invoiced({ price = 100, moves = ['confirmed'] as OrderStatus[] } = {}) {
  const product = await buildProduct(shop.shop, { price, stock: 1 })
  const { order } = await placeOrder(shop, { product })
  for (const status of moves) await moveOrder(shop.shop, order._id, status)
  const invoice = await findInvoice(shop.db, order._id)
  if (!invoice) throw new Error('it has no invoice')
  return { orderId: order._id, invoice }
}

const addedTo = [
  'invoices',
  'credit_notes',
  'order_moves',
  'stock_movements',
  'journal',
  'commands',
  'changes',
  'history_seals',
]

describe('what the books stand on is only added to', () => {
  const ways = [
    ...addedTo.flatMap((table) => [`UPDATE ${table} SET ${firstColumn(table)}`, `DELETE FROM ${table}`]),
    'UPDATE invoice_series SET last_number = last_number + 2',
    'UPDATE invoice_series SET last_number = last_number - 1',
    'UPDATE invoice_series SET last_number = 1',
    `UPDATE invoice_series SET last_number = last_number + 1, financial_year = '2031-32'`,
    `UPDATE invoice_series SET last_number = last_number + 1, last_issued_at = last_issued_at - interval '1 day'`,
    `INSERT INTO invoice_series VALUES ('2031-32', 7, now(), 'invoice')`,
    'DELETE FROM invoice_series',
    ...[...addedTo, 'invoice_series'].map((table) => `TRUNCATE ${table} CASCADE`),
    // an erasing is no cloak: it changes nothing but what it leaves
    `SELECT set_config('shop.forgetting', 'on', true); UPDATE invoices SET document = jsonb_set(document, '{totals,total}', '1')`,
    `SELECT set_config('shop.forgetting', 'on', true); DELETE FROM invoices`,
  ]

  test.each(ways)('for the shop and for the owner of the tables: %s', async (statement) => {
    // with rows in every table
    await shop.pool.query(`INSERT INTO history_seals SELECT '2020-01-01', 0, '', '', '', now()
      WHERE NOT EXISTS (SELECT FROM history_seals)`)
    const before = await figures()
    const refused = /only added to|counts on by one|permission denied/
    await expect(shop.pool.query(statement), 'owner').rejects.toThrow(refused)
    await expect(asShop(statement), 'shop').rejects.toThrow(refused)
    expect(await figures()).toEqual(before)
  })

  const figures = async () =>
    (
      await shop.pool.query(`SELECT ${addedTo.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join()},
      (SELECT sum(last_number) FROM invoice_series) AS series, (SELECT sum((document #>> '{totals,total}')::int) FROM invoices) AS sold`)
    ).rows
  // several statements are one question only without values
  const asShop = (statement: string) => ask(shop.shop.db, { text: statement })
})

function firstColumn(table: string): string {
  const columns: Record<string, string> = {
    order_moves: 'moved_by = moved_by',
    stock_movements: 'on_hand_change = 1',
    journal: 'amount = 1',
    commands: `name = 'x'`,
    changes: `entity = 'x'`,
    history_seals: 'commands = 1',
  }
  return columns[table] ?? `document = jsonb_set(document, '{totals,total}', '1')`
}

describe('the papers of a series', () => {
  test('are numbered from 1 for each beginning and year; a beginning that comes back goes on where it was', async () => {
    const before = await invoiced()
    await set(shop, { 'numbers.invoice': 'ZZ', 'numbers.creditNote': 'ZC' })
    const [first, second] = [await invoiced({ moves: toTheEnd }), await invoiced()]
    expect([first.invoice.number, second.invoice.number]).toEqual(['ZZ/26-27/000001', 'ZZ/26-27/000002'])
    const note = await shop.db
      .selectFrom('credit_notes')
      .select('number')
      .where('order_id', '=', first.orderId)
      .execute()
    expect(note).toEqual([{ number: 'ZC/26-27/000001' }])
    await set(shop, { 'numbers.invoice': 'BMS', 'numbers.creditNote': 'BCN' })
    const count = Number(before.invoice.number.split('/')[2])
    expect((await invoiced()).invoice.number).toBe(`BMS/26-27/${String(count + 1).padStart(6, '0')}`)
    expect((await auditMoney(shop.shop)).checks.flatMap(({ faults }) => faults)).toEqual([])
  })

  test('give a number that a failed transaction took to the next one', async () => {
    const taken = transact(shop.shop, async ({ tx }) => {
      await takeNumber(tx, 'invoice', 'BMS', shop.shop.clock())
      throw new Error('given up')
    })
    await expect(taken).rejects.toThrow('given up')
    await invoiced()
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('keep their chain when a buyer is forgotten; from ₹50,000 on the law wants name and address', async () => {
    const [small, large] = [await invoiced({ moves: toTheEnd }), await invoiced({ price: 50_000 })]
    const chains = async () => (await shop.pool.query('SELECT number, hash FROM invoices ORDER BY number')).rows
    const before = await chains()
    await transact(shop.shop, ({ tx }) => forgetInPapers(tx, [small.orderId, large.orderId]))
    expect(await findInvoice(shop.db, small.orderId)).toEqual({
      ...small.invoice,
      recipient: { ...small.invoice.recipient, name: '(forgotten)', address: [], phone: '' },
    })
    expect(await findInvoice(shop.db, large.orderId)).toEqual({
      ...large.invoice,
      recipient: { ...large.invoice.recipient, phone: '' },
    })
    expect(await chains()).toEqual(before)
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
    await transact(shop.shop, ({ tx }) => forgetInPapers(tx, [small.orderId]))
    expect(await auditMoney(shop.shop)).toMatchObject({ clean: true })
  })

  test('are named with their hashes in the nightly mail, and the terminal knows them; a backup of them is proven', async () => {
    await invoiced()
    shop.advance(86_400_000)
    await sealHistory(shop.shop)
    const { rows } = await shop.pool.query<{ number: string; hash: string }>(
      `SELECT number, encode(hash, 'hex') AS hash FROM invoices WHERE letters = 'BMS' ORDER BY count DESC LIMIT 1`,
    )
    const [last] = rows
    if (!last) throw new Error('there is none')
    const { rows: mails } = await shop.pool.query(
      `SELECT payload::text AS text FROM outbox WHERE event_key LIKE 'alert:seal:%'`,
    )
    expect(mails.map(({ text }) => text).join()).toContain(`${last.number} ${last.hash}`)
    expect(await runCommand(shop.shop, ['history', 'verify', '--seal', last.hash])).toContain(last.number)
    await expect(runCommand(shop.shop, ['history', 'verify', '--seal', '0'.repeat(64)])).rejects.toThrow(/NOT OF THIS/)
    const taken = await runBackup(shop.shop, shop.database.url, { folder: emptyFolder(), prove: true })
    expect(taken.file).toContain('beypore')
  })

  test('have the same hashes in a restored backup, and its audit is clean', async () => {
    await invoiced({ moves: toTheEnd })
    const hashes = async ({ pool }: Pick<TestShop, 'pool'>) =>
      (
        await pool.query(`SELECT number, encode(hash, 'hex') AS hash FROM invoices
          UNION ALL SELECT number, encode(hash, 'hex') FROM credit_notes ORDER BY 1`)
      ).rows
    const before = await hashes(shop)
    expect(before.length).toBeGreaterThan(1)
    const { file } = await runBackup(shop.shop, shop.database.url, { folder: emptyFolder(), prove: false })
    const restored = await openRestored(shop, file, 'restored_papers')
    expect(await hashes(restored.shop)).toEqual(before)
    expect(await auditMoney(restored.shop.shop)).toMatchObject({ clean: true })
    await restored.shop.close()
    await restored.drop()
  })
})
