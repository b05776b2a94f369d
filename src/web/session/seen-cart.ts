import type { QueryClient } from '@tanstack/react-query'
import type { Cart } from '../../shared/contract/cart.ts'
import { token } from '../api/token.ts'
import { seenKept as kept } from './offline-cart-storage.ts'
import { cartQuery } from './personal-queries.ts'
import { useSession } from './store.ts'

/** The signed-in shopper's cart as this browser last saw it. */
export interface SeenCart {
  /** In milliseconds since 1970. */
  at: number
  cart: Cart
}

/** Returns the last seen cart of the signed-in shopper; null where it was never seen, or was somebody else's. */
export function readSeenCart(): SeenCart | null {
  try {
    const { userId, at, cart } = JSON.parse(kept.read() ?? '')
    return userId !== undefined && userId === ownId() && Array.isArray(cart.formattedCart.items) ? { at, cart } : null
  } catch {
    return null
  }
}

/** Keeps the cart whenever the shop has answered what is in it. It goes with the session. */
export function followSeenCart(queryClient: QueryClient): void {
  const { queryKey } = cartQuery()
  const keep = () => {
    const cart = queryClient.getQueryData(queryKey)
    const userId = ownId()
    // without a connection it is the kept one
    if (cart && userId !== undefined && navigator.onLine)
      kept.write(JSON.stringify({ userId, at: Date.now(), cart } satisfies SeenCart & { userId: string }))
  }
  keep()
  queryClient.getQueryCache().subscribe((event) => {
    const isCart = event.query.queryKey[0] === queryKey[0] && event.query.queryKey[1] === queryKey[1]
    if (isCart && event.type === 'updated' && event.action.type === 'success') keep()
  })
}

function ownId(): string | undefined {
  return token.seen() === null ? undefined : useSession.getState().user.user?._id
}
