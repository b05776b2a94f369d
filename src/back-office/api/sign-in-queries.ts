import { queryOptions } from '@tanstack/react-query'
import { callOffice } from './call-office.ts'

/** The sign-in methods of this browser. */
export const signInPageQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: () => callOffice('GET /sign-in'),
})

/** The person's own sign-in methods and sessions. */
export const ownSignInQuery = queryOptions({ queryKey: ['own'], queryFn: () => callOffice('GET /own') })

/** Everybody who runs the shop. */
export const peopleQuery = queryOptions({ queryKey: ['people'], queryFn: () => callOffice('GET /people') })

/** One of them. */
export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['people', id],
    queryFn: () => callOffice('GET /people/{id}', { params: { id } }),
  })
}
