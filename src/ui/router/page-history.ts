/** One entry of the history. */
export interface PageLocation {
  pathname: string
  search: string
  hash: string
  /** State that the link to this page passed on, such as the chosen category (SPEC §2). */
  state: unknown
  /** Of this entry alone: the same page visited twice has two. */
  key: string
}

/**
 * Functions of the browser's history that the shop needs. Addresses are written from the shop's root, such as '/cart?payment=1'.
 */
export interface PageHistory {
  location: () => PageLocation
  push: (to: string, state: unknown) => void
  replace: (to: string, state: unknown) => void
  /** Calls back after back and forward. */
  follow: (listener: () => void) => void
}

/** State of an entry, under the names that React's routers have long used: scripts pass state on by them, too. */
interface Kept {
  usr?: unknown
  key?: string
}

/** The history of this tab. */
export function browserHistory(): PageHistory {
  return {
    location() {
      const { pathname, search, hash } = window.location
      const kept = window.history.state as Kept | null
      return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' }
    },
    push(to, state) {
      try {
        window.history.pushState(keep(state), '', to)
      } catch {
        // Safari takes no more than a hundred in ten seconds: a full load is the way on.
        window.location.assign(to)
      }
    },
    replace: (to, state) => window.history.replaceState(keep(state), '', to),
    follow: (listener) => window.addEventListener('popstate', listener),
  }
}

function keep(state: unknown): Kept {
  return { usr: state, key: Math.random().toString(36).slice(2, 10) }
}
