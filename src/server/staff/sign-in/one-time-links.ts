import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/schema.ts'
import { derivedToken } from '../../platform/office-key.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { keepLink } from '../staff-link-queries.ts'

/** A one-time link as it was made. */
export interface MadeLink {
  id: string
  token: string
  expiresAt: Date
}

/** Makes a person's one-time link; a former one is good no more. */
export async function makeLink(
  tx: Kysely<Database>,
  shop: Pick<Shop, 'config' | 'clock' | 'newId'>,
  { staffId, lifeMs }: { staffId: string; lifeMs: number },
): Promise<MadeLink> {
  const [id, now] = [shop.newId(), shop.clock()]
  const token = linkToken(shop.config, id)
  const expiresAt = new Date(now.getTime() + lifeMs)
  await keepLink(tx, { id, tokenHash: hashToken(token), staffId, now, expiresAt })
  return { id, token, expiresAt }
}

/** The token of a link: of its id and the office's key, so that the database alone lets nobody in. */
export function linkToken(config: Pick<Config, 'dataDir'>, linkId: string): string {
  return derivedToken(config, `staff-link:${linkId}`)
}

/** Returns the address of a link. The token is behind the #: it is in no log and is sent to no other site. */
export function joinAddress(origin: string, token: string): string {
  return `${origin}/join#${token}`
}
