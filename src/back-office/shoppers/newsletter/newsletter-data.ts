import { infiniteQueryOptions, keepPreviousData, useMutation } from '@tanstack/react-query'
import { newsletterCopy as copy } from '../../../shared/copy/office/newsletter.ts'
import { failureText } from '../../../ui/api-failure.ts'
import { toast } from '../../../ui/show-toast.ts'
import { callOffice, newCommandId } from '../../api/call-office.ts'
import { saveCsv } from '../../api/save-file.ts'

const filterOf = (text: string) => (text === '' ? {} : { text })

/** Subscribers, page after page; the rows before stay until others have come. */
export const subscribersQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: ['newsletter', text],
    queryFn: ({ pageParam, signal }) =>
      callOffice('POST /newsletter/find', {
        body: { ...filterOf(text), ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    meta: { live: ['customers'] },
  })

/** Exports the subscribers, narrowed as they are shown: a command, whose parts are fetched one after the other. */
export function useSubscribersExport(text: string) {
  return useMutation({
    mutationFn: async () => {
      const body = filterOf(text)
      const { exportId } = await callOffice('POST /newsletter/export', { body, command: newCommandId() })
      await saveCsv('newsletter.csv', (part) =>
        callOffice('POST /newsletter/exports/{exportId}', {
          params: { exportId },
          body: { ...body, ...(part !== undefined && { part }) },
        }),
      )
    },
    onSuccess: () => toast.success(copy.exported),
    onError: (error) => toast.error(failureText(error, copy.exportFailed)),
  })
}
