import type { QueryKey } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadPage, loadPageFile, loadParts } from '../../ui/router/load-page.ts'
import { createNavigation } from '../../ui/router/navigation.ts'
import { browserHistory } from '../../ui/router/page-history.ts'
import { createQueryClient } from '../api/query-client.ts'
import { paths } from '../router/paths.ts'
import { preloadPointedPages } from '../router/preload-pages.ts'
import { followSession } from '../session/follow-session.ts'
import type { PageState } from '../site/page-state.ts'
import { PageRouter } from './page-router.tsx'
import { Providers } from './providers.tsx'
import { routes } from './routes.ts'
import { whenSettled } from './when-settled.ts'

/** Takes over the server's page: its data, its files and the stored session first, then React. `taken` hears when it has. */
export async function hydrate(root: HTMLElement, taken: () => void): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const queryClient = createQueryClient()
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data, ageOf(key, location.pathname))
  const match = await loadPageFile(routes, location.pathname)
  await loadParts(match, { queryClient, url: new URL(location.href) })
  // The kept user is read before anything is shown (SPEC §4): at once, so that nothing has to be waited for.
  followSession(queryClient)
  import('../../ui/keep-focus-visible.ts').then(({ keepFocusClear }) => keepFocusClear()).catch(() => {})
  const page = { queryClient, onServer: false, setStatus: () => {} }
  const navigation = createNavigation(browserHistory(), (to) => loadPage(routes, new URL(to, location.origin), page))
  // As a transition React takes the page over in slices of a few milliseconds: a slow phone still answers to touches.
  startTransition(() => {
    const page = (
      <Providers queryClient={queryClient} site={state}>
        <OnceTaken then={taken}>
          <PageRouter navigation={navigation} routes={routes} />
        </OnceTaken>
      </Providers>
    )
    // without a connection there is a frame instead of the server's page (pages/draw-frame)
    if (root.querySelector('[data-frame-only]')) createRoot(root).render(page)
    else hydrateRoot(root, page)
  })
  if (import.meta.env.PROD && navigator.serviceWorker && 'caches' in window) {
    whenSettled(() => {
      import('../offline-data/open-offline.ts')
        .then(({ openOffline }) => openOffline(queryClient))
        .then(() => import('../session/seen-cart.ts'))
        .then(({ followSeenCart }) => followSeenCart(queryClient))
        .catch(() => {})
    })
  }
  preloadPointedPages(routes)
}

/**
 * Offers, and the list or the product that a page is about, are asked for again as soon as the page is alive: what the screens
 * say of them is what the browser's own calls answer (CONTRACT §5), also where the page came with an answer.
 */
function ageOf([kind]: QueryKey, path: string): { updatedAt: number } | undefined {
  const isAskedAgain = kind === 'offers' || kind === 'product' || (kind === 'products' && path === paths.products)
  return isAskedAgain ? { updatedAt: 0 } : undefined
}

/** Calls `then` once React has taken over what is in it. */
function OnceTaken({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(() => {
    then()
  }, [then])
  return children
}
