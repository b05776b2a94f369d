import { type Kysely, sql, type Transaction } from 'kysely'
import { type FilingFrequency, monthsOfQuarter, quarterOf } from '../../../domain/operations/books/filing-period.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Finds how a GSTIN files the quarter of a month, 'YYYY-MM': as was last chosen for it or a quarter before; monthly at first. */
export async function findFilingFrequency(
  db: Kysely<Database>,
  gstin: string,
  month: string,
): Promise<FilingFrequency> {
  const found = await db
    .selectFrom('filing_frequencies')
    .select('frequency')
    .where('gstin', '=', gstin)
    .where('quarter', '<=', quarterOf(month))
    .orderBy('quarter', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.frequency ?? 'monthly'
}

/** Finds the locked month that a choice for the quarter of a month would change, if any: up to the quarter that has its own. */
export async function findLockedAfter(db: Kysely<Database>, gstin: string, month: string): Promise<string | undefined> {
  const { rows } = await sql<{ month: string }>`
    SELECT l.month FROM locked_months l WHERE l.gstin = ${gstin} AND l.month >= ${quarterOf(month)}
      AND l.month < coalesce(
        (SELECT min(quarter) FROM filing_frequencies WHERE gstin = ${gstin} AND quarter > ${quarterOf(month)}), '9999')
      AND NOT EXISTS (SELECT FROM unlocked_months u WHERE (u.month, u.gstin, u.version) = (l.month, l.gstin, l.version))
    ORDER BY l.month LIMIT 1`.execute(db)
  return rows[0]?.month
}

/** Keeps a choice for the quarter of a month, in place of an earlier one. */
export async function keepFilingFrequency(
  tx: Transaction<Database>,
  { gstin, month, frequency }: { gstin: string; month: string; frequency: FilingFrequency },
): Promise<void> {
  await tx
    .insertInto('filing_frequencies')
    .values({ gstin, quarter: quarterOf(month), frequency })
    .onConflict((conflict) => conflict.columns(['gstin', 'quarter']).doUpdateSet({ frequency }))
    .execute()
}

/** Lists the GSTINs that file the quarter of a month quarterly, where that month is its last. */
export async function listQuarterlyFilers(db: Kysely<Database>, month: string): Promise<string[]> {
  if (monthsOfQuarter(month)[2] !== month) return []
  const { rows } = await sql<{ gstin: string }>`
    SELECT gstin FROM (
      SELECT DISTINCT ON (gstin) gstin, frequency FROM filing_frequencies WHERE quarter <= ${quarterOf(month)}
      ORDER BY gstin, quarter DESC) f
    WHERE frequency = 'quarterly' ORDER BY gstin`.execute(db)
  return rows.map(({ gstin }) => gstin)
}
