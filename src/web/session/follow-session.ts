import type { QueryClient } from '@tanstack/react-query'
import { token } from '../api/token.ts'
import { forgetPendingAdd } from './pending-add.ts'
import { followCart } from './personal-queries.ts'
import { followLeftovers } from './recent-kept.ts'
import { stoppedList } from './stopped-list.ts'
import { forgetUser, readKeptUser } from './store.ts'

/**
 * A session is as long as its token. Whenever that is another one (a login, a logout, a 401, another tab, a page that comes
 * back from the back/forward cache), all that belonged to the shopper before is forgotten: answers on their way, changes that wait.
 */
export function followSession(queryClient: QueryClient): void {
  readKeptUser()
  followCart(queryClient)
  followLeftovers()
  token.follow(() => {
    queryClient.removeQueries({ queryKey: ['mine'] })
    queryClient.getMutationCache().clear()
    forgetPendingAdd()
    // a login goes on with it
    if (token.seen() === null) stoppedList.write(null)
    forgetUser()
  })
}
