import {
  faultOfPacking,
  type PackFault,
  type PiecesOfLine,
  shareToCollect,
} from '../../../../domain/selling/parcels/pieces-in-parcels.ts'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { pickupCopy } from '../../../../shared/copy/office/pickups.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { insertParcel, type StoredParcel } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { lockForCredit } from '../returns/credit-part.ts'
import { badField } from '../returns/plan-return.ts'
import { noteParcel } from './lock-parcel.ts'
import { settleByParcels } from './settle-parcels.ts'

/** A parcel that somebody packs. */
export interface Packing {
  orderId: string
  /** Version of the order that the person saw; null: they did not say. */
  version: number | null
  lines: readonly PiecesOfLine[]
  carrier: string
  tracking: string | null
  weightGrams: number | null
  size: { lengthMm: number; breadthMm: number; heightMm: number } | null
  /** WebP. */
  photo: Buffer | null
}

/**
 * Packs pieces of a confirmed order that are in no other parcel, in a command; with the last of them the order is packed. Gives the
 * order with the parcel last. Throws `not_found`; `order_state` where somebody changed the order meanwhile, has packed these pieces,
 * or nothing can be packed now; `bad_input` naming the field.
 */
export async function packParcel(shop: PayingShop, work: CommandWork, packing: Packing): Promise<StoredOrder> {
  const order = await lockForCredit(work, { id: packing.orderId }, packing.version)
  refuseByFault(packing.lines, faultOfPacking(packing.lines, order.lines, order.parcels))
  refuseByStatus(order)
  const at = shop.clock()
  const parcel = parcelOf(order, packing, at)
  await insertParcel(work.tx, order.id, parcel, { photo: packing.photo, at })
  const packed = { ...order, parcels: [...order.parcels, parcel] }
  const after = await settleByParcels(shop, work, packed, parcel)
  return noteParcel(work, { before: order, after, number: parcel.number, at })
}

function parcelOf(order: StoredOrder, packing: Packing, at: Date): StoredParcel {
  const { size, carrier, tracking } = packing
  const lines = [...packing.lines].sort((one, other) => one.position - other.position)
  const before = order.parcels.reduce((sum, { collect }) => sum + (collect ?? 0), 0)
  const isDue = order.payment_status === 'due'
  return {
    number: (order.parcels.at(-1)?.number ?? 0) + 1,
    state: 'packed',
    carrier,
    tracking,
    weight_g: packing.weightGrams,
    l_mm: size?.lengthMm ?? null,
    b_mm: size?.breadthMm ?? null,
    h_mm: size?.heightMm ?? null,
    collect: isDue ? shareToCollect(order.payable, order.lines, [...order.parcels, { lines }], before) : null,
    collected_as: null,
    lines,
    since: at.toISOString(),
  }
}

function refuseByStatus({ status, parcels, delivery_way: way }: StoredOrder): void {
  if (way === 'pickup') throw new Failure('order_state', pickupCopy.noParcels)
  if (status === 'confirmed') return
  const isWhole = status === 'packed' && parcels.length === 0
  const sentence = status === 'pending' ? faults.unconfirmed : isWhole ? faults.packedWhole : faults.nothingLeft
  throw new Failure('order_state', sentence)
}

/** Pieces that the order has, and that are in another parcel by now: somebody was faster. */
function refuseByFault(lines: readonly PiecesOfLine[], fault: PackFault | undefined): void {
  if (!fault) return
  const { index, left, why } = fault
  const position = lines[index]?.position ?? 0
  if (why === 'none') throw badField(`lines.${index}.position`, faults.noLine(position))
  if (why === 'twice') throw badField(`lines.${index}.position`, faults.twice(position))
  const sentence = faults.tooMany(left)
  if (why === 'much') throw badField(`lines.${index}.pieces`, sentence)
  throw new Failure('order_state', sentence, { errors: { [`lines.${index}.pieces`]: sentence } })
}
