import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A lock of a month, as it is in force. */
export interface MonthLock {
  /** 'YYYY-MM'. */
  month: string
  gstin: string
  version: number
  /** Documents that the month had. */
  papers: number
  /** GSTR-1, byte for byte. */
  file: Buffer
  /** SHA-256 of the file, 64 hexadecimal digits. */
  sha256: string
  lockedAt: Date
  lockedBy: string
}

/** Key of the advisory lock, the same as in the trigger of the papers (migration 0275). */
const lockKey = 72_311_275

/** Waits for papers that are on their way, and lets none begin until the transaction ends: others that lock wait as well. */
export async function holdPapers(tx: Transaction<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(tx)
}

/** The lock of a GSTIN's month that is in force; undefined: it is open. */
export async function findMonthLock(db: Db, month: string, gstin: string): Promise<MonthLock | undefined> {
  const [found] = await listMonthLocks(db, month)
    .where('locked_months.gstin', '=', gstin)
    .select('locked_months.file')
    .execute()
  return found
}

/** The locks that are in force, of one month or of all, the latest month first; without their files. */
export function listMonthLocks(db: Db, month?: string) {
  const inForce = db
    .selectFrom('locked_months')
    .select(['locked_months.month', 'locked_months.gstin', 'locked_months.version', 'papers'])
    .select(['locked_at as lockedAt', 'locked_by as lockedBy', sql<string>`encode(file_digest, 'hex')`.as('sha256')])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('unlocked_months')
            .select('unlocked_months.month')
            .whereRef('unlocked_months.month', '=', 'locked_months.month')
            .whereRef('unlocked_months.gstin', '=', 'locked_months.gstin')
            .whereRef('unlocked_months.version', '=', 'locked_months.version'),
        ),
      ),
    )
    .orderBy('locked_months.month', 'desc')
    .orderBy('locked_months.gstin')
  return month === undefined ? inForce : inForce.where('locked_months.month', '=', month)
}

/** Keeps a month's file for good, beside what its papers are. Gives the SHA-256 of the file, 64 hexadecimal digits. */
export async function insertMonthLock(
  tx: Transaction<Database>,
  lock: { month: string; gstin: string; file: Buffer; lockedAt: Date; lockedBy: string },
): Promise<string> {
  const { month, gstin, file, lockedAt, lockedBy } = lock
  const { rows } = await sql<{ sha256: string }>`
    INSERT INTO locked_months (month, gstin, version, papers, papers_digest, file, file_digest, locked_at, locked_by)
    SELECT ${month}, ${gstin}, 1 + (SELECT count(*)::int FROM locked_months WHERE month = ${month} AND gstin = ${gstin}),
      d.papers, d.digest, ${file}, sha256(${file}::bytea), ${lockedAt}, ${lockedBy}
    FROM digest_of_papers(${month}, ${gstin}) d
    RETURNING encode(file_digest, 'hex') AS sha256`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('the month was not locked')
  return row.sha256
}

/** Ends a lock, for a reason. The lock itself stays. */
export async function insertUnlock(
  tx: Transaction<Database>,
  { month, gstin, version }: MonthLock,
  unlock: { reason: string; at: Date; by: string },
): Promise<void> {
  const { reason, at, by } = unlock
  await tx
    .insertInto('unlocked_months')
    .values({ month, gstin, version, reason, unlocked_at: at, unlocked_by: by })
    .execute()
}
