import { type QueryKey, useMutation } from '@tanstack/react-query'
import { failureText } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { queryClient } from './office-queries.ts'
import { useCommand } from './use-command.ts'

interface Act<Input, Answer> {
  send: (command: string, input: Input) => Promise<Answer>
  /** Key of the queries that are out of date after the action. */
  stale: QueryKey
  /** Message shown if the server gives none. */
  failed: string
  onDone?: (answer: Answer) => void
}

/** Returns the action of one button: it sends a command and shows the server's own message as a toast. */
export function useAct<Input = void, Answer extends object = object>({
  send,
  stale,
  failed,
  onDone,
}: Act<Input, Answer>) {
  const sendOnce = useCommand((input: Input, command) => send(command, input))
  const { mutate, isPending } = useMutation({
    mutationFn: sendOnce,
    onSuccess: (answer) => {
      if ('message' in answer && typeof answer.message === 'string') toast.success(answer.message)
      void queryClient.invalidateQueries({ queryKey: stale })
      onDone?.(answer)
    },
    onError: (error) => toast.error(failureText(error, failed)),
  })
  return { act: mutate, pending: isPending }
}
