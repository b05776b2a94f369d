import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../shared/contract/accounts.ts'
import { checkUserQuery } from './personal-queries.ts'
import { keepUser } from './store.ts'

/** Takes over the user that a change of the account answered. */
export function keepSavedUser(queryClient: QueryClient, user: User): void {
  queryClient.setQueryData(checkUserQuery().queryKey, user)
  keepUser(user)
}
