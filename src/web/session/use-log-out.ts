import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { dropToken } from '../api/token.ts'
import { paths } from '../paths.ts'
import { forgetMine } from './session-queries.ts'
import { forgetUser } from './store.ts'

/** Logs out here even where the server cannot be reached: token, user and cart are forgotten, then the login page. */
export function useLogOut(): () => void {
  const forget = useForgetAccount(paths.login)
  return () => {
    // Sent while the token is still there, and not waited for.
    call('POST /user/logout').catch(() => {})
    forget()
  }
}

/** Forgets token, user and cart in this browser, then goes to a page: the first one unless told otherwise. */
export function useForgetAccount(then: string = paths.home): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return () => {
    dropToken()
    forgetUser()
    forgetMine(queryClient)
    navigate(then)
  }
}
