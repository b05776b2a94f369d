/** One entry of the history. */
export interface PageLocation {
  pathname: string
  search: string
  hash: string
  /** What the link that led here handed over, such as the chosen category (SPEC §2). */
  state: unknown
  /** Of this entry alone: the same page visited twice has two. */
  key: string
}

/** What the shop needs of the browser's history. Addresses are written from the shop's root, such as '/cart?payment=1'. */
export interface PageHistory {
  location: () => PageLocation
  push: (to: string, state: unknown) => void
  replace: (to: string, state: unknown) => void
  /** Calls back after back and forward. */
  follow: (listener: () => void) => void
}

/** What an entry keeps, under the names that React's routers have long used: scripts hand state over by them, too. */
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
