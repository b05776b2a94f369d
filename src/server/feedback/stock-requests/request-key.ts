import { timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { stockRequests as copy } from '../../../shared/copy/stock-requests.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'
import { hashToken } from '../../platform/sessions/authenticate.ts'
import type { Shop } from '../../platform/shop.ts'
import { findRequest, type StockRequest } from './stock-request-queries.ts'

/** A new key of a request: it names it and proves that its mail was read. The database holds the hash alone. */
export function newKey({ newToken }: Pick<Shop, 'newToken'>, requestId: string): { key: string; hash: Buffer } {
  const secret = newToken()
  return { key: `${requestId}.${secret}`, hash: hashToken(secret) }
}

/** The request that a key opens. Throws `not_found`, the same for an unknown request and a wrong key. */
export async function openRequest(db: Kysely<Database>, key: string): Promise<StockRequest> {
  const [, id, secret] = /^([a-z0-9]{1,40})\.([\w-]{20,60})$/.exec(key) ?? []
  const request = id ? await findRequest(db, id) : undefined
  const hash = hashToken(secret ?? '')
  const opens = request?.keyHashes.some((each) => each.length === hash.length && timingSafeEqual(each, hash))
  if (!request || !opens) throw new Failure('not_found', copy.wrongKey)
  return request
}
