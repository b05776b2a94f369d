import { runFaults as faults } from '../../../shared/copy/office/run-faults.ts'
import { handInReason } from '../../../shared/copy/office/runs.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { formatRupees } from '../../../shared/money/format-rupees.ts'
import { type Paise, rupeesFromPaise } from '../../../shared/money/money.ts'
import type { Shop } from '../../platform/shop.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'
import { listStaffNames } from '../../staff/staff-name-queries.ts'
import { bookCashIn } from '../till/book-cash-in.ts'
import { lockOpenRun } from './lock-run.ts'
import { addToCash, closeRun, type HandIn, listStops, sumCash } from './run-queries.ts'

/** Cash that was counted of a run, in paise; `seen`: the sum that the person counted it against. */
export interface CountOfRun {
  runId: string
  seen: Paise
  counted: Paise
  reason: string | null
}

/**
 * Counts the cash of a run, in a command: it goes into the open till, and nothing of the run changes any more. Of two who count it
 * at once the second is told of the first. Throws `not_found`; `order_state` where it was handed in, has stops without a mark or
 * none at all, or collected another sum than the person saw; `bad_input` where the count differs and nobody says why.
 */
export async function handInRun(shop: Shop, work: CommandWork, count: CountOfRun): Promise<HandIn & { name: string }> {
  const { counted } = count
  const run = await lockOpenRun(work, count.runId)
  const collected = await sumToHandIn(work, run.id, count.seen)
  const difference = counted - collected
  if (difference !== 0 && !count.reason) {
    const fault = faults.differenceReason(inRupees(difference))
    throw new Failure('bad_input', fault, { errors: { reason: fault } })
  }
  const at = shop.clock()
  const name = nameIn(await listStaffNames(work.tx), run.staff_id)
  const tillId = await bookCashIn(shop, work, { amount: counted, reason: handInReason(name, run.day) })
  const cash = { run_id: run.id, stop_id: null }
  await addToCash(
    work.tx,
    [
      { ...cash, kind: 'handed_in', amount: -counted },
      { ...cash, kind: 'difference', amount: difference },
    ],
    at,
  )
  const reason = difference === 0 ? null : count.reason
  const handIn = { run_id: run.id, collected, counted, reason, by_name: work.by.name, till_id: tillId, created_at: at }
  await closeRun(work.tx, handIn)
  work.about({ kind: 'run', id: run.id, name: `${name}, ${run.day}` })
  work.changed('run', run.id, null, { collected, counted, difference, reason })
  return { ...handIn, name }
}

/** Returns what is to be handed in of a locked run. Throws `order_state` where it cannot be yet, or is not what was seen. */
async function sumToHandIn({ tx }: CommandWork, runId: string, seen: Paise): Promise<Paise> {
  const stops = (await listStops(tx, runId)).filter(({ state }) => state !== 'off')
  if (stops.length === 0) throw new Failure('order_state', faults.noStops)
  const open = stops.filter(({ state }) => state === 'open').length
  if (open > 0) throw new Failure('order_state', faults.openStops(open))
  const collected = await sumCash(tx, runId)
  if (collected !== seen) throw new Failure('order_state', faults.sumChanged(inRupees(collected)))
  return collected
}

function inRupees(amount: Paise): string {
  return formatRupees(rupeesFromPaise(amount))
}

function nameIn(people: readonly { _id: string; name: string }[], id: string): string {
  return people.find(({ _id }) => _id === id)?.name ?? ''
}
