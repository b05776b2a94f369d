import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newCommandId } from '../../api/call-office.ts'
import { useLeaveWarning } from '../../parts/use-leave-warning.ts'
import { type StepOfOrder, type StepResult, type StepSender, stepMany, type Unanswered } from './step-many.ts'
import { sendStep } from './use-order-step.ts'

const sender: StepSender = { send: sendStep, newCommandId }

/**
 * Brings many orders a step on. `done`: the number of those that were sent, `of` so many; null while none is. The lists of other
 * queues are loaded anew when somebody comes to them; the one on the screen stays until who asked for it is through.
 */
export function useStepMany() {
  const client = useQueryClient()
  const [done, setDone] = useState<number | null>(null)
  const [of, setOf] = useState(0)
  const unanswered = useRef<Unanswered>(new Map())
  useLeaveWarning(done !== null)
  const run = async (steps: readonly StepOfOrder[]): Promise<StepResult[]> => {
    setDone(0)
    setOf(steps.length)
    const results = await stepMany(steps, sender, unanswered.current, setDone)
    setDone(null)
    void client.invalidateQueries({ queryKey: ['orders'], refetchType: 'none' })
    void client.invalidateQueries({ queryKey: ['orders', 'queues'] })
    return results
  }
  return { done, of, run }
}
