import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderScreen as copy } from '../../../shared/copy/office/order-screen.ts'
import type { OrderStepName } from '../../../shared/office/steps-of-orders.ts'
import type { OrderStatus } from '../../../shared/order-statuses.ts'
import { failureText, hasStatus } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

/** The input of a step beside the order: the status that was seen, the courier, the reason … */
export interface StepInput {
  step: OrderStepName
  saw: OrderStatus
  carrier?: string
  trackingNumber?: string
  collectedAs?: 'cash' | 'online'
  reason?: string
}

type Done = { message: string; data: { _id: string; number: string; status: OrderStatus } }

/** Sends one step of an order; with the same `command` it is done once, however often it is sent. */
export function sendStep(id: string, { step, ...body }: StepInput, command: string): Promise<Done> {
  const call = `POST /orders/{id}/${step}` as 'POST /orders/{id}/ship'
  return callOffice(call, { params: { id }, body: body as { saw: OrderStatus; carrier: string }, command })
}

/**
 * Brings an order a step on. A press after no answer came is the same command; where somebody was faster, the order is shown
 * as it is now. `onDone` is told what was done.
 */
export function useOrderStep(id: string, onDone: (step: OrderStepName) => void) {
  const client = useQueryClient()
  const sendOnce = useCommand((input: StepInput, command) => sendStep(id, input, command))
  return useMutation({
    mutationFn: sendOnce,
    onSuccess: async ({ message }, { step }) => {
      toast.success(message)
      onDone(step)
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: async (error) => {
      toast.error(failureText(error, copy.notSent))
      if (hasStatus(error, 409) || hasStatus(error, 404)) await client.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
