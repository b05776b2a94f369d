import { stored } from '../api/stored.ts'
import type { Wanted } from './offline-cart-queue.ts'

/** Changes to the cart that wait for a connection (offline-cart-queue.ts, which is loaded when it is wanted). */
export const waitingKept = stored('waiting-cart')

/** The last seen cart (seen-cart.ts, which is loaded when it is wanted). */
export const seenKept = stored('seen-cart')

/** Keeps a change for later where there is no connection and somebody is signed in. False: it has to be sent now. */
export async function waits(change: Wanted): Promise<boolean> {
  if (navigator.onLine) return false
  const later = await import('./offline-cart-queue.ts').catch(() => null)
  return later?.keepForLater(change) ?? false
}
