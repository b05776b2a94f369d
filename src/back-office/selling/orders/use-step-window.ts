import { useState } from 'react'
import type { OrderRow } from '../../../shared/contract/office/order-shapes.ts'
import { bulkOrders as copy } from '../../../shared/copy/office/bulk-orders.ts'
import { orders } from '../../../shared/copy/orders.ts'
import { type DayStep, orderSteps } from '../../../shared/office/steps-of-orders.ts'
import { toast } from '../../../ui/show-toast.ts'
import type { StepOfOrder } from './step-many.ts'
import { useStepMany } from './use-step-many.ts'

/** A window that asks about a step of many orders. */
export interface StepWindowProps {
  rows: readonly OrderRow[]
  /** Is told the ids of the orders that were brought on; null: nothing was sent. */
  onClose: (gone: readonly string[] | null) => void
}

type Reasons = Readonly<Record<string, string | null>>

/**
 * Sends a step of a window's orders, and closes the window when each of them was done. What failed is left in it, with its
 * sentence. While it is sent, the window stays open, and nothing is sent a second time.
 */
export function useStepWindow(step: DayStep, { rows, onClose }: StepWindowProps) {
  const { done, run } = useStepMany()
  const [reasons, setReasons] = useState<Reasons>({})
  const [summary, setSummary] = useState<string | null>(null)
  const isSending = done !== null
  const close = () => {
    if (!isSending) onClose(Object.keys(reasons).length === 0 ? null : goneOf(reasons))
  }
  /** Gives the ids of all that were brought on. */
  const send = async (steps: readonly StepOfOrder[]): Promise<string[]> => {
    if (isSending) return goneOf(reasons)
    setSummary(null)
    const results = await run(steps)
    const now = { ...reasons, ...Object.fromEntries(results.map(({ id, why }) => [id, why])) }
    const failed = results.filter(({ why }) => why !== null).length
    const count = results.length - failed
    setReasons(now)
    if (count > 0) toast.success(copy.done(count, orders.status[orderSteps[step].to].toLowerCase()))
    if (failed > 0) setSummary(copy.partly(count, failed))
    else onClose(goneOf(now))
    return goneOf(now)
  }
  const left = rows.filter(({ _id }) => reasons[_id] !== null)
  return { left, reasons, summary, done, send, close }
}

function goneOf(reasons: Reasons): string[] {
  return Object.keys(reasons).filter((id) => reasons[id] === null)
}
