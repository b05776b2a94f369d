import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder } from '../../../shared/contract/office/order-shapes.ts'
import { linkedOrders as copy } from '../../../shared/copy/office/linked-orders.ts'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, type OfficeInput } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

/** Items to add, as they are asked about. */
export type AdditionBody = Exclude<NonNullable<OfficeInput<'POST /orders/{id}/additions/preview'>['body']>, FormData>

/** Items as they are sent, as their preview said, with the reason. */
interface Sent {
  body: AdditionBody
  digest: string
  version: number
  reason: string
}

/**
 * Asks what added items come to, and adds them. Where price, stock or order have changed meanwhile, the amounts are asked for anew and the
 * person looks again; where no answer came, what was seen stays, to be sent again as it is. `onDone` is called once it is done.
 */
export function useAddition(order: OfficeOrder, body: AdditionBody | null, onDone: () => void) {
  const client = useQueryClient()
  const params = { id: order._id }
  const [isLost, setLost] = useState(false)
  const isAsked = body !== null
  const preview = usePreview(order, body, isLost)
  const sendOnce = useCommand(({ body, ...more }: Sent, command) =>
    callOffice('POST /orders/{id}/additions', { params, body: { ...body, ...more }, command }),
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
      // it may be done: asked now, it would be added once more
      if (!noAnswer) await client.invalidateQueries({ queryKey: previewKey(order) })
    },
  })
  const shown = isAsked && !preview.isError ? preview.data?.data : undefined
  const seen = preview.isPlaceholderData ? undefined : shown
  const refused = sent.error ?? (isAsked ? preview.error : null)
  return {
    shown,
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
      if (!body || !seen || sent.isPending) return
      sent.mutate({ body, digest: seen.digest, version: seen.version, reason })
    },
  }
}

const previewKey = ({ _id: id }: OfficeOrder) => ['addition', id]

/** The outcome of items as they are typed; not asked for while it is not known whether they were added. */
function usePreview(order: OfficeOrder, body: AdditionBody | null, isLost: boolean) {
  return useQuery({
    queryKey: [...previewKey(order), body],
    queryFn: ({ signal }) =>
      callOffice('POST /orders/{id}/additions/preview', {
        params: { id: order._id },
        body: body ?? { version: 0, lines: [], pay: 'link' },
        signal,
      }),
    enabled: body !== null && !isLost,
    placeholderData: keepPreviousData,
    retry: false,
  })
}
