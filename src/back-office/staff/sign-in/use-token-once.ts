import { useEffect, useState } from 'react'

/** Returns the link's token, read once: it does not stay in the address, where others read it over a shoulder or in a history. */
export function useTokenOnce(path: string): string {
  const [token] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    window.history.replaceState(window.history.state, '', path)
  }, [path])
  return token
}
