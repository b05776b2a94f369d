import { useMutation } from '@tanstack/react-query'
import { alertsCopy as copy } from '../../../shared/copy/office/alerts.ts'
import { officeShell } from '../../../shared/copy/office/shell.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'

/** Sends a test to oneself; that it arrived is told by the news. */
export function useTestAlert(way: 'mail' | 'push') {
  return useMutation({
    mutationFn: () => callOffice('POST /alerts/test', { body: { way }, command: newCommandId() }),
    onSuccess: () => toast.success(copy.test.sent),
    onError: (error) => toast.error(failureText(error, officeShell.notSent)),
  })
}
