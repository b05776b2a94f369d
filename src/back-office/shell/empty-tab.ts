import { meQuery, queryClient } from '../api/office-queries.ts'
import { forgetAsks } from '../api/session-asks.ts'
import { forgetUnsent } from '../parts/unsent-entries.ts'

/** Takes everything that was loaded and typed off this tab's screen and out of its memory: nobody is signed in any more. */
export function emptyTab(): void {
  forgetUnsent()
  sessionStorage.clear()
  showNobody()
}

/** Takes what is on the screen away; what somebody typed and did not send waits for them. */
export function showNobody(): void {
  queryClient.setQueryData(meQuery.queryKey, (known) => known && { ...known, data: null })
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
  queryClient.getMutationCache().clear()
  forgetAsks()
}
