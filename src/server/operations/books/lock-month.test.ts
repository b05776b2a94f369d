import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/builders/build-product.ts'
import { placeOrder } from '../../../../test/builders/place-order.ts'
import { ask } from '../../platform/db/ask.ts'
import { moveOrder } from '../../selling/checkout/transitions/move-order.ts'
import { byCommand } from '../../selling/checkout/transitions/step-order.ts'
import { transitionOrder } from '../../selling/checkout/transitions/transition-order.ts'
import { lockOrder } from '../../selling/orders/order-queries.ts'
import { atTerminal } from '../../staff/commands/at-terminal.ts'
import { runCommand } from '../../terminal/run-command.ts'
import { UsageFailure } from '../../terminal/usage.ts'
import { auditMoney } from '../audit/audit-money.ts'
import { lockMonth } from './lock-month.ts'

let shop: TestShop
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-locks-'))
})
beforeEach(async () => {
  // 23:50 on 31 October in India
  shop = await openShop({ now: '2026-10-31T18:20:00Z' })
  return () => shop.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...argv: string[]) => runCommand(shop.shop, argv)
const at = (name: string) => path.join(folder, name)
const read = (name: string) => readFileSync(at(name))
const minutes = (count: number) => shop.advance(count * 60_000)

async function sell(hsn = '848210'): Promise<string> {
  const product = await buildProduct(shop.shop, { price: 165, gstRate: 18, stock: 1 })
  await shop.db.updateTable('products').set({ hsn_code: hsn }).where('id', '=', product.productId).execute()
  const { order } = await placeOrder(shop, { product })
  await moveOrder(shop.shop, order._id, 'confirmed')
  return order._id
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const broken = async () =>
  (await auditMoney(shop.shop)).checks.flatMap(({ rule, faults }) => (faults.length > 0 ? [rule] : []))

test('a locked month is kept byte for byte with its hash; what is issued later is of the open month', async () => {
  await sell()
  const back = await sell()
  await run('gstr1', '2026-10', '--out', at('open.json'))
  minutes(20)
  const said = await run('lock', '2026-10')
  const hash = sha256(read('open.json'))
  expect(said).toMatch(/^2026-10 is locked: 2 documents of 32\w{13}\. Later documents are of the open month\.$/m)
  expect(said).toContain(`GSTR-1 is kept byte for byte. SHA-256 ${hash}.`)
  // an order of October that is confirmed, and one that comes back, in November
  await sell()
  for (const status of ['packed', 'shipped', 'out_for_delivery', 'delivered', 'returned'] as const)
    await moveOrder(shop.shop, back, status)
  expect(await run('gstr1', '2026-10', '--out', at('locked.json'))).toContain(`SHA-256 ${hash}.`)
  expect(read('locked.json').equals(read('open.json'))).toBe(true)
  const november = await run('gstr1', '2026-11', '--out', at('november.json'))
  expect(november).toContain('GSTR-1 of 2026-11: 2 documents.')
  expect(november).not.toContain('Locked')
  const { rows } = await shop.pool.query(`SELECT name, subject_name, actor FROM commands WHERE name LIKE 'books%'`)
  expect(rows).toEqual([{ name: 'books.lock', subject_name: '2026-10', actor: 'terminal' }])
  expect(await broken()).toEqual([])
})

test('a locked month is not locked again; the terminal opens it for a reason, and then it can be', async () => {
  await sell()
  minutes(20)
  await expect(run('lock', '2026-10', '--undo', '--reason', 'too early')).rejects.toThrow('2026-10 is not locked.')
  await run('lock', '2026-10')
  await expect(run('lock', '2026-10')).rejects.toThrow('2026-10 is locked already.')
  await expect(run('lock', '2026-10', '--undo')).rejects.toThrow(UsageFailure)
  await expect(run('lock', '2026-10', '--undo', '--reason', ' ')).rejects.toThrow(UsageFailure)
  await run('lock', '2026-10', '--undo', '--reason', 'A firm corrected its GSTIN.')
  const { rows } = await shop.pool.query(`SELECT reason FROM commands WHERE name = 'books.unlock'`)
  expect(rows).toEqual([{ reason: 'A firm corrected its GSTIN.' }])
  expect(await run('gstr1', '2026-10', '--out', at('again.json'))).not.toContain('kept file')
  await run('lock', '2026-10')
  expect((await shop.pool.query('SELECT version FROM locked_months ORDER BY 1')).rows).toEqual([
    { version: 1 },
    { version: 2 },
  ])
})

test.each([
  ['2026-10', /not over/],
  ['2026-09', /first invoice or voucher is of 2026-10/],
  ['2026-11', /has not begun/],
  ['2026-13', /not a month/],
  ['2017-06', /before GST/],
])('%s cannot be locked in October, and nothing is kept', async (month, sentence) => {
  await sell()
  await expect(run('lock', month)).rejects.toThrow(sentence)
  expect((await shop.pool.query('SELECT FROM locked_months')).rowCount).toBe(0)
})

test('a shop without an invoice or a voucher has nothing to lock', async () => {
  await expect(run('lock', '2026-09')).rejects.toThrow('no invoice or voucher was issued yet')
})

test('what the portal would refuse is named and keeps a month open, unless it is locked all the same', async () => {
  await sell('999999')
  minutes(20)
  await expect(run('lock', '2026-10')).rejects.toThrow(
    /refuse \(1\):\n {2}BMS\/26-27\/000001, line 1 .* HSN code 999999\./,
  )
  expect(await run('lock', '2026-10', '--anyway')).toContain('2026-10 is locked: 1 document')
})

test('two who lock at once lock once, and a paper that is on its way is waited for', async () => {
  await sell()
  minutes(20)
  const answers = await Promise.allSettled([run('lock', '2026-10'), run('lock', '2026-10'), sell()])
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(answers[2].status).toBe('fulfilled')
  expect(await broken()).toEqual([])
})

describe('a paper of October by a clock that is behind', () => {
  /** Confirms an order at 23:55 on 31 October, and commits it when `issued` has ended. */
  function confirmLate(orderId: string, issued: () => Promise<void> = async () => {}): Promise<void> {
    const behind = { ...shop.shop, clock: () => new Date('2026-10-31T18:25:00Z') }
    return atTerminal(behind, 'order.confirm', {}, async (work) => {
      const order = await lockOrder(work.tx, { id: orderId })
      if (!order) throw new Error('there is no order')
      work.about({ kind: 'order', id: order.id, name: order.number })
      await transitionOrder(behind, work, order, 'confirmed', byCommand(work))
      await issued()
    })
  }

  /** Counts those who wait for the lock of the papers. */
  async function waiting(): Promise<number> {
    const { rows } = await shop.pool.query(`SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory'
      AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
    return rows[0].count
  }

  test('that is on its way when the month is locked is waited for, and counted', async () => {
    await sell()
    const { order } = await placeOrder(shop)
    minutes(20)
    const [issued, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const issuing = confirmLate(order._id, () => {
      issued.resolve()
      return goOn.promise
    })
    await Promise.race([issued.promise, issuing])
    const locking = run('lock', '2026-10', '--anyway')
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    goOn.resolve()
    await issuing
    expect(await locking).toContain('2026-10 is locked: 2 documents')
    expect(await broken()).toEqual([])
  })

  test('that comes while the month is being locked waits for that, and is refused', async () => {
    await sell()
    const { order } = await placeOrder(shop)
    minutes(20)
    const [locked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const locking = atTerminal(shop.shop, 'books.lock', {}, async (work) => {
      await lockMonth(work, shop.shop, { month: '2026-10', anyway: true })
      locked.resolve()
      await goOn.promise
    })
    await Promise.race([locked.promise, locking])
    const refused = expect(confirmLate(order._id)).rejects.toThrow('2026-10 is locked')
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    goOn.resolve()
    await locking
    await refused
    expect(await broken()).toEqual([])
  })
})

test('the database takes no paper of a locked month from a clock that is wrong', async () => {
  await sell()
  minutes(20)
  await run('lock', '2026-10')
  await shop.pool.query(`
    CREATE TABLE copied AS SELECT * FROM invoices; ALTER TABLE invoices DISABLE TRIGGER keep_invoices; DELETE FROM invoices;
    ALTER TABLE invoices ENABLE TRIGGER keep_invoices`)
  const again = 'INSERT INTO invoices SELECT * FROM copied'
  await expect(shop.pool.query(again)).rejects.toThrow('2026-10 is locked')
})

test('the audit finds a month whose papers are not those of the kept return, and a return that was altered', async () => {
  await sell()
  minutes(20)
  await run('lock', '2026-10')
  const rule = /^a locked month has the papers/
  const alone = (table: string, change: string) => `
    ALTER TABLE ${table} DISABLE TRIGGER USER; ${change}; ALTER TABLE ${table} ENABLE TRIGGER USER`
  await shop.pool.query(alone('invoices', 'UPDATE invoices SET hash = sha256(hash)'))
  expect(await broken()).toContainEqual(expect.stringMatching(rule))
  await shop.pool.query(`ALTER TABLE locked_months DROP CONSTRAINT locked_months_check`)
  await shop.pool.query(alone('locked_months', `UPDATE locked_months SET file = '{}'`))
  expect(await broken()).toContainEqual(expect.stringMatching(rule))
  // neither is locked a second time over papers that were altered
  await run('lock', '2026-10', '--undo', '--reason', 'altered')
  await expect(run('lock', '2026-10')).rejects.toThrow(/Not locked: BMS\/26-27\/000001 is not as issued/)
})

test.each(['locked_months', 'unlocked_months', 'return_round_offs', 'settlements', 'settlement_rows'])(
  '%s is only added to, and only by a command, for the shop and for the owner of the tables',
  async (table) => {
    const [column] = table.startsWith('settlement') ? ['settlement_id'] : ['gstin']
    for (const statement of [
      `UPDATE ${table} SET ${table === 'settlements' ? 'id' : column} = 'x'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      const refused = /only added to|permission denied/
      await expect(shop.pool.query(statement), statement).rejects.toThrow(refused)
      await expect(ask(shop.shop.db, { text: statement }), statement).rejects.toThrow(refused)
    }
    const values: Record<string, string> = {
      locked_months: `('2026-10', 'x', 1, 0, '', '', sha256(''), now(), 'x')`,
      settlements: `('setl_1', 'x', now(), 'x')`,
    }
    if (values[table]) {
      const insert = ask(shop.shop.db, { text: `INSERT INTO ${table} VALUES ${values[table]}` })
      await expect(insert).rejects.toThrow(/by a command only/)
    }
  },
)
