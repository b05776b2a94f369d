import { offlineLimits } from '../../shared/offline-limits.ts'
import { waitingKept as kept } from './offline-cart-storage.ts'
import { useSession } from './store.ts'

/** A change of the cart that waits for a connection. */
export interface WaitingChange {
  /** Sent with it, so that the shop makes it once however often it comes (server/selling/cart/idempotent-change). */
  key: string
  productId: string
  variantId: string | null
  /** Name that the shopper knows. */
  name: string
  change: 'add' | 'increment' | 'decrement' | 'set' | 'remove'
  /** Pieces of an addition or of a typed quantity, else of one press. */
  quantity: number
  /** The time at which it was wanted, in milliseconds since 1970. */
  since: number
  /** Reason why the shop did not make it. */
  problem?: string
}

/** A change as it is wanted. */
export type Wanted = Omit<WaitingChange, 'key' | 'since' | 'problem'>

interface Waiting {
  userId: string
  changes: WaitingChange[]
}

/** Waiting changes of the signed-in shopper, in the order of the presses. They stay in this browser, and go with the session. */
export const waitingCart = {
  use: (): readonly WaitingChange[] => {
    const userId = useSession(({ user }) => user.user?._id)
    return ofUser(kept.use(), userId)
  },
  read: (): readonly WaitingChange[] => ofUser(kept.read(), ownId()),
  /** Replaces what waits by what `change` makes of it. */
  edit: (change: (changes: readonly WaitingChange[]) => readonly WaitingChange[]): void => {
    const userId = ownId()
    if (userId === undefined) return
    const changes = change(ofUser(kept.read(), userId))
    kept.write(
      changes.length === 0
        ? null
        : JSON.stringify({ userId, changes } satisfies { userId: string; changes: readonly WaitingChange[] }),
    )
  },
}

/**
 * Keeps a change for later where somebody is signed in. False: it has to be sent now. What was sent and got no answer is never
 * kept: nobody knows whether it arrived.
 */
export function keepForLater(change: Wanted): boolean {
  if (ownId() === undefined || waitingCart.read().length >= offlineLimits.waitingMax) return false
  waitingCart.edit((changes) => [...changes, { ...change, key: newKey(), since: Date.now() }])
  return true
}

function ownId(): string | undefined {
  return useSession.getState().user.user?._id
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function ofUser(text: string | null, userId: string | undefined): readonly WaitingChange[] {
  try {
    const waiting: Waiting = JSON.parse(text ?? '')
    return waiting.userId === userId && Array.isArray(waiting.changes) ? waiting.changes : []
  } catch {
    return []
  }
}
