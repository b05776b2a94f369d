import { type QueryKey, useMutation } from '@tanstack/react-query'
import { toast } from '../../ui/show-toast.ts'
import { queryClient } from '../api/office-queries.ts'
import { useCommand } from '../api/use-command.ts'
import { focusBadSoon } from './focus-bad-soon.ts'
import { errorsOf } from './use-typed-record.ts'

interface Sending<Body, Answer> {
  send: (body: Body, command: string) => Promise<Answer>
  /** Keys of the queries that are out of date afterwards. */
  stale?: readonly QueryKey[]
  onSent: (answer: Answer) => void
}

/**
 * Sends an entry (use-entry.ts) once, whatever becomes of the connection. Where it is refused, the first field that is wrong gets the
 * focus; `errors` are its sentences by field.
 */
export function useSendEntry<Body, Answer extends { data?: unknown; message?: string }>({
  send,
  stale = [],
  onSent,
}: Sending<Body, Answer>) {
  const sendOnce = useCommand(send)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Body) => sendOnce(body),
    onSuccess: (answer) => {
      if (answer.message) toast.success(answer.message)
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey })
      onSent(answer)
    },
    onError: focusBadSoon,
  })
  return { send: mutate, isPending, error, errors: errorsOf(error), reset }
}
