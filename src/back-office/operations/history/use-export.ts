import { useMutation } from '@tanstack/react-query'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { saveCsv } from '../../api/save-file.ts'
import type { HistoryFilters } from './history-filters.ts'

/** Exports the history, narrowed as it is shown, into a file: a command, whose parts are fetched one after the other. */
export function useExport(filters: HistoryFilters) {
  return useMutation({
    mutationFn: async () => {
      const { exportId } = await callOffice('POST /history/export', { body: filters, command: newCommandId() })
      await saveCsv('history.csv', (part) => {
        const query = part === undefined ? {} : { part }
        return callOffice('GET /history/export/{id}', { params: { id: exportId }, query })
      })
    },
    onSuccess: () => toast.success(historyCopy.exported),
    onError: (error) => toast.error(failureText(error, historyCopy.exportFailed)),
  })
}
