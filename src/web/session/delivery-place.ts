import { create } from 'zustand'
import { deliveryPin } from './recent-kept.ts'
import { useSession } from './store.ts'

/**
 * Returns the PIN code to deliver to: the one that was given last in this browser, else that of the shopper's first saved
 * address; null where none is known, and while React hydrates.
 */
export function useDeliveryPin(): string | null {
  const saved = useSession((state) => state.user.user?.address[0]?.pincode)
  return deliveryPin.use() ?? saved ?? null
}

/** Returns whether the window that asks for the PIN code is wanted. */
export const useAskingPin = create<boolean>(() => false)

/** Asks for the PIN code. */
export function askForPin(): void {
  useAskingPin.setState(true)
}

/** Ends the question for the PIN code. */
export function endAskingPin(): void {
  useAskingPin.setState(false)
}
