import { hasLeft } from '../../../../domain/selling/orders/order-status.ts'
import { piecesToCredit, shareOfLine } from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ReturnCondition } from '../../../../shared/office/return-conditions.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { findOrder } from '../../orders/order-queries.ts'
import { changeParcels, type StoredParcel, withChange } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { returnPieces } from '../returns/return-pieces.ts'
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
 * (return-pieces). Of a cash order what it asked for is credited, and nobody pays it any more; what was paid for others stays. Throws
 * `not_found`; `order_state` where it has not left or something of the order has not, and where items came back by hand that may be of
 * another parcel; what returnPieces throws.
 */
export async function refuseParcel(shop: PayingShop, work: CommandWork, refusal: ParcelRefusal): Promise<StoredOrder> {
  const { order, parcel } = await lockParcel(work, refusal)
  refuseParcelMove(parcel, refusal.how)
  const at = shop.clock()
  if (!hasLeft(order)) throw new Failure('order_state', faults.sendRest)
  await changeParcels(work.tx, order.id, [parcel.number], { state: refusal.how, updated_at: at })
  const moved = { ...order, parcels: withChange(order.parcels, [parcel.number], { state: refusal.how }) }
  const after = await creditItems(shop, work, moved, parcel, refusal)
  return noteParcel(work, { before: order, after, number: parcel.number, at })
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
    await returnPieces(shop, work, { ...wish, mayLate: true, parcel: { how, ...askedFor(order, parcel) } })
  }
  const credited = (await findOrder(work.tx, { id: order.id })) ?? order
  return settleByParcels(shop, work, credited, parcel)
}

/** Returns a parcel with what it asked for at the door, in paise, and what of that is for which of its pieces. */
function askedFor({ lines, parcels }: StoredOrder, parcel: StoredParcel) {
  const pieces = parcel.lines.flatMap(({ position, pieces: inside }) => {
    const line = lines.find((each) => each.position === position)
    return line ? [{ position, pieces: inside, total: shareOfLine(line, parcel, parcels) }] : []
  })
  return { number: parcel.number, amount: parcel.collect ?? 0, pieces }
}
