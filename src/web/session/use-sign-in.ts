import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../shared/contract/accounts.ts'
import { fallbacks, toasts } from '../../shared/copy/toasts.ts'
import { failureText } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { token as stored } from '../api/token.ts'
import { paths } from '../router/paths.ts'
import { knownDevice } from './known-device.ts'
import { takePendingAdd } from './pending-add.ts'
import { checkUserQuery, keepCart } from './personal-queries.ts'
import { keepUser } from './store.ts'

/**
 * Returns the function to call after a successful login or signup: it stores token, user and the device's own token, goes to `/`,
 * and finishes an add-to-cart that had been stopped for it (CONTRACT §5).
 */
export function useSignIn(): (answer: { token: string; deviceToken: string; user: User }) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return ({ token, deviceToken, user }) => {
    // Taken first: a new session forgets it.
    const stopped = takePendingAdd(user._id)
    stored.write(token)
    knownDevice.write(deviceToken)
    keepUser(user)
    queryClient.setQueryData(checkUserQuery().queryKey, user)
    navigate(paths.home)
    if (!stopped) return
    call('POST /cart/add-to-cart', { body: stopped }).then(
      async (added) => {
        await keepCart(queryClient, added.data)
        toast.success(toasts.itemAdded)
      },
      (error) => toast.error(failureText(error, fallbacks.addItem)),
    )
  }
}
