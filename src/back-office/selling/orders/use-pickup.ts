import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

/** Sends a command about an order at the counter; a press after no answer came is the same command. */
function usePickupCommand<Input>(send: (input: Input, command: string) => Promise<{ message: string }>) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: ['orders'] })
  const sendOnce = useCommand(send)
  return useMutation({
    mutationFn: sendOnce,
    onSuccess: async ({ message }) => {
      toast.success(message)
      await again()
    },
    onError: async (error) => {
      if (!(error instanceof ApiFailure) || error.status === 0) return
      // a wrong code may have been the last try
      await again()
    },
  })
}

/** Hands an order over by its code. */
export function useHandOver(id: string) {
  type Input = { code: string; collectedAs?: 'cash' | 'online' }
  return usePickupCommand((body: Input, command) =>
    callOffice('POST /orders/{id}/hand-over', { params: { id }, body, command }),
  )
}

/** Gives an order a new code. */
export function useRenewPickupCode(id: string) {
  return usePickupCommand((_: undefined, command) =>
    callOffice('POST /orders/{id}/pickup-code', { params: { id }, body: {}, command }),
  )
}
