import type { Order } from '../../../shared/contract/orders.ts'
import type { Config } from '../../platform/config.ts'
import { pickupCode } from './pickup-code.ts'
import type { StoredOrder } from './stored-order.ts'

/** Adds the code of an order that waits at the counter to its answer: for its customer alone. */
export function showCode(config: Pick<Config, 'dataDir'>, { id, pickup }: StoredOrder, order: Order): Order {
  if (!pickup || !order.pickup?.readyAt) return order
  return { ...order, pickup: { ...order.pickup, code: pickupCode(config, id, pickup.issue) } }
}
