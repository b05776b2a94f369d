import type { Kysely, Transaction } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../db/schema.ts'

/** Keeps the code's hash for a while; an earlier code is worth nothing from then on. */
export async function keepCode(db: Kysely<Database>, userId: string, codeHash: string, now: Date): Promise<void> {
  const code = {
    code_hash: codeHash,
    tries: 0,
    expires_at: new Date(now.getTime() + limits.passwordCodeMinutes * 60_000),
  }
  await db
    .insertInto('password_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute()
}

/** Uses up one try and gives the hash to compare with; undefined where no code can be used now. */
export async function takeTry(db: Kysely<Database>, userId: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('password_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', limits.passwordCodeTries)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/** Uses the code up. False where somebody did so before, or a newer one has been sent. */
export async function dropCode(tx: Transaction<Database>, userId: string, codeHash: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('password_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return dropped.numDeletedRows > 0n
}
