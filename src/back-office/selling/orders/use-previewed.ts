import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { useCommand } from '../../api/use-command.ts'

/** A change of an order as it is sent: what was typed, and what its preview said of it. */
type Sent<Body> = Body & { digest: string; version: number; reason: string }

interface Previewed<Body, Preview> {
  /** Of the previews of this order. */
  key: QueryKey
  /** Null: there is nothing to ask about. */
  body: Body | null
  look: (body: Body, signal: AbortSignal) => Promise<{ data: Preview }>
  send: (body: Sent<Body>, command: string) => Promise<{ message: string }>
  /** Sentence where no reason is known. */
  failed: string
  onDone: () => void
}

/**
 * Asks what a change of an order comes to, and does it. Where price, stock or order have changed meanwhile, the amounts are asked for anew
 * and the person looks again; where no answer came, what was seen stays, to be sent again as it is.
 */
export function usePreviewed<Body extends object, Preview extends { digest: string; version: number }>(
  change: Previewed<Body, Preview>,
) {
  const { body, failed } = change
  const [isLost, setLost] = useState(false)
  const preview = useQuery({
    queryKey: [...change.key, body],
    queryFn: ({ signal }) => change.look(body as Body, signal),
    enabled: body !== null && !isLost,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const sent = useSending(change, setLost)
  const shown = body !== null && !preview.isError ? preview.data?.data : undefined
  const seen = preview.isPlaceholderData ? undefined : shown
  const refused = sent.error ?? (body && preview.error)
  return {
    shown,
    isLooking: body !== null && preview.isFetching,
    isReady: seen !== undefined,
    pending: sent.isPending,
    problem: refused ? failureText(refused, failed) : null,
    errors: refused instanceof ApiFailure ? refused.errors : {},
    forget: () => {
      setLost(false)
      sent.reset()
    },
    send: (reason: string) => {
      if (!body || !seen || sent.isPending) return
      sent.mutate({ ...body, digest: seen.digest, version: seen.version, reason })
    },
  }
}

/** Sends the change once. `setLost` is told whether an answer came. */
function useSending<Body>({ key, send, onDone }: Previewed<Body, unknown>, setLost: (isLost: boolean) => void) {
  const client = useQueryClient()
  const sendOnce = useCommand(send)
  return useMutation({
    mutationFn: sendOnce,
    onSuccess: async ({ message }) => {
      toast.success(message)
      onDone()
      await client.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: async (error) => {
      const noAnswer = error instanceof ApiFailure && error.status === 0
      setLost(noAnswer)
      // it may be done: asked now, its preview would be that of another change
      if (!noAnswer) await client.invalidateQueries({ queryKey: key })
    },
  })
}
