import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import type { ReturnCondition, ReturnRefund } from '../../../shared/office/return-conditions.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

/** Items that come back, and how their money goes back. */
interface ReturnInput {
  lines: { position: number; pieces: number; condition: ReturnCondition }[]
  delivery: boolean
  refund: ReturnRefund
}

/**
 * Asks what a return would give back, and sends it. A press after no answer came is the same command; `onDone` is called once
 * it is done.
 */
export function useReturn(order: OfficeOrder, input: ReturnInput, onDone: () => void) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const params = { id: order._id }
  const isWanted = input.lines.length > 0 || input.delivery
  const sent = useMutation({
    mutationFn: (reason: string) =>
      callOffice('POST /orders/{id}/returns', {
        params,
        body: { ...input, version: order.version, reason },
        command: command.current,
      }),
    onSuccess: async ({ message, warning }) => {
      toast.success(warning ? `${message}. ${warning}` : message)
      onDone()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: () => {
      command.current = newCommandId()
    },
  })
  const preview = useQuery({
    queryKey: ['return-preview', order._id, input],
    queryFn: () => callOffice('POST /orders/{id}/returns/preview', { params, body: input }),
    enabled: isWanted && !sent.isSuccess,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const problem = sent.error ?? (isWanted ? preview.error : null)
  return { amount: isWanted ? preview.data?.data : undefined, problem, send: sent.mutate, pending: sent.isPending }
}
