import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { ordersScreen as copy } from '../../../shared/copy/office/orders-screen.ts'
import { failureText, hasStatus } from '../../../ui/api-failure.ts'
import { newCommandId } from '../../api/call-office.ts'
import { type StepInput, sendStep } from './use-order-step.ts'

/** A step of one of many orders, with its input. */
export interface StepOfOrder {
  row: OrderRow
  input: Omit<StepInput, 'saw'>
}

/** The result for one of many orders; `why` is the reason why the step was not done, null if it was. */
export interface StepResult {
  id: string
  number: string
  why: string | null
}

/** Ids of commands that got no answer yet, by step and order: sent again with the same one, a step is done once. */
export type Unanswered = Map<string, string>

/**
 * Brings orders a step on, one after the other, each by a command of its own: a refusal of one holds up no other. After no
 * answer, or where nobody is signed in any more, the rest is left.
 */
export async function stepMany(
  steps: readonly StepOfOrder[],
  unanswered: Unanswered,
  onProgress: (done: number) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  let stopped = false
  for (const step of steps) {
    const { _id: id, number } = step.row
    const outcome: StepOutcome = stopped ? { why: copy.notTried, stops: true } : await stepOne(step, unanswered)
    results.push({ id, number, why: outcome.why })
    stopped = outcome.stops
    onProgress(results.length)
  }
  return results
}

/** Outcome of one step: `why` it was not taken, null where it was; `stops`: nothing more is tried. */
interface StepOutcome {
  why: string | null
  stops: boolean
}

/** An order whose PIN code and state do not fit is left for somebody who looks at it before it is confirmed. */
async function stepOne({ row, input }: StepOfOrder, unanswered: Unanswered): Promise<StepOutcome> {
  if (input.step === 'confirm' && row.isDoubtful) return { why: orderScreen.doubtfulAlone, stops: false }
  const key = `${input.step} ${row._id}`
  const command = unanswered.get(key) ?? newCommandId()
  unanswered.set(key, command)
  try {
    await sendStep(row._id, { ...input, saw: row.status }, command)
    unanswered.delete(key)
    return { why: null, stops: false }
  } catch (error) {
    const noAnswer = hasStatus(error, 0)
    if (!noAnswer) unanswered.delete(key)
    const why = noAnswer ? orderScreen.notSent : failureText(error, orderScreen.notSent)
    return { why, stops: noAnswer || hasStatus(error, 401) }
  }
}
