import { stored } from '../api/stored.ts'
import { token } from '../api/token.ts'
import { seenKept, waitingKept } from './offline-cart-storage.ts'

/** Searches made in this browser (shell/recent-searches). They stay here. */
export const recentKept = stored('recent-searches')

/** The PIN code that the delivery of a product was last asked to. */
export const deliveryPin = stored('delivery-pin')

/** Forgets, with a session that ends, what it leaves in the browser. What a visitor looked for stays theirs. */
export function followLeftovers(): void {
  let before = token.seen()
  token.follow((now) => {
    if (before !== null && before !== now) {
      recentKept.write(null)
      deliveryPin.write(null)
      waitingKept.write(null)
      seenKept.write(null)
    }
    before = now
  })
}
