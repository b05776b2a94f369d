import { timingSafeEqual } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import { derivedToken } from '../../platform/office-key.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { hasHadOwner } from '../staff-queries.ts'

/**
 * Returns the set-up link without the office's address while the shop has had no owner; null from then on. Its token stands in no
 * database, and behind the #: it is in no log and is sent to no other site.
 */
export async function setUpPath({ config, db }: Pick<Shop, 'config' | 'db'>): Promise<string | null> {
  return (await hasHadOwner(db)) ? null : `/first-owner#${tokenOf(config)}`
}

/** Returns whether a token is that of the set-up link of this shop, whether or not it is over. */
export function isSetUpToken(config: Pick<Config, 'dataDir'>, token: string): boolean {
  return timingSafeEqual(hashToken(token), hashToken(tokenOf(config)))
}

/** The same at every start of this DATA_DIR, and in each of its processes. */
function tokenOf(config: Pick<Config, 'dataDir'>): string {
  return derivedToken(config, 'set-up-link')
}
