import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { parcelCopy } from '../../../../shared/copy/office/parcels.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ParcelState } from '../../../../shared/parcel-states.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import type { StoredParcel } from '../../orders/parcel-queries.ts'
import { countVersion } from '../../orders/returned-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { lockForCredit } from '../returns/credit-part.ts'

/** A parcel that a person saw in a state. */
export interface SeenParcel {
  orderId: string
  number: number
  saw: ParcelState
}

/**
 * Locks the order of a parcel. Throws `not_found`, and `order_state` where the parcel is not where the person saw it: somebody was
 * faster.
 */
export async function lockParcel(
  work: CommandWork,
  { orderId, number, saw }: SeenParcel,
): Promise<{ order: StoredOrder; parcel: StoredParcel }> {
  const order = await lockForCredit(work, { id: orderId }, null)
  const parcel = order.parcels.find((each) => each.number === number)
  if (!parcel) throw new Failure('not_found', faults.notFound)
  if (parcel.state !== saw) throw new Failure('order_state', faults.moved(parcelCopy.state[parcel.state]))
  return { order, parcel }
}

/**
 * Ends a command about a parcel of a locked order: who saw the order before looks again, and the history has what changed. Gives the
 * order.
 */
export async function noteParcel(
  work: CommandWork,
  { before, after, number, at }: { before: StoredOrder; after: StoredOrder; number: number; at: Date },
): Promise<StoredOrder> {
  const version = await countVersion(work.tx, before, at)
  work.news({ topic: 'orders', id: before.id })
  work.changed('order', before.id, fieldsOf(before, number), fieldsOf(after, number))
  return { ...after, version }
}

/** Returns the pieces in a parcel as the history has them. */
export function piecesInWords({ lines }: Pick<StoredParcel, 'lines'>): string {
  return lines.map(({ position, pieces }) => `${position}: ${pieces}`).join(', ')
}

function fieldsOf({ status, parcels }: StoredOrder, number: number): Record<string, unknown> {
  const parcel = parcels.find((each) => each.number === number)
  return {
    status,
    parcel: parcel ? number : null,
    parcelState: parcel?.state ?? null,
    carrier: parcel?.carrier ?? null,
    trackingNumber: parcel?.tracking ?? null,
    collectedAs: parcel?.collected_as ?? null,
    packedPieces: parcel ? piecesInWords(parcel) : null,
  }
}
