import { matchRoutes, type RouteObject } from 'react-router'

/** Begins to load a page's file as soon as a link to it is pointed at or touched. */
export function preloadPointedPages(routes: RouteObject[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.origin !== location.origin) return
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure is told when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    }
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('touchstart', preload, { passive: true })
}
