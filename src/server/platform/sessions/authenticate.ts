import { createHash } from 'node:crypto'
import { serverLimits } from '../../../shared/server-limits.ts'
import { ask } from '../db/ask.ts'
import type { Shop } from '../shop.ts'

/** Customer who calls, by a living session. */
export interface Shopper {
  userId: string
  /** The session that was used: its token's hash. */
  tokenHash: Buffer
  /** Time of the sign-in with this session. */
  signedInAt: Date
}

const hourMs = 3_600_000
const idleMs = serverLimits.sessionIdleDays * 24 * hourMs

/** Returns what is stored of a token: its hash (SHA-256). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The shopper whose living session has this token, or undefined. */
export async function authenticate(shop: Shop, token: string): Promise<Shopper | undefined> {
  const tokenHash = hashToken(token)
  const now = shop.clock()
  const [row] = await ask<{ user_id: string; created_at: Date; last_used_at: Date }>(shop.db, {
    name: 'authenticate',
    quick: true,
    text: `
      SELECT user_id, created_at, last_used_at FROM sessions
      WHERE token_hash = $1 AND expires_at > $2 AND last_used_at > $3`,
    values: [tokenHash, now, new Date(now.getTime() - idleMs)],
  })
  if (row && now.getTime() - row.last_used_at.getTime() > hourMs) noteUse(shop, tokenHash, now)
  return row && { userId: row.user_id, tokenHash, signedInAt: row.created_at }
}

/** At most once an hour, and nobody waits for it: the next call tries again. */
function noteUse(shop: Shop, tokenHash: Buffer, now: Date): void {
  shop.db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute()
    .catch((error) => shop.log.warn({ err: error }, 'the use of a session could not be noted'))
}
