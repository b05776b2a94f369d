import type { Kysely } from 'kysely'
import { type DrawerSums, expectedCash, type ZReport } from '../../../domain/selling/till/z-report.ts'
import type { Database } from '../../platform/db/schema.ts'
import { listTillRows, type TillRow } from './till-queries.ts'
import { readTillSales } from './till-sales-queries.ts'

/** A drawer as it stands; amounts in paise. */
export type TillSums = DrawerSums & Pick<ZReport, 'openedAt' | 'openedBy' | 'sales' | 'bills' | 'rows' | 'expected'>

/** Adds up what was sold into a drawer, put in and taken out. */
export async function sumsOfTill(db: Kysely<Database>, till: TillRow): Promise<TillSums> {
  const stored = await listTillRows(db, till.id)
  const { sales, first, last, ...taken } = await readTillSales(db, till.id)
  const moved = (kind: 'in' | 'out') => stored.reduce((sum, row) => sum + (row.kind === kind ? row.amount : 0), 0)
  const sums = { float: till.float, ...taken, ins: moved('in'), outs: moved('out') }
  return {
    ...sums,
    sales,
    bills: first !== null && last !== null ? { first, last } : null,
    rows: stored.map(({ kind, amount, reason, by_name: by, created_at }) => {
      return { kind, amount, reason, by, at: created_at.toISOString() }
    }),
    openedAt: till.opened_at.toISOString(),
    openedBy: till.opened_by,
    expected: expectedCash(sums),
  }
}
