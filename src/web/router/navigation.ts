import type { Location, NavigationType, Navigator, To } from 'react-router'

/** What is shown: the page of a location, or that it could not be loaded. */
export interface Shown {
  location: Location
  action: NavigationType
  failure?: unknown
}

/** Follows links, back and forward. */
export interface Navigation {
  navigator: Navigator
  shown: () => Shown
  /** Whether the next page is on its way. */
  loading: () => boolean
  /** Calls back when something of the above has changed. Returns the way to stop. */
  follow: (listener: () => void) => () => void
}

/** The part of the router's browser history that is needed. */
export interface PageHistory extends Navigator {
  readonly location: Location
  readonly action: NavigationType
  listen: (listener: () => void) => unknown
}

/**
 * The present page stays until `load` has brought the next one; then the address changes and the next is shown. Whatever
 * is asked for meanwhile takes the place of what was on its way.
 */
export function createNavigation(history: PageHistory, load: (path: string) => Promise<unknown>): Navigation {
  let shown: Shown = { location: history.location, action: history.action }
  let onTheWay: object | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const open = async (to: To, arrive: () => void) => {
    const way = {}
    onTheWay = way
    tell()
    const failure = await load(history.createHref(to)).then(
      () => undefined,
      (error: unknown) => ({ failure: error }),
    )
    if (onTheWay !== way) return
    onTheWay = null
    arrive()
    shown = { location: history.location, action: history.action, ...failure }
    tell()
  }
  history.listen(() => void open(history.location, () => {}))
  return {
    navigator: {
      createHref: history.createHref,
      ...(history.encodeLocation && { encodeLocation: history.encodeLocation }),
      go: history.go,
      push: (to, state) => void open(to, () => history.push(to, state)),
      replace: (to, state) => void open(to, () => history.replace(to, state)),
    },
    shown: () => shown,
    loading: () => onTheWay !== null,
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
