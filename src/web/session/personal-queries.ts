import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import { hasStatus } from '../../ui/api-failure.ts'
import { call } from '../api/call.ts'
import { stored } from '../api/stored.ts'
import { token } from '../api/token.ts'
import { seenKept } from './offline-cart-storage.ts'
import { keepCartLines, keepUser } from './store.ts'

// Everything that belongs to the signed-in shopper has a key that begins with 'mine': it is forgotten with the session.

/** Query of the person signed in; tried once more unless the answer was 401 (SPEC §7). */
export const checkUserQuery = () =>
  queryOptions({
    queryKey: ['mine', 'user'],
    queryFn: async ({ signal }) => {
      const { user } = await call('GET /user/check-user', {}, { signal })
      keepUser(user)
      return user
    },
    retry: (failures, error) => failures < 1 && !hasStatus(error, 401),
  })

/** The cart, priced now; without a connection as it was last seen. */
export const cartQuery = () =>
  queryOptions({
    queryKey: ['mine', 'cart'],
    queryFn: async ({ signal }) => {
      await emptying
      const data = (await seenCart()) ?? (await call('GET /cart/get-cart', {}, { signal })).data
      keepCartLines(data.formattedCart.items.length)
      return data
    },
  })

async function seenCart(): Promise<Cart | undefined> {
  if (navigator.onLine) return undefined
  const seen = await import('./seen-cart.ts').catch(() => null)
  return seen?.readSeenCart()?.cart
}

/** Takes over the cart that a change answered. A fetch that began before the change would bring the cart as it was. */
export async function keepCart(queryClient: QueryClient, cart: Cart): Promise<void> {
  const session = token.seen()
  await queryClient.cancelQueries({ queryKey: cartQuery().queryKey })
  if (session !== token.seen()) return
  queryClient.setQueryData(cartQuery().queryKey, cart)
  keepCartLines(cart.formattedCart.items.length)
  // What each coupon would do is another figure now.
  void queryClient.invalidateQueries({ queryKey: ['mine', 'coupons'] })
  tellOtherTabs()
}

/** The shop has emptied the cart with the order. */
export function keepOrderedCart(): void {
  keepCartLines(0)
  seenKept.write(null)
  tellOtherTabs()
}

/** The cart that is being emptied: nobody looks at it before it is empty. */
let emptying: Promise<unknown> = Promise.resolve()

/** Empties the cart in the badge at once, and in the shop where somebody is signed in. Throws ApiFailure. */
export async function emptyCart(queryClient: QueryClient): Promise<void> {
  const { queryKey } = cartQuery()
  keepOrderedCart()
  if (token.seen() === null) return
  const emptied = call('DELETE /cart')
  emptying = emptied.catch(() => {})
  void queryClient.cancelQueries({ queryKey })
  try {
    await keepCart(queryClient, (await emptied).data)
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey })
    throw error
  }
}

/** Another text with every change of the cart, here or in another tab. */
export const cartChange = stored('cart-changed')
let ownChange: string | null = null

function tellOtherTabs(): void {
  ownChange = `${Date.now()} ${Math.random()}`
  cartChange.write(ownChange)
}

/** Fetches the cart anew whenever another tab has changed it. */
export function followCart(queryClient: QueryClient): void {
  cartChange.follow((change) => {
    if (change !== ownChange) void queryClient.invalidateQueries({ queryKey: cartQuery().queryKey })
  })
}
