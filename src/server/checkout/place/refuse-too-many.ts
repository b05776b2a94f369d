import type { Kysely } from 'kysely'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { countOrders } from '../../orders/order-queries.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import type { Database } from '../../platform/db/schema.ts'

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

/**
 * To be called with the cart locked, which makes the counts exact. Throws `too_many_requests` for the orders of a program,
 * and for one more cash order of a newcomer who has several on their way: goods that nobody may ever pay for.
 */
export async function refuseTooMany(
  db: Kysely<Database>,
  { config, clock }: Pick<PayingShop, 'config' | 'clock'>,
  userId: string,
): Promise<void> {
  if (!config.rateLimits) return
  const since = new Date(clock().getTime() - hourSeconds * 1000)
  const [most, mostOpen] = [limits.ordersPerHour, limits.openCashOrdersOfNewcomer]
  const counts = await countOrders(db, userId, { since, most, mostOpen })
  if (counts.since >= most) {
    throw new Failure('too_many_requests', failures.tooManyRequests(hourSeconds), { retryAfterSeconds: hourSeconds })
  }
  if (counts.open_by_cash >= mostOpen && !counts.has_delivery) {
    throw new Failure('too_many_requests', failures.tooManyOpenOrders, { retryAfterSeconds: daySeconds })
  }
}
