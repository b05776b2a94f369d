import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Any number of our own, the same in every process. */
const lockId = 7_305_001

/** Until the transaction ends no sweep removes a file: whoever keeps one and writes the row that names it begins here. */
export async function holdOffSweep(tx: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(lockId)})`.execute(tx)
}

/** Waits for those who keep files now; until the transaction ends the next ones wait. */
export async function holdOffKeeping(tx: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
}
