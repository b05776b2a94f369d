import { type Kysely, sql } from 'kysely'
import type { TaxByHead } from '../../../domain/operations/books/gstr1-sums.ts'
import type { Database } from '../../platform/db/schema.ts'

/** A locked month, by its version. */
interface Version {
  month: string
  gstin: string
  version: number
}

/** Posts the round off of a month that this transaction locked, under its newest version. */
export async function postRoundOff(
  tx: Kysely<Database>,
  { month, gstin }: Omit<Version, 'version'>,
  { igst, cgst, sgst }: TaxByHead,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO return_round_offs (month, gstin, version, kind, igst, cgst, sgst, posted_at)
    SELECT month, gstin, max(version), 'posted', ${igst}::bigint, ${cgst}::bigint, ${sgst}::bigint, ${at}::timestamptz
    FROM locked_months WHERE month = ${month} AND gstin = ${gstin} GROUP BY month, gstin`.execute(tx)
}

/** Reverses what was posted of a month that this transaction unlocks; of a lock from before round off was posted nothing. */
export async function reverseRoundOff(tx: Kysely<Database>, of: Version, at: Date): Promise<void> {
  await sql`
    INSERT INTO return_round_offs (month, gstin, version, kind, igst, cgst, sgst, posted_at)
    SELECT month, gstin, version, 'reversed', -igst, -cgst, -sgst, ${at}::timestamptz FROM return_round_offs
    WHERE month = ${of.month} AND gstin = ${of.gstin} AND version = ${of.version} AND kind = 'posted'`.execute(tx)
}

/** Adds up what is posted of a GSTIN's month, 'YYYY-MM', and not reversed, in paise; null: nothing was ever posted. */
export async function selectRoundOff(db: Kysely<Database>, month: string, gstin: string): Promise<TaxByHead | null> {
  const { rows } = await sql<TaxByHead & { rows: number }>`
    SELECT count(*)::int AS rows, coalesce(sum(igst), 0)::bigint AS igst, coalesce(sum(cgst), 0)::bigint AS cgst,
      coalesce(sum(sgst), 0)::bigint AS sgst
    FROM return_round_offs WHERE month = ${month} AND gstin = ${gstin}`.execute(db)
  const [row] = rows
  return row && row.rows > 0 ? { igst: row.igst, cgst: row.cgst, sgst: row.sgst } : null
}
