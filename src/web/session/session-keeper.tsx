import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onTokenChange, readToken } from '../api/token.ts'
import { cartQuery, checkUserQuery, forgetMine } from './session-queries.ts'
import { forgetUser, useSession } from './store.ts'
import { useToken } from './use-token.ts'

/** Keeps the session true: checks the stored token once, loads the cart for the badge, and signs out when the token goes. */
export function SessionKeeper() {
  const queryClient = useQueryClient()
  const token = useToken()
  const isLoggedIn = useSession((state) => state.user.isLoggedIn)
  useQuery({ ...checkUserQuery(), enabled: token !== null })
  useQuery({ ...cartQuery(), enabled: token !== null && isLoggedIn })
  useEffect(() => {
    const followToken = () => {
      if (readToken() !== null) return
      forgetUser()
      forgetMine(queryClient)
    }
    followToken()
    return onTokenChange(followToken)
  }, [queryClient])
  return null
}
