import { hasLeft } from '../../../../domain/selling/orders/order-status.ts'
import { dayOfNextTry, faultOfMark, momentOfMark, type SaidOfStop } from '../../../../domain/selling/runs/run-marks.ts'
import { runFaults as faults } from '../../../../shared/copy/office/run-faults.ts'
import { runDone } from '../../../../shared/copy/office/runs.ts'
import { runsScreen } from '../../../../shared/copy/office/runs-screen.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import { formatMoment } from '../../../../shared/format-moment.ts'
import { indianDay } from '../../../../shared/india-time.ts'
import { formatRupees } from '../../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../../shared/money/money.ts'
import { runLimits } from '../../../../shared/run-limits.ts'
import type { CommandWork } from '../../../staff/commands/run-command-work.ts'
import { lockOrder } from '../../orders/order-queries.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { closeQrCodes } from '../../payments/qr-queries.ts'
import { lockOwnRun } from '../../runs/lock-run.ts'
import { addToCash, changeStop, findStop, insertStops, openRun, type StoredStop } from '../../runs/run-queries.ts'
import { lockParcel } from '../parcels/lock-parcel.ts'
import { refuseParcel } from '../parcels/refuse-parcel.ts'
import { stepParcel } from '../parcels/step-parcel.ts'
import { lockAsSeen, stepOrder } from '../transitions/step-order.ts'

