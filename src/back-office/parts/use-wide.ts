import { useSyncExternalStore } from 'react'

const wide = '(min-width: 640px)'

/** Returns whether there is room for a table; on narrower screens lists are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches)
}

function follow(changed: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
