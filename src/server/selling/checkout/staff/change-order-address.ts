import type { FieldEdits } from '../../../../domain/operations/history/merge-fields.ts'
import { busTo } from '../../../../domain/selling/delivery/delivery-terms.ts'
import { doubtAddress } from '../../../../domain/selling/delivery/doubt-address.ts'
import { ways } from '../../../../shared/copy/delivery-ways.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { findState } from '../../../../shared/indian-states.ts'
import type { Shop } from '../../../platform/shop.ts'
import { mergeEdit } from '../../../staff/commands/merge-edit.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { pinTable } from '../../delivery/pin-table.ts'
import { writeAddress } from '../../orders/address-of-order.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { refuseMoreCash } from '../edit/cash-of-edit.ts'
import { addressOf, refuseWithLink } from '../edit/plan-edit.ts'

/** Changes to parts of an order's address; `version`: of the order that was seen. */
interface Change {
  orderId: string
  version: number
  changes: FieldEdits
}

/**
 * Changes where a pending order goes, in a command, within its state: its price, its tax and its day stay. Parts that others
 * changed meanwhile stay as they are. Throws `not_found`; `order_state` once it is confirmed, for the invoice names the
 * address; `bad_input` for another state, or where no bus goes that is to take it; `cash_limit` where no cash is taken there, or of whoever lives there; `edit_conflict`
 * where somebody changed the same part.
 */
export async function changeOrderAddress(
  shop: Shop,
  work: CommandWork,
  { orderId, version, changes }: Change,
): Promise<StoredOrder> {
  const order = await lockOrder(work.tx, { id: orderId })
  if (!order) throw new Failure('not_found', failures.orderNotFound)
  work.about({ kind: 'order', id: order.id, name: order.number })
  if (order.status !== 'pending') throw new Failure('order_state', failures.addressFixed)
  const record = { entity: 'order', id: order.id, version: order.version, fields: order.delivery_address }
  const written = (await mergeEdit(work, record, { version, changes })) as Record<string, string>
  const address = { ...order.delivery_address, ...written }
  if (findState(address.state ?? '')?.name !== order.delivery_address.state) {
    throw new Failure('bad_input', failures.addressOtherState, { errors: { state: failures.addressOtherState } })
  }
  const to = addressOf({ delivery_address: address })
  if (to.pincode !== order.delivery_address.pincode) await refuseWithLink(work.tx, order)
  await refuseMoreCash(shop, work.tx, order, { payable: order.payable, address: to })
  const doubt = doubtAfter(order, address)
  const busStand = standAfter(shop, order, to)
  const next = await writeAddress(work.tx, order, { address, doubt, busStand }, shop.clock())
  work.changed('order', order.id, order.delivery_address, address)
  return { ...order, delivery_address: address, address_doubt: doubt, bus_stand: busStand, version: next }
}

/** The stand at which a parcel by bus is collected there. Throws `bad_input` where no bus takes parcels. */
function standAfter({ settings }: Shop, order: StoredOrder, to: { pincode: string; state: string }): string | null {
  if (order.delivery_way !== 'bus' || to.pincode === order.delivery_address.pincode) return order.bus_stand
  const bus = busTo(settings.now(), to)
  if (bus) return bus.stand
  throw new Failure('bad_input', ways.notOffered.bus, { errors: { pincode: ways.notOffered.bus } })
}

/** Another PIN code is looked at anew; for the one that was there the shopper may have said that the state is right. */
function doubtAfter(order: StoredOrder, address: Record<string, string>): StoredOrder['address_doubt'] {
  const { pincode = '', state = '' } = address
  return pincode === order.delivery_address.pincode ? order.address_doubt : doubtAddress(pinTable(), { pincode, state })
}
