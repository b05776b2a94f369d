import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server's HTML is being taken over, true from then on: what depends on the browser waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
