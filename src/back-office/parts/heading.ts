import { createContext, use } from 'react'
import { useLocation } from '../../ui/router/use-location.ts'

/** Gives the address that the navigation goes to, or is at. */
export const Heading = createContext<() => string>(() => '/')

/**
 * Gives the query that this screen is about to have. What a filter changes begins from it, not from what is drawn: of two that
 * are chosen quickly one after the other both count. While another screen is on its way it is the query that is drawn.
 */
export function useHeading(): () => URLSearchParams {
  const { pathname, search } = useLocation()
  const heading = use(Heading)
  return () => {
    const to = new URL(heading(), window.location.origin)
    return to.pathname === pathname ? to.searchParams : new URLSearchParams(search)
  }
}
