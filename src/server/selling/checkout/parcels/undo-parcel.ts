import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { Shop } from '../../../platform/shop.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { CommandUndo } from '../../../staff/commands/undo-registry.ts'
import { writeMove } from '../../orders/move-queries.ts'
import { removeParcels } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { byCommand } from '../transitions/step-order.ts'
import { lockParcel, noteParcel, piecesInWords, type SeenParcel } from './lock-parcel.ts'
import { statusByParcels } from './settle-parcels.ts'

/**
 * Takes the last parcel of an order apart, in a command, before it is shipped: its pieces are still to be packed. Throws `not_found`,
 * and `order_state` for another parcel, one that has left, or one with other pieces in it than `pieces`, as the history has them.
 */
export async function undoParcel(
  shop: Shop,
  work: CommandWork,
  { pieces, ...seen }: SeenParcel & { pieces?: unknown },
): Promise<StoredOrder> {
  const { order, parcel } = await lockParcel(work, seen)
  if (pieces !== undefined && pieces !== piecesInWords(parcel)) throw new Failure('order_state', faults.packedAnew)
  if (parcel.state !== 'packed' || order.parcels.at(-1)?.number !== parcel.number) {
    throw new Failure('order_state', faults.onlyLast)
  }
  const at = shop.clock()
  await removeParcels(work.tx, order.id, [parcel.number])
  const parcels = order.parcels.filter(({ number }) => number !== parcel.number)
  const status = statusByParcels({ ...order, parcels })
  const { payment_status: paymentStatus, collected_as: collectedAs } = order
  const after =
    status === order.status
      ? order
      : await writeMove(work.tx, order, { status, paymentStatus, collectedAs, by: byCommand(work), at })
  return noteParcel(work, { before: order, after: { ...after, parcels }, number: parcel.number, at })
}

/** Returns the undo of packing a parcel, for the history. */
export function undoParcelCommands(shop: Shop): Record<string, CommandUndo> {
  return {
    'parcel.undo': {
      needs: 'orders.pack',
      run: async (work, { subjectId, changes }) => {
        const packed = changes.find(({ entity }) => entity === 'order')?.after
        const [number, pieces] = [Number(packed?.parcel), packed?.packedPieces]
        await undoParcel(shop, work, { orderId: subjectId, number, saw: 'packed', pieces })
      },
    },
  }
}
