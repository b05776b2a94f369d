import { startTransition, useLayoutEffect, useState } from 'react'
import type { Navigation } from './navigation.ts'

/** Returns the page that the navigation has arrived at, and whether it is on its way to another page. */
export function useShown(navigation: Navigation) {
  const [shown, setShown] = useState(navigation.shown)
  const [loading, setLoading] = useState(false)
  useLayoutEffect(() => {
    const follow = () => {
      setLoading(navigation.loading())
      startTransition(() => setShown(navigation.shown()))
    }
    follow()
    return navigation.follow(follow)
  }, [navigation])
  return { shown, loading }
}
