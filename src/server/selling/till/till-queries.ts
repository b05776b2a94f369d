import { type Kysely, type Selectable, sql } from 'kysely'
import type { ZReport } from '../../../domain/selling/till/z-report.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
export type TillRow = Selectable<Database['tills']>
type StoredTillRow = Omit<Selectable<Database['till_rows']>, 'till_id' | 'position'>

/** The drawer that is open; undefined: none. `lock`: until the transaction ends it is not closed, or nobody else touches it. */
export function findOpenTill(db: Db, lock?: 'share' | 'update'): Promise<TillRow | undefined> {
  const open = db
    .selectFrom('tills')
    .select(['id', 'opened_at', 'opened_by', 'float', 'closed_at'])
    .where('closed_at', 'is', null)
  if (lock === undefined) return open.executeTakeFirst()
  return (lock === 'share' ? open.forShare() : open.forUpdate()).executeTakeFirst()
}

/** Opens a drawer, in a command. False: one is open already. */
export async function insertTill(tx: Db, till: Omit<TillRow, 'closed_at'>): Promise<boolean> {
  const made = await tx
    .insertInto('tills')
    .values({ ...till, closed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Books money that was put into a locked drawer or taken out of it. */
export async function insertTillRow(tx: Db, tillId: string, row: StoredTillRow): Promise<void> {
  await sql`
    INSERT INTO till_rows (till_id, position, kind, amount, reason, by_name, created_at)
    SELECT ${tillId}, count(*) + 1, ${row.kind}, ${row.amount}, ${row.reason}, ${row.by_name}, ${row.created_at}
    FROM till_rows WHERE till_id = ${tillId}`.execute(tx)
}

/** Lists the cash that was put into a drawer and taken out of it. */
export function listTillRows(db: Db, tillId: string): Promise<StoredTillRow[]> {
  return db
    .selectFrom('till_rows')
    .select(['kind', 'amount', 'reason', 'by_name', 'created_at'])
    .where('till_id', '=', tillId)
    .orderBy('position')
    .execute()
}

/** Whoever takes a number holds this lock: 'zrep' in ASCII. */
const seriesLock = 0x7a726570

/** The next number of a report. Locks the series until the transaction ends. */
export async function takeReportNumber(tx: Db): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${seriesLock})`.execute(tx)
  const last = await tx
    .selectFrom('z_reports')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return (last?.number ?? 0) + 1
}

/** Closes a locked drawer with its report, for good. */
export async function closeTillWith(tx: Db, tillId: string, report: ZReport, at: Date): Promise<void> {
  await tx.updateTable('tills').set({ closed_at: at }).where('id', '=', tillId).execute()
  await tx
    .insertInto('z_reports')
    .values({ number: report.number, till_id: tillId, document: JSON.stringify(report), created_at: at })
    .execute()
}

/** The newest reports. */
export async function listReports(db: Db, most: number): Promise<ZReport[]> {
  const rows = await db.selectFrom('z_reports').select('document').orderBy('number', 'desc').limit(most).execute()
  return rows.map(({ document }) => document)
}
