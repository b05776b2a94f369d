import { hasLeft } from '../../../../domain/selling/orders/order-status.ts'
import { piecesLeft, piecesToCredit } from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ReturnCondition } from '../../../../shared/office/return-conditions.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { changeParcels, type StoredParcel, withChange } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { returnPieces } from '../returns/return-pieces.ts'
import { byCommand } from '../transitions/step-order.ts'
import { transitionOrder } from '../transitions/transition-order.ts'
import { lockParcel, noteParcel, type SeenParcel } from './lock-parcel.ts'
import { settleByParcels } from './settle-parcels.ts'
import { refuseParcelMove } from './step-parcel.ts'

/** A parcel that was refused at the door, or never arrived; `condition` of its items. */
export interface ParcelRefusal extends SeenParcel {
  how: 'refused' | 'lost'
  condition: ReturnCondition
}

/**
 * Ends a parcel that does not arrive, in a command: its items are credited and their money goes back, as of items that come back
 * (return-pieces). Of a cash order that is its only parcel, all is credited and nothing goes back. Throws `not_found`; `order_state`
 * where it has not left or something of the order has not, of one of several parcels of a cash order, and where items came back by
 * hand that may be of another parcel; what returnPieces throws.
 */
export async function refuseParcel(shop: PayingShop, work: CommandWork, refusal: ParcelRefusal): Promise<StoredOrder> {
  const { order, parcel } = await lockParcel(work, refusal)
  refuseParcelMove(parcel, refusal.how)
  const at = shop.clock()
  const isDue = order.payment_status === 'due'
  if (isDue && !isOnlyParcel(order)) throw new Failure('order_state', faults.cashRefused)
  if (!hasLeft(order)) throw new Failure('order_state', faults.sendRest)
  await changeParcels(work.tx, order.id, [parcel.number], { state: refusal.how, updated_at: at })
  const moved = { ...order, parcels: withChange(order.parcels, [parcel.number], { state: refusal.how }) }
  const after = isDue
    ? await transitionOrder(shop, work, moved, 'returned', byCommand(work))
    : await creditItems(shop, work, moved, parcel, refusal)
  return noteParcel(work, { before: order, after, number: parcel.number, at })
}

/** Returns whether an order has one parcel with all that it is. */
export function isOnlyParcel({ lines, parcels }: Pick<StoredOrder, 'lines' | 'parcels'>): boolean {
  return parcels.length === 1 && piecesLeft(lines, parcels).length === 0
}

async function creditItems(
  shop: PayingShop,
  work: CommandWork,
  order: StoredOrder,
  parcel: StoredParcel,
  { how, condition }: ParcelRefusal,
): Promise<StoredOrder> {
  const gone = order.parcels.filter(
    ({ number, state }) => number !== parcel.number && (state === 'refused' || state === 'lost'),
  )
  const lines = parcel.lines.flatMap(({ position }) => {
    const line = order.lines.find((each) => each.position === position)
    const open = line ? piecesToCredit(line, parcel, gone) : 0
    if (open === null) throw new Failure('order_state', faults.someBack)
    return open > 0 ? [{ position, pieces: open, condition: how === 'lost' ? ('scrap' as const) : condition }] : []
  })
  if (lines.length > 0) {
    const wish = { order: { id: order.id }, version: null, lines, delivery: false, refund: 'same_way' as const }
    await returnPieces(shop, work, { ...wish, mayLate: true })
  }
  const credited = (await findOrder(work.tx, { id: order.id })) ?? order
  return settleByParcels(shop, work, credited, parcel)
}
