import { useSyncExternalStore } from 'react'

const wide = '(min-width: 640px)'

/** Whether there is room for a table; below it lists are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(wide).matches)
}

function follow(changed: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
