import { useQuery } from '@tanstack/react-query'
import { token } from '../api/token.ts'
import { cartQuery, checkUserQuery } from './personal-queries.ts'
import { useSession } from './store.ts'

/** Loads what every page shows of a session: who it is, and the cart for the badge. */
export function SessionKeeper() {
  const session = token.use()
  return session && <LoadSession key={session} />
}

function LoadSession() {
  const isLoggedIn = useSession((state) => state.user.isLoggedIn)
  useQuery(checkUserQuery())
  useQuery({ ...cartQuery(), enabled: isLoggedIn })
  return null
}
