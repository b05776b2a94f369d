import { createHash } from 'node:crypto'
import type { Shop } from '../shop.ts'

/** Who calls, by a living session. */
export interface Shopper {
  userId: string
  /** The session that was used: its token's hash. */
  tokenHash: Buffer
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The shopper whose living session has this token, or undefined. */
export async function authenticate(shop: Shop, token: string): Promise<Shopper | undefined> {
  const tokenHash = hashToken(token)
  const { rows } = await shop.reads.query<{ user_id: string }>({
    name: 'authenticate',
    text: 'SELECT user_id FROM sessions WHERE token_hash = $1 AND expires_at > $2',
    values: [tokenHash, shop.clock()],
  })
  const row = rows[0]
  return row && { userId: row.user_id, tokenHash }
}
