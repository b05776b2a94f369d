import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { inCommand } from '../../../../test/office.ts'
import type { SettlementRow } from '../../../domain/operations/settlements/settlement-row.ts'
import { insertSettlements, settlementIdsOfMonth, undatedOfMonth } from './settlement-queries.ts'

let shop: TestShop
const imported = new Date('2026-10-31T18:30:00Z')
beforeAll(async () => {
  shop = await openShop()
  const rows = [
    ['setl_first', 'pay_1', '2026-09-30T18:30:00Z'],
    ['setl_before', 'pay_2', '2026-09-30T18:29:59Z'],
    ['setl_last', 'pay_3', '2026-10-31T18:29:59Z'],
    ['setl_after', 'pay_4', '2026-10-31T18:30:00Z'],
    // a row without a day, and one that came later
    ['setl_late', 'pay_5', '2026-10-05T06:00:00Z'],
    ['setl_late', 'adj_5', null],
    ['setl_late', 'pay_6', '2026-11-02T06:00:00Z'],
    ['setl_undated', 'pay_7', null],
  ].map(
    ([settlementId, entityId, day]): SettlementRow => ({
      ...{ settlementId: settlementId ?? '', entityId: entityId ?? '', kind: 'payment', utr: null },
      ...{ amount: 100, fee: 0, tax: 0, credit: 100, debit: 0, paymentId: null, orderId: null, orderReceipt: null },
      ...{ method: null, disputeId: null, description: null, createdAt: null },
      settledAt: day ? new Date(day) : null,
    }),
  )
  const from = { fileName: 'recon.json', at: imported, by: 'test' }
  await inCommand(shop.db, (tx) => insertSettlements(tx, rows, from))
})
afterAll(() => shop.close())

test('a settlement is of one month, by Indian time and the latest of its rows', async () => {
  const months = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']
  expect(await Promise.all(months.map((month) => settlementIdsOfMonth(shop.db, month)))).toEqual([
    [],
    ['setl_before'],
    ['setl_first', 'setl_last'],
    ['setl_after', 'setl_late'],
    [],
  ])
})

test('one of which no row has a day is of the month of its import, by Indian time', async () => {
  expect(await undatedOfMonth(shop.db, '2026-11')).toEqual([{ id: 'setl_undated', importedAt: imported }])
  for (const month of ['2026-10', '2026-12']) expect(await undatedOfMonth(shop.db, month)).toEqual([])
})
