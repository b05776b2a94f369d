import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { orderScreen } from '../../../shared/copy/office/order-screen.ts'
import { selectedOrders as copy } from '../../../shared/copy/office/selected-orders.ts'
import { ApiFailure, failureText, hasStatus } from '../../../ui/api-failure.ts'
import type { StepInput } from './use-order-step.ts'

/** A step of one of many orders, with its input. */
export interface StepOfOrder {
  row: OrderRow
  input: Omit<StepInput, 'saw'>
}

/** The result for one of many orders. */
export interface StepResult {
  id: string
  number: string
  /** The reason why the step was not done; null: it was. */
  why: string | null
  /** It waits for this step no longer: it was done, or somebody was faster. */
  isGone: boolean
  /** It may have been done: no answer came, or that of a server that broke on the way. It is to be sent again as it was. */
  isUnanswered: boolean
}

/** Ids of commands that got no answer yet, by step and order: sent again with the same one, a step is done once. */
export type Unanswered = Map<string, string>

/** Sender of one step under the id of its command, and maker of these ids. */
export interface StepSender {
  send: (id: string, input: StepInput, command: string) => Promise<unknown>
  newCommandId: () => string
}

/**
 * Brings orders a step on, one after the other, each by a command of its own: a refusal of one holds up no other. After no
 * answer, or where nobody is signed in any more, the rest is left.
 */
export async function stepMany(
  steps: readonly StepOfOrder[],
  sender: StepSender,
  unanswered: Unanswered,
  onProgress: (done: number) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  let stopped = false
  for (const step of steps) {
    const { _id: id, number } = step.row
    const { why, isGone, stops }: StepOutcome = stopped ? notTried : await stepOne(step, sender, unanswered)
    results.push({ id, number, why, isGone, isUnanswered: unanswered.has(keyOf(step)) })
    stopped = stops
    onProgress(results.length)
  }
  return results
}

/** Outcome of one step: `why` it was not taken, null where it was; `stops`: nothing more is tried. */
interface StepOutcome {
  why: string | null
  isGone: boolean
  stops: boolean
}

const notTried: StepOutcome = { why: copy.notTried, isGone: false, stops: true }

/** Returns whether the server may have done what failed: no answer came, or one of a proxy or a server that broke on the way. */
function mayBeDone(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 0 || error.status >= 500)
}

function keyOf({ row, input }: StepOfOrder): string {
  return `${input.step} ${row._id}`
}

/** An order whose PIN code and state do not fit, or whose firm was not asked whose place it goes to, is left for somebody who looks at it before it is confirmed. */
async function stepOne(step: StepOfOrder, sender: StepSender, unanswered: Unanswered): Promise<StepOutcome> {
  const { row, input } = step
  if (input.step === 'confirm' && row.doubt) {
    return { why: orderScreen.doubtfulAlone[row.doubt], isGone: false, stops: false }
  }
  const key = keyOf(step)
  const command = unanswered.get(key) ?? sender.newCommandId()
  unanswered.set(key, command)
  try {
    await sender.send(row._id, { ...input, saw: row.status }, command)
    unanswered.delete(key)
    return { why: null, isGone: true, stops: false }
  } catch (error) {
    const noAnswer = hasStatus(error, 0)
    if (!mayBeDone(error)) unanswered.delete(key)
    const why = noAnswer ? orderScreen.notSent : failureText(error, orderScreen.notSent)
    const isGone = hasStatus(error, 409) || hasStatus(error, 404)
    return { why, isGone, stops: noAnswer || hasStatus(error, 401) }
  }
}
