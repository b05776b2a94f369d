import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReturnCondition } from '../../../shared/office/return-conditions.ts'
import type { ParcelState, ParcelStepName } from '../../../shared/parcel-states.ts'
import { hasStatus } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice } from '../../api/call-office.ts'
import { useCommand } from '../../api/use-command.ts'

/** The parcels of an order, and what is still to be packed. */
export const parcelsQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'parcels', id],
    queryFn: ({ signal }) => callOffice('GET /orders/{id}/parcels', { params: { id }, signal }),
    meta: { live: ['orders'] },
  })

/** The input of a step of a parcel beside the parcel. */
export interface ParcelStepInput {
  number: number
  step: ParcelStepName
  saw: ParcelState
  carrier?: string
  tracking?: string
  collectedAs?: 'cash' | 'online'
  how?: 'refused' | 'lost'
  condition?: ReturnCondition
  reason?: string
}

/** Sends a command about parcels; a press after no answer came is the same command. `onDone` is called once it is done. */
function useParcelCommand<Input>(
  send: (input: Input, command: string) => Promise<{ message: string }>,
  onDone: () => void,
) {
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
      if (hasStatus(error, 409)) await client.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

/** Packs a parcel of an order, from the fields of a form. */
export function usePackParcel(id: string, onDone: () => void) {
  return useParcelCommand(
    (body: FormData, command) => callOffice('POST /orders/{id}/parcels', { params: { id }, body, command }),
    onDone,
  )
}

/** Brings a parcel of an order a step on. */
export function useParcelStep(id: string, onDone: () => void) {
  return useParcelCommand(({ number, step, ...body }: ParcelStepInput, command) => {
    const call = `POST /orders/{id}/parcels/{number}/${step}` as 'POST /orders/{id}/parcels/{number}/ship'
    return callOffice(call, { params: { id, number: String(number) }, body, command })
  }, onDone)
}
