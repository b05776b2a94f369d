import { limits } from '../../shared/limits.ts'
import { stored } from '../api/stored.ts'

const kept = stored('pending-add', 'sessionStorage')

/** An addition to the cart. */
export interface CartAdd {
  productId: string
  variantId: string | null
  quantity: number
}

/** An add that was stopped for a login. */
interface PendingAdd extends CartAdd {
  /** Account whose session had ended when it was wanted; null for a visitor. */
  userId: string | null
  /** The time at which it was wanted, in milliseconds since 1970. */
  since: number
}

/** Remembers, for this tab, what the shopper wanted to put into the cart when asked to sign in. */
export function rememberPendingAdd(add: CartAdd, userId: string | null): void {
  kept.write(JSON.stringify({ ...add, userId, since: Date.now() } satisfies PendingAdd))
}

/** Forgets it. */
export function forgetPendingAdd(): void {
  kept.write(null)
}

/** Takes what was remembered, once, for whoever has signed in; null after ten minutes, and where it was somebody else's. */
export function takePendingAdd(userId: string): CartAdd | null {
  const text = kept.read()
  forgetPendingAdd()
  try {
    const { since, userId: whose, ...add }: PendingAdd = JSON.parse(text ?? '')
    const isTheirs = whose === null || whose === userId
    return isTheirs && Date.now() - since < limits.pendingAddMs ? add : null
  } catch {
    return null
  }
}
