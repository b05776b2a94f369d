import { queryOptions } from '@tanstack/react-query'
import type { PolicyName } from '../../../shared/policies/policies.ts'
import { callOffice } from '../../api/call-office.ts'

/** All pages about the shop. */
export const policiesQuery = queryOptions({
  queryKey: ['policies', 'list'],
  queryFn: ({ signal }) => callOffice('GET /policies', { signal }),
  meta: { live: ['window'] },
})

/** One of them, as it is edited. */
export const policyQuery = (name: PolicyName) =>
  queryOptions({
    queryKey: ['policies', 'one', name],
    queryFn: ({ signal }) => callOffice('GET /policies/{name}', { params: { name }, signal }),
    meta: { live: ['window', 'settings'] },
  })
