import type { RouteObject } from 'react-router'
import { loadPageFiles } from './load-page.ts'

/** Begins to load a page's file as soon as a link to it is pointed at or touched. */
export function preloadPointedPages(routes: RouteObject[]): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    // A failure is told when the link is followed.
    if (link?.origin === location.origin) loadPageFiles(routes, link.pathname).catch(() => {})
  }
  document.addEventListener('pointerover', preload, { passive: true })
  document.addEventListener('touchstart', preload, { passive: true })
}
