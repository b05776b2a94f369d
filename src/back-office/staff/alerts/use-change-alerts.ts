import { useMutation } from '@tanstack/react-query'
import { alertsCopy as copy } from '../../../shared/copy/office/alerts.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId, type OfficeAnswer, type OfficeInput } from '../../api/call-office.ts'
import { alertsQuery, queryClient } from '../../api/office-queries.ts'

type Choice = Exclude<OfficeInput<'PATCH /alerts'>['body'], FormData | undefined>

/** Shows an answer wherever alerts are shown. */
export function keepAlerts(answer: OfficeAnswer<'GET /alerts'>): void {
  queryClient.setQueryData(alertsQuery.queryKey, answer)
}

/** Sends what somebody chose. */
export function useChangeAlerts() {
  return useMutation({
    mutationFn: (body: Choice) => callOffice('PATCH /alerts', { body, command: newCommandId() }),
    onSuccess: (answer) => {
      keepAlerts(answer)
      toast.success(copy.saved)
    },
    onError: (error) => toast.error(failureText(error, copy.notSaved)),
  })
}