/** A mark that a person gives a stop of their run; `at`: when, by their phone's clock. */
export interface StopMark extends SaidOfStop {
  stopId: string
  at: Date
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Records what became of a stop of one's own run, in a command: its order or parcel is delivered or refused by the steps that there
 * are, its cash is carried by the person, or it is on their next run. Gives the sentence that says so. Throws `not_found` for a stop
 * of another's run; `order_state` where it was marked, taken off or handed in, or its order was moved meanwhile; `bad_input`.
 */
export async function markStop(shop: PayingShop, work: CommandWork, mark: StopMark): Promise<string> {
  const now = shop.clock()
  const { stop, order } = await lockStop(work, mark.stopId)
  const markedAt = momentOfMark(mark.at, stop.created_at, now)
  if (now.getTime() - markedAt.getTime() > runLimits.markLateDays * dayMs) throw bad('at', faults.tooLate)
  await seeOut(work, stop)
  const due = dueOf(order, stop)
  const fault = faultOfMark(mark, due)
  if (fault) throw bad(fault.field, fault.text)
  const amount = mark.how === 'cash' || mark.how === 'upi' ? due : null
  await changeStop(work.tx, stop.id, {
    state: mark.how,
    amount,
    reference: mark.how === 'upi' ? mark.reference : null,
    reason: mark.how === 'refused' ? mark.reason : null,
    marked_at: markedAt,
    recorded_at: now,
  })
  // after the mark: cash of a stop that is still open is refused
  const isEnded = await moveOrder(shop, work, { mark, stop, order, due })
  if (mark.how === 'cash') {
    await addToCash(work.tx, [{ run_id: stop.run_id, stop_id: stop.id, kind: 'collected', amount: amount ?? 0 }], now)
  }
  work.about({ kind: 'order', id: order.id, name: order.number })
  work.news({ topic: 'orders', id: order.id })
  const { how, reference, reason } = mark
  work.changed('run_stop', stop.id, { state: 'open' }, { state: how, amount, reference, reason })
  const told = runDone.marked(order.number, how, inRupees(amount ?? 0))
  const next = how === 'again' ? runDone.nextRun(await putOnNextRun(shop, work, stop, { markedAt, now })) : ''
  const isLate = indianDay(markedAt) !== indianDay(now)
  const late = isLate ? runDone.late(formatMoment(markedAt.toISOString())) : ''
  return `${told}.${late}${next}${how === 'refused' && !isEnded ? runDone.toEnd : ''}`
}

/** Locks a stop of one's own run with its order, the order first. */
async function lockStop(work: CommandWork, stopId: string): Promise<{ stop: StoredStop; order: StoredOrder }> {
  const found = await findStop(work.tx, stopId)
  if (!found) throw new Failure('not_found', faults.notYours)
  const order = await lockOrder(work.tx, { id: found.order_id })
  await lockOwnRun(work, found.run_id)
  const stop = await findStop(work.tx, stopId)
  if (!order || !stop) throw new Failure('not_found', faults.notYours)
  if (stop.state === 'off') throw new Failure('order_state', faults.tookOff)
  if (stop.state !== 'open') {
    const at = formatMoment((stop.marked_at ?? stop.created_at).toISOString())
    throw new Failure('order_state', faults.marked(runsScreen.states[stop.state], at))
  }
  return { stop, order }
}

/** Throws `order_state` where what a stop brings is not out for delivery any more, with what it is now. */
async function seeOut(work: CommandWork, { order_id: orderId, parcel }: StoredStop): Promise<void> {
  if (parcel === null) await lockAsSeen(work, orderId, 'out_for_delivery')
  else await lockParcel(work, { orderId, number: parcel, saw: 'out' })
}

/** Returns what is to be collected at a stop, in paise; null: nothing. */
function dueOf(order: StoredOrder, { parcel }: Pick<StoredStop, 'parcel'>): Paise | null {
  if (order.payment_status !== 'due') return null
  const amount = parcel === null ? order.payable : order.parcels.find(({ number }) => number === parcel)?.collect
  return amount || null
}

interface Marked {
  mark: StopMark
  stop: StoredStop
  order: StoredOrder
  due: Paise | null
}

/** Moves the order or parcel of a stop as its mark says. Gives false where the shop still has to end a refused one. */
async function moveOrder(shop: PayingShop, work: CommandWork, marked: Marked): Promise<boolean> {
  const { how } = marked.mark
  if (how === 'again') {
    await closeQrCodes(work.tx, marked.order.id)
    return true
  }
  return how === 'refused' ? refuse(shop, work, marked) : deliver(shop, work, marked)
}

/** Delivers what a stop brings. Nothing that is due, such as for a parcel of what was given away, counts as paid without cash. */
async function deliver(shop: PayingShop, work: CommandWork, { mark, stop, order }: Marked): Promise<true> {
  const isDue = order.payment_status === 'due'
  const collectedAs = !isDue ? undefined : mark.how === 'cash' ? ('cash' as const) : ('online' as const)
  const seen = { orderId: order.id, to: 'delivered' as const, collectedAs }
  if (stop.parcel === null) await stepOrder(shop, work, { ...seen, saw: 'out_for_delivery' })
  else await stepParcel(shop, work, { ...seen, number: stop.parcel, saw: 'out' })
  return true
}

/**
 * Ends what was refused where nothing was paid for it, once all of the order has left: then no money goes back. Whatever was paid is
 * ended by who may give money back, once the goods have been looked at.
 */
async function refuse(shop: PayingShop, work: CommandWork, { stop, order, due }: Marked): Promise<boolean> {
  if (due === null || !hasLeft(order)) return false
  if (stop.parcel === null) {
    await stepOrder(shop, work, { orderId: order.id, to: 'returned', saw: 'out_for_delivery' })
  } else {
    const seen = { orderId: order.id, number: stop.parcel, saw: 'out' as const }
    await refuseParcel(shop, work, { ...seen, how: 'refused', condition: 'inspect' })
  }
  return true
}

/** Puts a stop on the person's run of the next day; gives that day. */
async function putOnNextRun(
  shop: PayingShop,
  work: CommandWork,
  stop: StoredStop,
  { markedAt, now }: { markedAt: Date; now: Date },
): Promise<string> {
  const day = dayOfNextTry(markedAt, now)
  const staffId = work.by.staffId ?? ''
  const runId = await openRun(work.tx, { id: shop.newId(), staffId, day, at: now })
  await insertStops(work.tx, runId, [{ id: shop.newId(), orderId: stop.order_id, parcel: stop.parcel }], now)
  return day
}

function bad(field: string, text: string): Failure {
  return new Failure('bad_input', text, { errors: { [field]: text } })
}

function inRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}
