import { useMutation, useQuery } from '@tanstack/react-query'
import { alertsCopy } from '../../../shared/copy/office/alerts.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { ownDeviceId, subscribe, unsubscribe } from './push-browser.ts'
import { keepAlerts } from './use-change-alerts.ts'

const { push: copy } = alertsCopy

/** Turns push on and off: in this browser and, by its id, in another one. */
export function usePush(pushKey: string) {
  const { data: ownId = null, refetch } = useQuery({ queryKey: ['own-push'], queryFn: ownDeviceId })
  const onError = (error: unknown) => void toast.error(failureText(error, copy.failed))
  const on = useMutation({
    mutationFn: async () => {
      const body = await subscribe(pushKey)
      return callOffice('POST /alerts/devices', { body, command: newCommandId() })
    },
    onSuccess: async (answer) => {
      await refetch()
      keepAlerts(answer)
      toast.success(copy.turnedOn)
    },
    onError,
  })
  const off = useMutation({
    mutationFn: async (id: string) => {
      if (id === ownId) await unsubscribe()
      return callOffice('DELETE /alerts/devices/{id}', { params: { id }, command: newCommandId() })
    },
    onSuccess: async (answer, id) => {
      await refetch()
      keepAlerts(answer)
      toast.success(id === ownId ? copy.turnedOff : copy.removed)
    },
    onError,
  })
  return { ownId, turnOn: () => on.mutate(), turnOff: off.mutate, isPending: on.isPending || off.isPending }
}
