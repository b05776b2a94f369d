import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { orderWords } from '../../../shared/copy/order-words.ts'
import { type DayStep, orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { toast } from '../../../ui/show-toast.ts'
import type { StepOfOrder, StepResult } from './step-many.ts'
import { useStepMany } from './use-step-many.ts'

/** A window that asks about a step of many orders. */
export interface StepWindowProps {
  rows: readonly OrderRow[]
  /** Is told the ids of the orders that wait for the step no longer; null: nothing was sent. */
  onClose: (gone: readonly string[] | null) => void
}

type Results = Readonly<Record<string, StepResult>>

/**
 * Sends a step of a window's orders, and closes the window when each of them was done. What failed is left in it, with its
 * sentence; what somebody was faster with is `refused`, and not sent again. While it is sent, the window stays open, and nothing
 * is sent a second time.
 */
export function useStepWindow(step: DayStep, { rows, onClose }: StepWindowProps) {
  const { done, of, run } = useStepMany()
  const [results, setResults] = useState<Results>({})
  const [summary, setSummary] = useState<string | null>(null)
  const isSending = done !== null
  const close = () => {
    if (!isSending) onClose(Object.keys(results).length === 0 ? null : goneOf(results))
  }
  /** Gives the ids of all that wait for the step no longer. */
  const send = async (steps: readonly StepOfOrder[]): Promise<string[]> => {
    if (isSending) return goneOf(results)
    setSummary(null)
    const latest = await run(steps)
    const now = { ...results, ...Object.fromEntries(latest.map((result) => [result.id, result])) }
    const failed = latest.filter(({ why }) => why !== null).length
    const count = latest.length - failed
    setResults(now)
    if (count > 0) toast.success(copy.done(count, orderWords.status[orderSteps[step].to].toLowerCase()))
    if (failed > 0) setSummary(copy.partly(count, failed))
    else onClose(goneOf(now))
    return goneOf(now)
  }
  return {
    left: rows.filter(({ _id }) => !results[_id]?.isGone),
    refused: Object.values(results).filter(({ why, isGone }) => isGone && why !== null),
    reasonOf: ({ _id }: OrderRow) => results[_id]?.why ?? undefined,
    /** It may have been done: until an answer comes it is sent again as it was. */
    isUnanswered: ({ _id }: OrderRow) => results[_id]?.isUnanswered ?? false,
    summary,
    done,
    of,
    send,
    close,
  }
}

function goneOf(results: Results): string[] {
  return Object.values(results).flatMap(({ id, isGone }) => (isGone ? [id] : []))
}
