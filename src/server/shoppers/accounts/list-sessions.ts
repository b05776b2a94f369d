import type { Session } from '../../../shared/contract/accounts.ts'
import type { Shopper } from '../../platform/sessions/authenticate.ts'
import { findSessions } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'

/** Returns the sessions of a shopper, the last used first. */
export async function listSessions(shop: Shop, { userId, tokenHash }: Shopper): Promise<Session[]> {
  const rows = await findSessions(shop.db, userId, shop.clock())
  return rows.map((row) => ({
    _id: row.id,
    device: row.device,
    network: row.network,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.token_hash.equals(tokenHash),
  }))
}
