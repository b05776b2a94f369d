import { useMutation } from '@tanstack/react-query'
import { historyCopy } from '../../../shared/copy/office/history.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { saveAs } from '../../api/save-file.ts'
import type { HistoryFilters } from './history-filters.ts'

/** Exports the history, narrowed as it is shown, into a file: a command, whose parts are fetched one after the other. */
export function useExport(filters: HistoryFilters) {
  return useMutation({
    mutationFn: async () => {
      const { exportId } = await callOffice('POST /history/export', { body: filters, command: newCommandId() })
      const parts: string[] = []
      let part: string | undefined
      do {
        const query = part === undefined ? {} : { part }
        const { csv, next } = await callOffice('GET /history/export/{id}', { params: { id: exportId }, query })
        parts.push(csv)
        part = next ?? undefined
      } while (part !== undefined)
      saveAs('history.csv', new Blob(parts, { type: 'text/csv;charset=utf-8' }))
    },
    onSuccess: () => toast.success(historyCopy.exported),
    onError: (error) => toast.error(failureText(error, historyCopy.exportFailed)),
  })
}
