import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** A person's recovery codes from now on: the former ones are good for nothing. */
export async function replaceRecoveryCodes(tx: Db, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((code_hash) => ({ code_hash, staff_id: staffId, used_at: null }))
  await tx.insertInto('staff_recovery_codes').values(rows).execute()
}

/** Takes a recovery code, once. False where it is none of the person's, or was taken. */
export async function takeRecoveryCode(db: Db, staffId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns the number of a person's codes that are still good. */
export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
