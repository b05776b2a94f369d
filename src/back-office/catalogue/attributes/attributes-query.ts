import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../../api/call-office.ts'

/** All attributes, the categories' lists of them, and the units. */
export const attributesQuery = queryOptions({
  queryKey: ['attributes'],
  queryFn: ({ signal }) => callOffice('GET /attributes', { signal }),
  meta: { live: ['products'] },
})
