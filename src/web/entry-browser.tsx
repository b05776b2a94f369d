import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { limits } from '../shared/limits.ts'
import { createQueryClient } from './api/query-client.ts'
import { pageContext } from './page-context.ts'
import type { PageState } from './page-state.ts'
import { preloadPointedPages } from './preload-pages.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'
import { useSession } from './session/store.ts'
import './styles.css'

void start()

/** Takes over the server's page: its data, the modules of its route and the stored session first, then React. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const queryClient = createQueryClient()
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data)
  await Promise.all([loadMatchedRoutes(), storedSession()])
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: state.loaderData },
    getContext: () =>
      new RouterContextProvider(new Map([[pageContext, { queryClient, onServer: false, setStatus: () => {} }]])),
  })
  const root = document.getElementById('root') as HTMLElement
  hydrateRoot(
    root,
    <Providers queryClient={queryClient} site={state}>
      <RouterProvider router={router} />
    </Providers>,
  )
  preloadPointedPages(routes)
}

/** The lazy modules of this page's routes, so that the first render is the server's. */
async function loadMatchedRoutes(): Promise<void> {
  const lazyRoutes = matchRoutes(routes, location)?.filter(({ route }) => typeof route.lazy === 'function') ?? []
  await Promise.all(
    lazyRoutes.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The stored user slice is read before anything is shown; after five seconds the page goes on without it (SPEC §9). */
function storedSession(): Promise<unknown> {
  const timeout = new Promise((resolve) => setTimeout(resolve, limits.rehydrationTimeoutMs))
  return Promise.race([useSession.persist.rehydrate(), timeout])
}
