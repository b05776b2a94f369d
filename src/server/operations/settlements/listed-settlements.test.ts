import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { buildStaff, inCommand } from '../../../../test/office.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { officeBooks } from '../../../shared/contract/office/books.ts'
import { officeLimits } from '../../../shared/office-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { findSettlementIds, insertSettlements, listSettlementIds } from './settlement-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Keeps rows of settlements: [settlement, entity, day of October or null]. */
function keep(...rows: [id: string, entity: string, day: number | null][]): Promise<number> {
  const asRows = rows.map(
    ([settlementId, entityId, day]): SettlementRow => ({
      ...{ settlementId, entityId, kind: 'payment', amount: 100, fee: 0, tax: 0, credit: 100, debit: 0 },
      utr: `HDFC_${settlementId.toUpperCase().padStart(12, '0')}`,
      ...{ paymentId: null, orderId: null, orderReceipt: null, method: null, disputeId: null, description: null },
      createdAt: null,
      settledAt: day === null ? null : new Date(Date.UTC(2026, 9, day)),
    }),
  )
  const from = { fileName: 'recon.json', at: new Date(), by: 'test' }
  return inCommand(shop.db, (tx) => insertSettlements(tx, asRows, from))
}

async function walk(limit: number): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const page = await listSettlementIds(shop.db, { after: all.at(-1), limit })
    all.push(...page)
    if (page.length < limit) return all
  }
}

test('settlements are listed once each, the newest first, page by page, whatever the moments of their rows', async () => {
  expect(await listSettlementIds(shop.db, { limit: 5 })).toEqual([])
  await keep(['setl_a', 'pay_1', 3], ['setl_a', 'pay_2', 3], ['setl_b', 'pay_3', 5], ['setl_c', 'pay_4', null])
  await keep(['setl_d', 'pay_5', 3], ['setl_e', 'pay_6', 1], ['setl_e', 'pay_7', 6], ['setl_e', 'pay_8', null])
  await keep(['setl_f', 'pay_9', null])
  const newest = ['setl_e', 'setl_b', 'setl_d', 'setl_a', 'setl_f', 'setl_c']
  for (const limit of [1, 2, 4, 10]) expect(await walk(limit), `pages of ${limit}`).toEqual(newest)
  expect(await listSettlementIds(shop.db, { after: 'setl_none', limit: 5 })).toEqual([])
})

test('one is found by the end of its UTR in any letters; signs that mean something to a search mean themselves', async () => {
  expect(await findSettlementIds(shop.db, { utr: '0setl_b', limit: 5 })).toEqual(['setl_b'])
  expect(await findSettlementIds(shop.db, { utr: '0SETL_B', limit: 5 })).toEqual(['setl_b'])
  expect(await findSettlementIds(shop.db, { utr: '00SETL%B', limit: 5 })).toEqual([])
  expect(await findSettlementIds(shop.db, { utr: 'HDFC_000000S', limit: 5 })).toEqual([])
})

test('the office reads a page, and the next by what the first says', async () => {
  const accountant = await buildStaff(shop, ['accountant'])
  const many = Array.from({ length: officeLimits.officeRows }, (_, at) => `setl_m${String(at).padStart(3, '0')}`)
  await keep(...many.map((id, at): [string, string, number] => [id, `pay_m${at}`, 20]))
  const first = (await accountant.call(officeBooks.listSettlements)).body
  expect(first.data.map(({ id }) => id)).toEqual(many.toReversed())
  expect(first.next).toBe('setl_m000')
  const second = (await accountant.call(officeBooks.listSettlements, { query: { after: first.next ?? '' } })).body
  expect(second.data.map(({ id }) => id)).toEqual(['setl_e', 'setl_b', 'setl_d', 'setl_a', 'setl_f', 'setl_c'])
  expect(second.next).toBeNull()
})

test('a page reads by indexes, not all rows ever', async () => {
  const many = Array.from({ length: 3000 }, (_, at): [string, string, number] => [
    `setl_x${at % 300}`,
    `pay_x${at}`,
    1 + (at % 300) / 10,
  ])
  await keep(...many)
  await shop.pool.query('ANALYZE settlement_rows')
  const read = await shop.db.transaction().execute(async (tx) => {
    // what the connection did before is counted with it for a while
    const before = await rowsRead(tx)
    await listSettlementIds(tx, { limit: 3 })
    return (await rowsRead(tx)) - before
  })
  expect(read).toBe(0)
})

/** Counts the rows that this connection has read of settlements without an index. */
async function rowsRead(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT seq_tup_read::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'settlement_rows'`.execute(db)
  return rows[0]?.read ?? 0
}
