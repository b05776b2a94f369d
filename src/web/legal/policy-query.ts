import { queryOptions } from '@tanstack/react-query'
import type { PolicyName } from '../../shared/policies/policies.ts'
import type { PageLoader } from '../../ui/router/page-context.ts'
import { call } from '../api/call.ts'
import { carried } from '../api/queries.ts'

/** Text of a page about the shop as its owner has published it. */
export const policyQuery = (name: PolicyName) =>
  queryOptions({
    queryKey: ['policy', name],
    queryFn: async (given) => (await call('GET /policy/{name}', { params: { name } }, carried(given))).data,
  })

/** Returns the loader of a page about the shop. The browser waits for the words, too: they are few, and the page is nothing without them. */
export function policyLoader(name: PolicyName): PageLoader {
  return ({ queryClient }) => queryClient.prefetchQuery(policyQuery(name))
}
