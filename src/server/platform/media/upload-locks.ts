import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Any numbers of our own, the same in every process. */
const lockId = 7_305_001
const readingId = 7_305_002

/** Until the transaction ends no sweep removes a file: whoever keeps one and writes the row that names it begins here. */
export async function holdOffSweep(tx: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${sql.lit(lockId)})`.execute(tx)
}

/** Waits for those who keep files now; until the transaction ends the next ones wait. */
export async function holdOffKeeping(tx: Kysely<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
}

/**
 * For a backup's own connection, until that ends: nothing is removed of what it reads where it lies. Asked for before any other lock:
 * whoever removes waits for it never (`mayRemove`).
 */
export const holdOffRemoving = `SELECT pg_advisory_lock_shared(${readingId})`

/**
 * Returns whether no backup reads uploads where they are stored; until the transaction ends none begins to. Called after
 * `holdOffKeeping`, where one that removes waits for the other: what it was to remove would stay otherwise.
 */
export async function mayRemove(tx: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean
  }>`SELECT pg_try_advisory_xact_lock(${sql.lit(readingId)}) AS mine`.execute(tx)
  return rows[0]?.mine === true
}
