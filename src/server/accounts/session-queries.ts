import type { Kysely } from 'kysely'
import { limits } from '../../shared/limits.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { hashToken } from './authenticate.ts'

const dayMs = 86_400_000

/** Begins a session and returns its token, which is kept nowhere: only its hash is. */
export async function openSession(
  db: Kysely<Database>,
  shop: Pick<Shop, 'newToken' | 'clock'>,
  userId: string,
): Promise<string> {
  const token = shop.newToken()
  const now = shop.clock()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + limits.sessionDays * dayMs),
    })
    .execute()
  await dropExpired(db, now)
  return token
}

/** Each new session takes some that have run out along, so that they never pile up; nobody waits for another's. */
async function dropExpired(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('token_hash')
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(20)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Ends one session. */
export async function endSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends every session of a shopper. */
export async function endSessions(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
