import type { Kysely, Transaction } from 'kysely'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

interface NewCode {
  /** SHA-256 of the request that the code answers. */
  requestHash: Buffer
  userId: string
  codeHash: string
  now: Date
}

/** Keeps a code's hash for a while. A repeat for the same request takes the place of the earlier code. */
export async function keepCode(db: Db, { requestHash, userId, codeHash, now }: NewCode): Promise<void> {
  const code = {
    user_id: userId,
    code_hash: codeHash,
    tries: 0,
    expires_at: new Date(now.getTime() + serverLimits.oneTimeCodeMinutes * 60_000),
  }
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
  await db
    .insertInto('one_time_codes')
    .values({ request_hash: requestHash, ...code })
    .onConflict((conflict) => conflict.column('request_hash').doUpdateSet(code))
    .execute()
}

/** Uses up one try of a request's code; undefined where it has none that can be used now. */
export function takeCodeTry(
  db: Db,
  requestHash: Buffer,
  now: Date,
): Promise<{ user_id: string; code_hash: string } | undefined> {
  return db
    .updateTable('one_time_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('request_hash', '=', requestHash)
    .where('tries', '<', serverLimits.oneTimeCodeTries)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_hash'])
    .executeTakeFirst()
}

/** Uses the code up. False where somebody did so before, or it was replaced. */
export async function dropCode(tx: Transaction<Database>, requestHash: Buffer, codeHash: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('one_time_codes')
    .where('request_hash', '=', requestHash)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return dropped.numDeletedRows > 0n
}

/** Every code of an account is worth nothing from then on. */
export async function dropCodes(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('one_time_codes').where('user_id', '=', userId).execute()
}
