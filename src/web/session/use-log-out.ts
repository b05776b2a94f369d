import { useNavigate } from '../../ui/router/use-location.ts'
import { call } from '../api/call.ts'
import { token } from '../api/token.ts'
import { paths } from '../router/paths.ts'

/** Logs out here even where the server cannot be reached: the token goes, and with it all that is personal; then the login page. */
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
  const navigate = useNavigate()
  return () => {
    token.write(null)
    navigate(then)
  }
}
