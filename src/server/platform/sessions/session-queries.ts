import { type Kysely, type Selectable, sql } from 'kysely'
import { describeBrowser } from '../../../domain/shoppers/accounts/describe-browser.ts'
import { promisedLimits } from '../../../shared/legal-limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { columnsOf } from '../db/columns-of.ts'
import type { Database } from '../db/schema.ts'
import type { Caller } from '../http/caller.ts'
import type { Shop } from '../shop.ts'
import { hashToken } from './authenticate.ts'
import { coarseNetwork } from './caller-network.ts'

type Db = Kysely<Database>
/** A session as it is stored. */
export type SessionRow = Selectable<Database['sessions']>

const dayMs = 86_400_000

/**
 * Begins a session and returns its token, which is kept nowhere: only its hash is. Undefined where the account's password
 * is not the checked one any more: whoever changes it at the same moment ends this session too, in whatever order.
 */
export async function openSession(
  db: Db,
  shop: Pick<Shop, 'newToken' | 'newId' | 'clock'>,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
): Promise<string | undefined> {
  const token = shop.newToken()
  const now = shop.clock()
  const ends = new Date(now.getTime() + promisedLimits.sessionDays * dayMs)
  const { numAffectedRows } = await sql`
    INSERT INTO sessions (token_hash, id, user_id, created_at, last_used_at, expires_at, device, network)
    SELECT ${hashToken(token)}, ${shop.newId()}, id, ${now}, ${now}, ${ends}, ${describeBrowser(userAgent)}, ${coarseNetwork(ip)}
    FROM users WHERE id = ${userId} AND password_hash = ${passwordHash} FOR SHARE`.execute(db)
  if (!numAffectedRows) return undefined
  await dropResting(db, userId)
  await dropExpired(db, now)
  return token
}

/** Of more sessions than an account may have, those that rested longest end. */
async function dropResting(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('sessions')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(serverLimits.sessionsMax)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Each new session takes some that have run out along, so that they never pile up; nobody waits for another's. */
async function dropExpired(db: Db, now: Date): Promise<void> {
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

/** A shopper's living sessions, the last used first. */
export function findSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(columnsOf('sessions'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - serverLimits.sessionIdleDays * dayMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns the time at which a session began; undefined where it has ended. */
export async function findSessionStart(db: Db, tokenHash: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.created_at
}

/** Ends one session. */
export async function endSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends one session of this shopper by the id that is shown. False where there is none. */
export async function endSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends every session of a shopper, but for one where it is given. Gives how many. */
export async function endSessions(db: Db, userId: string, except?: Buffer): Promise<number> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  const ended = await (except ? all.where('token_hash', '<>', except) : all).executeTakeFirst()
  return Number(ended.numDeletedRows)
}

/** Since when the account's devices are signed in, and until when. */
export function findSessionTimes(db: Kysely<Database>, userId: string): Promise<{ since: Date; until: Date }[]> {
  return db
    .selectFrom('sessions')
    .select(['created_at as since', 'expires_at as until'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}
