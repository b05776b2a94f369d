import { mayParcelMove } from '../../../../domain/selling/parcels/parcel-moves.ts'
import { failures } from '../../../../shared/copy/failures.ts'
import { parcelFaults as faults } from '../../../../shared/copy/office/parcel-faults.ts'
import { parcelCopy } from '../../../../shared/copy/office/parcels.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { ParcelState } from '../../../../shared/parcel-states.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { queueOrderMail } from '../../orders/mail/queue-order-mail.ts'
import { changeParcels, type StoredParcel, withChange } from '../../orders/parcel-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { badField } from '../returns/plan-return.ts'
import { refuseCashBesideRun } from '../runs/refuse-cash-beside-run.ts'
import { timesReached } from '../transitions/transition-order.ts'
import { lockParcel, noteParcel, type SeenParcel } from './lock-parcel.ts'
import { settleByParcels } from './settle-parcels.ts'

/** A step of one parcel; what is left out of courier, number and payment stays; a number of null is taken away. */
export interface ParcelStep extends SeenParcel {
  to: Extract<ParcelState, 'shipped' | 'out' | 'delivered'>
  carrier?: string | undefined
  tracking?: string | null | undefined
  collectedAs?: 'cash' | 'online' | undefined
}

/**
 * Brings one parcel a step on, in a command; its order follows where all parcels are so far. The shopper is written to when it leaves, of
 * the last by the news of the order. Throws `not_found`; `order_state`
 * where somebody moved it meanwhile, it cannot take the step or its cash is collected on a run; `bad_input` where an amount is
 * collected and nobody says how.
 */
export async function stepParcel(shop: PayingShop, work: CommandWork, step: ParcelStep): Promise<StoredOrder> {
  const { order, parcel } = await lockParcel(work, step)
  refuseParcelMove(parcel, step.to)
  const isPaid = step.to === 'delivered' && parcel.collect !== null
  if (isPaid && !step.collectedAs) throw badField('collectedAs', failures.howWasItPaid)
  if (isPaid && step.collectedAs === 'cash') await refuseCashBesideRun(work.tx, order, parcel.number)
  const at = shop.clock()
  const change = {
    state: step.to,
    carrier: step.carrier ?? parcel.carrier,
    tracking: step.tracking === undefined ? parcel.tracking : step.tracking,
    collected_as: isPaid ? (step.collectedAs ?? null) : null,
  }
  await changeParcels(work.tx, order.id, [parcel.number], { ...change, updated_at: at })
  const moved = { ...order, parcels: withChange(order.parcels, [parcel.number], change) }
  const after = await settleByParcels(shop, work, moved, change)
  if (step.to === 'shipped' && after.status !== 'shipped') await tellOfParcel(shop, work, order, parcel.number)
  return noteParcel(work, { before: order, after, number: parcel.number, at })
}

/** Throws `order_state` where a parcel cannot go to a state from where it is. */
export function refuseParcelMove({ state }: Pick<StoredParcel, 'state'>, to: ParcelState): void {
  if (!mayParcelMove(state, to)) throw new Failure('order_state', faults.notNow(parcelCopy.state[state]))
}

/** A parcel that was brought back with its whole order and leaves again is news again. */
function tellOfParcel(shop: PayingShop, work: CommandWork, order: StoredOrder, parcel: number): Promise<void> {
  const time = timesReached(order, 'shipped')
  return queueOrderMail(work.tx, shop, {
    orderId: order.id,
    news: 'parcel_shipped',
    parcel,
    time,
    leavesAt: work.leavesAt,
  })
}
