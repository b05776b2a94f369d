import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CartItem } from '../../shared/contract/cart.ts'
import { cart as copy } from '../../shared/copy/cart.ts'
import { toasts } from '../../shared/copy/toasts.ts'
import { ApiFailure, failureText, hasStatus } from '../../ui/api-failure.ts'
import { toast } from '../../ui/show-toast.ts'
import { call } from '../api/call.ts'
import { waits } from '../session/offline-cart-storage.ts'
import { cartQuery, keepCart } from '../session/personal-queries.ts'
import { couponsQuery } from './coupons-query.ts'

/** Changes of the cart: one after the other in the order of the clicks, so that a late answer never hides a newer one. */
const inTurn = { mutationKey: ['cart'], scope: { id: 'cart' } }

/** A step of a line, or the quantity that was typed. */
export type QuantityChange = { action: 'increment' | 'decrement' } | { action: 'set'; quantity: number }

/** One piece more or less of a line, or so many. */
export function useChangeQuantity() {
  const queryClient = useQueryClient()
  return useMutation({
    ...inTurn,
    mutationFn: async ({ item, change }: { item: CartItem; change: QuantityChange }) => {
      const quantity = change.action === 'set' ? change.quantity : item.multiple
      if (await waits({ ...lineKey(item), name: nameOf(item), change: change.action, quantity })) return null
      const body = { ...lineKey(item), ...change }
      return succeeded(await call('PATCH /cart/update-cart-quantity', { body }), copy.failed.update)
    },
    onSuccess: (answer) => (answer ? keepCart(queryClient, answer.data) : toast.success(toasts.waits)),
    onError: (error) => sayAndLookAgain(queryClient, error, copy.failed.updateQuantity),
  })
}

/** Takes a line out; `onRemoved` is called before the line goes from the screen. */
export function useRemoveItem(onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...inTurn,
    mutationFn: async (item: CartItem) =>
      (await waits({ ...lineKey(item), name: nameOf(item), change: 'remove', quantity: item.quantity }))
        ? null
        : succeeded(
            await call('DELETE /cart/remove-from-cart', { body: lineKey(item) }),
            copy.failed.removeItemFromCart,
          ),
    onSuccess: async (answer) => {
      toast.success(answer ? answer.message || copy.done.itemRemoved : toasts.waits)
      onRemoved()
      if (answer) await keepCart(queryClient, answer.data)
    },
    onError: (error) => sayAndLookAgain(queryClient, error, copy.failed.removeItem),
  })
}

/** Applies a coupon by its id or code; then the cart is fetched again (SPEC §4). */
export function useApplyCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    ...inTurn,
    mutationFn: (couponId: string) => call('POST /coupon/apply', { body: { couponId } }),
    onSuccess: async ({ message }) => {
      toast.success(message || copy.done.couponApplied)
      await refetchCart(queryClient)
    },
    onError: (error) => sayAndLookAgain(queryClient, error, copy.failed.applyCoupon),
  })
}

/** Takes the coupon off; then the cart is fetched again (SPEC §4). */
export function useRemoveCoupon() {
  const queryClient = useQueryClient()
  return useMutation({
    ...inTurn,
    mutationFn: () => call('PATCH /coupon'),
    onSuccess: async ({ message }) => {
      toast.success(message || copy.done.couponRemoved)
      await refetchCart(queryClient)
    },
    onError: (error) => sayAndLookAgain(queryClient, error, copy.failed.update),
  })
}

/** An answer that came, but says itself that nothing was changed, counts as a refusal (SPEC §8). */
function succeeded<Answer extends { success: boolean; message?: string }>(answer: Answer, fallback: string): Answer {
  if (answer.success) return answer
  throw new ApiFailure({ status: 200, code: '', message: answer.message || fallback })
}

/** Returns the name of its line in the cart. */
function nameOf({ product, variant }: CartItem): string {
  return variant ? `${product.name}, ${variant.name}` : product.name
}

function lineKey(item: CartItem): { productId: string; variantId: string | null } {
  return { productId: item.product._id, variantId: item.variant?._id ?? null }
}

/** Fetches the cart after a change; where that fails, the old view stays and the shopper is told (CONTRACT §5). */
async function refetchCart(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: couponsQuery().queryKey })
  await queryClient.cancelQueries({ queryKey: cartQuery().queryKey })
  try {
    await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 })
  } catch (error) {
    toast.error(failureText(error, copy.failed.update))
  }
}

/** A change that was refused may mean that the cart is not as it is shown: another tab, a sold-out product. */
async function sayAndLookAgain(queryClient: QueryClient, error: Error, fallback: string): Promise<void> {
  toast.error(failureText(error, fallback))
  if (hasStatus(error, 404) || hasStatus(error, 409)) await refetchCart(queryClient)
}
