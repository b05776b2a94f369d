import type { PageHistory, PageLocation } from './page-history.ts'

/** Page that is shown: that of a location, or the failure to load it. */
export interface Shown {
  location: PageLocation
  /** It was loaded anew, or reached by back or forward; else by a link. */
  wentBack: boolean
  /** Time of arrival, in milliseconds as by Date.now: what was fetched since then is of this visit. */
  since: number
  failure?: unknown
}

/** Goes to a page of the shop, such as '/cart'. */
export type Navigate = (to: string, options?: { state?: unknown; replace?: boolean | undefined }) => void

/** Follows links, back and forward. */
export interface Navigation {
  navigate: Navigate
  shown: () => Shown
  /** The address that was asked for last, whether its page has come or is on its way. */
  heading: () => string
  /** Returns whether the next page is on its way. */
  loading: () => boolean
  /** Calls back when something of the above has changed. Returns the way to stop. */
  follow: (listener: () => void) => () => void
}

/**
 * The present page stays until `load` has brought the next one; then the address changes and the next is shown. Whatever
 * is asked for meanwhile takes the place of what was on its way.
 */
export function createNavigation(history: PageHistory, load: (to: string) => Promise<unknown>): Navigation {
  let shown: Shown = { location: history.location(), wentBack: true, since: Date.now() }
  let onTheWay: { to: string } | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const open = async (to: string, wentBack: boolean, arrive: () => void) => {
    const way = { to }
    onTheWay = way
    tell()
    const failure = await load(to).then(
      () => undefined,
      (error: unknown) => ({ failure: error }),
    )
    if (onTheWay !== way) return
    onTheWay = null
    arrive()
    shown = { location: history.location(), wentBack, since: Date.now(), ...failure }
    tell()
  }
  history.follow(() => void open(addressOf(history.location()), true, () => {}))
  return {
    navigate: (to, { state = null, replace = false } = {}) =>
      void open(to, false, () => (replace ? history.replace : history.push)(to, state)),
    shown: () => shown,
    heading: () => onTheWay?.to ?? addressOf(shown.location),
    loading: () => onTheWay !== null,
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function addressOf({ pathname, search, hash }: PageLocation): string {
  return pathname + search + hash
}
