const key = 'user-auth-token'
const listeners = new Set<() => void>()

/** The stored auth token (SPEC §3), null when signed out, on the server, or where storage is closed to us. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores the token of a successful login or signup. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(key, token)
  } catch {
    // Storage is full or closed: signed in until the page is left.
  }
  tell()
}

/** Removes the stored token: on logout, and on a 401 to a request that carried it. */
export function dropToken(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored then.
  }
  tell()
}

/** Calls `listener` whenever the token is stored or removed, in this tab or another. Returns the way to stop. */
export function onTokenChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
