import { useSyncExternalStore } from 'react'

/** False until the page has loaded with all that it shows: what nobody sees yet waits for it, so that it takes no room on the line. */
export function useLoaded(): boolean {
  return useSyncExternalStore(
    whenLoaded,
    () => document.readyState === 'complete',
    () => false,
  )
}

function whenLoaded(tell: () => void): () => void {
  window.addEventListener('load', tell)
  return () => window.removeEventListener('load', tell)
}
