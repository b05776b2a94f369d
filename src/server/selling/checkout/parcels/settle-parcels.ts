import { statusOfParcels, wayTo } from '../../../../domain/selling/parcels/parcel-moves.ts'
import { piecesLeft } from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { writeShipment } from '../../orders/move-queries.ts'
import type { StoredParcel } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { byCommand } from '../transitions/step-order.ts'
import { transitionOrder } from '../transitions/transition-order.ts'

/** Returns the status that an order has by its pieces and parcels. */
export function statusByParcels({ lines, parcels }: Pick<StoredOrder, 'lines' | 'parcels'>) {
  return statusOfParcels({
    left: piecesLeft(lines, parcels).reduce((sum, { left }) => sum + left, 0),
    states: parcels.map(({ state }) => state),
    allBack: lines.every(({ quantity, returned }) => returned === quantity),
  })
}

/**
 * Brings a locked order on to the status that follows from its parcels, step by step, each with what follows from it. `moved`: the
 * parcel by which it goes on: the shopper is written about its courier.
 */
export async function settleByParcels(
  shop: PayingShop,
  work: CommandWork,
  order: StoredOrder,
  moved: Pick<StoredParcel, 'carrier' | 'tracking'>,
): Promise<StoredOrder> {
  let now = order
  for (const to of wayTo(order.status, statusByParcels(order))) {
    now = await transitionOrder(shop, work, now, to, byCommand(work), { byParcels: true })
    if (to !== 'shipped') continue
    const shipment = { carrier: moved.carrier, tracking_number: moved.tracking }
    await writeShipment(work.tx, order, { ...shipment, created_at: shop.clock() })
    now = { ...now, shipment }
  }
  return now
}
