import { useMutation } from '@tanstack/react-query'
import { customersCopy as copy } from '../../../shared/copy/office/customers.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { saveAs, saveCsv } from '../../api/save-file.ts'
import type { filterOf } from './customers-data.ts'

/** Exports the customers, narrowed as they are shown: a command, whose parts are fetched one after the other. */
export function useCustomersExport(filter: ReturnType<typeof filterOf>) {
  return useMutation({
    mutationFn: async () => {
      const { exportId } = await callOffice('POST /customers/export', { body: filter, command: newCommandId() })
      await saveCsv('customers.csv', (part) => {
        const body = { ...filter, ...(part !== undefined && { part }) }
        return callOffice('POST /customers/exports/{exportId}', { params: { exportId }, body })
      })
    },
    onSuccess: () => toast.success(copy.exported),
    onError: (error) => toast.error(failureText(error, copy.exportFailed)),
  })
}

/** Exports all data of one customer, as the law gives everybody the right to have it. */
export function useCustomerExport(id: string) {
  return useMutation({
    mutationFn: async () => {
      const command = newCommandId()
      const { exportId } = await callOffice('POST /customers/{id}/export', { params: { id }, command })
      const { data } = await callOffice('GET /customers/exports/{exportId}/person', { params: { exportId } })
      saveAs('customer-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    },
    onSuccess: () => toast.success(copy.exportedOne),
    onError: (error) => toast.error(failureText(error, copy.exportFailed)),
  })
}
