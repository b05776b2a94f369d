import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fallbacks, toasts } from '../../shared/copy/toasts.ts'
import { failureText, hasStatus } from '../../ui/api-failure.ts'
import { useNavigate } from '../../ui/router/use-location.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { paths } from '../router/paths.ts'
import { waits } from './offline-cart-storage.ts'
import { type CartAdd, rememberPendingAdd } from './pending-add.ts'
import { keepCart } from './personal-queries.ts'
import { useSession } from './store.ts'

/**
 * Puts a product into the cart. A visitor is sent to the login page and finds it in the cart afterwards (SPEC §8). Without a
 * connection it waits; `name` says there what it is.
 */
export function useAddToCart(name = '') {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    onMutate: () => useSession.getState().user.user?._id ?? null,
    mutationFn: async (add: CartAdd) =>
      (await waits({ ...add, name, change: 'add' })) ? null : call('POST /cart/add-to-cart', { body: add }),
    onSuccess: async (added) => {
      if (!added) return toast.success(toasts.waits)
      await keepCart(queryClient, added.data)
      toast.success(toasts.itemAdded)
    },
    onError: (error, add, userId) => {
      if (hasStatus(error, 401)) {
        rememberPendingAdd(add, userId ?? null)
        toast.error(toasts.loginToAdd)
        navigate(paths.login)
      } else {
        toast.error(failureText(error, fallbacks.addItem))
      }
    },
  })
}
