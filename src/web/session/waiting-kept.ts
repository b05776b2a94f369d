import { stored } from '../api/stored.ts'
import type { Wanted } from './waiting-cart.ts'

/** What of the cart waits for a connection (waiting-cart.ts, which comes when it is wanted). */
export const waitingKept = stored('waiting-cart')

/** What was last seen of the cart (seen-cart.ts, which comes when it is wanted). */
export const seenKept = stored('seen-cart')

/** Keeps a change for later where there is no connection and somebody is signed in. False: it has to be sent now. */
export async function waits(change: Wanted): Promise<boolean> {
  if (navigator.onLine) return false
  const later = await import('./waiting-cart.ts').catch(() => null)
  return later?.keepForLater(change) ?? false
}
