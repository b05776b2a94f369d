import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { endSessionOf } from '../../platform/sessions/session-queries.ts'
import type { Shop } from '../../platform/shop.ts'

/** Ends one of this shopper's sessions. Throws `not_found` for any other. */
export async function endShopperSession(shop: Shop, userId: string, id: string): Promise<void> {
  if (!(await endSessionOf(shop.db, userId, id))) throw new Failure('not_found', failures.sessionNotFound)
}
