import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { orderEdit as copy } from '../../../shared/copy/office/order-edit.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'
import type { EditBody } from './edited-order.ts'

/** An edit as it is sent, as its preview said, with the reason. */
interface Sent {
  body: EditBody
  digest: string
  version: number
  reason: string
}

/**
 * Asks what an edit comes to, and does it. Where price, stock or order have changed meanwhile, the amounts are asked for anew and the
 * person looks again; where no answer came, what was seen stays, to be sent again as it is. `onDone` is called once it is done.
 */
export function useOrderEdit(order: OfficeOrder, body: EditBody | null, onDone: () => void) {
  const client = useQueryClient()
  const params = { id: order._id }
  const key = ['order-edit', order._id]
  const [isLost, setLost] = useState(false)
  const preview = useQuery({
    queryKey: [...key, body],
    queryFn: ({ signal }) =>
      callOffice('POST /orders/{id}/edit/preview', { params, body: body ?? { version: 0, lines: [] }, signal }),
    enabled: body !== null && !isLost,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const sendOnce = useCommand(({ body, ...more }: Sent, command) =>
    callOffice('POST /orders/{id}/edit', { params, body: { ...body, ...more }, command }),
  )
  const sent = useMutation({
    mutationFn: sendOnce,
    onSuccess: async ({ message }) => {
      toast.success(message)
      onDone()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: async (error) => {
      const noAnswer = error instanceof ApiFailure && error.status === 0
      setLost(noAnswer)
      // it may be done: asked now, the same edit would change nothing
      if (!noAnswer) await client.invalidateQueries({ queryKey: key })
    },
  })
  const isAsked = body !== null
  const seen = isAsked && !preview.isError && !preview.isPlaceholderData ? preview.data?.data : undefined
  const refused = sent.error ?? (isAsked ? preview.error : null)
  return {
    shown: isAsked && !preview.isError ? preview.data?.data : undefined,
    isLooking: isAsked && preview.isFetching,
    isReady: seen !== undefined,
    pending: sent.isPending,
    problem: refused ? failureText(refused, copy.failed) : null,
    errors: refused instanceof ApiFailure ? refused.errors : {},
    forget: () => {
      setLost(false)
      sent.reset()
    },
    send: (reason: string) => {
      if (body && seen && !sent.isPending) {
        sent.mutate({ body, digest: seen.digest, version: seen.version, reason })
      }
    },
  }
}
