import { create } from 'zustand'

/** A text that the browser keeps under a key. Nothing here throws: what storage refuses lives as long as the page. */
export interface Stored {
  /** Returns the stored text, for a component; null on the server and while React hydrates. */
  use: () => string | null
  /** Returns the stored text, looked up anew: another tab may have changed it a moment ago. Followers receive a change first. */
  read: () => string | null
  /** Returns the text found by the last look-up: what the page shows goes by it. */
  seen: () => string | null
  /** Keeps the text, or with null forgets it. */
  write: (text: string | null) => void
  /** Calls `listener` when it has changed, here or in another tab. Returns the way to stop. */
  follow: (listener: (text: string | null) => void) => () => void
}

type Area = 'localStorage' | 'sessionStorage'

/** Keeps a text under `key`: in the browser, or with 'sessionStorage' in this tab. */
export function stored(key: string, area: Area = 'localStorage'): Stored {
  const store = create<string | null>(() => null)
  let refused: { text: string | null } | undefined
  const read = () => {
    store.setState(refused ? refused.text : find(area, key))
    return store.getState()
  }
  if (typeof window !== 'undefined') {
    read()
    window.addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return
      refused = undefined
      read()
    })
    // A page that slept, or lay in the back/forward cache, heard nothing of other tabs.
    window.addEventListener('pageshow', read)
    window.addEventListener('focus', read)
  }
  return {
    use: store,
    read,
    seen: store.getState,
    write: (text) => {
      refused = keep(area, key, text) ? undefined : { text }
      store.setState(text)
    },
    follow: store.subscribe,
  }
}

function find(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores the text, or removes it with null. Returns whether storage took it. */
function keep(area: Area, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
    return true
  } catch {
    // What stood there is no longer true: the next page would take it up.
    if (text !== null) keep(area, key, null)
    return false
  }
}
