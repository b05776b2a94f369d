import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiFailure } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

/** Sends a command about an order at the counter; a press after no answer came is the same command. */
function usePickupCommand<Input>(send: (input: Input, command: string) => Promise<{ message: string }>) {
  const client = useQueryClient()
  const command = useRef(newCommandId())
  const again = () => client.invalidateQueries({ queryKey: ['orders'] })
  return useMutation({
    mutationFn: (input: Input) => send(input, command.current),
    onSuccess: async ({ message }) => {
      command.current = newCommandId()
      toast.success(message)
      await again()
    },
    onError: async (error) => {
      if (!(error instanceof ApiFailure) || error.status === 0) return
      command.current = newCommandId()
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
