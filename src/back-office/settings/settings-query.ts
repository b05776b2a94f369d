import { queryOptions } from '@tanstack/react-query'
import { callOffice } from '../api/call-office.ts'

/** Every setting, and what is missing before the shop can sell. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => callOffice('GET /settings', { signal }),
})

/** Every value that one setting had. */
export const settingValuesQuery = (key: string) =>
  queryOptions({
    queryKey: ['settings', key],
    queryFn: ({ signal }) => callOffice('GET /settings/{key}/values', { params: { key }, signal }),
  })
