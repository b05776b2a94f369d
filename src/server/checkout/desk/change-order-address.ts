import { type AddressChanges, type AddressConflict, changeAddress } from '../../../domain/orders/change-address.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { findState } from '../../../shared/indian-states.ts'
import { listCommandsAbout } from '../../commands/commands-about.ts'
import type { CommandWork } from '../../commands/run-command-work.ts'
import { writeAddress } from '../../orders/address-of-order.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Shop } from '../../platform/shop.ts'

/** Which parts of which order's address change. */
interface Change {
  orderId: string
  changes: AddressChanges
}

/**
 * Changes where a pending order goes, in a command, within its state: its price, its tax and its day stay. Parts that others
 * changed meanwhile stay as they are. Throws `not_found`; `order_state` once it is confirmed, for the invoice names the
 * address; `bad_input` for another state; `edit_conflict` where somebody changed the same part.
 */
export async function changeOrderAddress(
  shop: Shop,
  work: CommandWork,
  { orderId, changes }: Change,
): Promise<StoredOrder> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  if (order.status !== 'pending') throw new Failure('order_state', failures.addressFixed)
  const { address, conflicts } = changeAddress(order.delivery_address, changes)
  if (conflicts.length > 0) await refuse(work, order, conflicts)
  if (findState(address.state ?? '')?.name !== order.delivery_address.state) {
    throw new Failure('bad_input', failures.addressOtherState, { errors: { state: failures.addressOtherState } })
  }
  const version = await writeAddress(work.tx, order, address, shop.clock())
  work.changed('order', order.id, order.delivery_address, address)
  return { ...order, delivery_address: address, version }
}

/** Says at each part what the other one wrote there. */
async function refuse({ tx }: CommandWork, { id }: StoredOrder, conflicts: AddressConflict[]): Promise<never> {
  const edits = (await listCommandsAbout(tx, 'order', id)).filter(({ name }) => name === 'order.address')
  const by = edits.at(-1)?.by_name ?? failures.somebody
  const errors = Object.fromEntries(conflicts.map(({ part, theirs }) => [part, failures.theyWrote(by, theirs)]))
  throw new Failure('edit_conflict', failures.addressConflict(by), { errors })
}
