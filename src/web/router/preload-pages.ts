import { loadPageFile } from '../../ui/router/load-page.ts'
import type { Route } from '../../ui/router/match-route.ts'

/** Begins to load a page's file as soon as a link to it is pointed at or touched. */
export function preloadPointedPages(routes: readonly Route[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    // A failure is told when the link is followed.
    if (link?.origin === location.origin) loadPageFile(routes, link.pathname).catch(() => {})
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('touchstart', preload, { passive: true })
}
