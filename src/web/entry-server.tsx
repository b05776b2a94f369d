import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { type RouteMatch, StaticRouter } from 'react-router'
import { createQueryClient } from './api/query-client.ts'
import type { Wire } from './api/wire.ts'
import { handleOf, loadPage } from './load-page.ts'
import { Pages } from './page-router.tsx'
import type { PageState, Site } from './page-state.ts'
import { Providers } from './providers.tsx'
import { routes } from './routes.tsx'

const frameStart = '<div data-frame='

/** A rendered page in the parts that the template takes. */
export interface RenderedPage {
  status: number
  head: string
  app: string
  state: PageState
  /** Source files of the page's lazy modules, from the project's root. */
  modules: string[]
}

/** Renders the page of a URL (path and query) with the data that `wire` answers. Nothing personal goes in or out. */
export async function renderPage(url: string, site: Site, wire: Wire): Promise<RenderedPage> {
  const queryClient = createQueryClient(wire)
  let status = 200
  const setStatus = (next: number) => {
    status = next
  }
  const page = { queryClient, onServer: true, setStatus }
  const matches = await loadPage(routes, new URL(`http://page${url}`), page)
  const html = renderToString(
    <Providers queryClient={queryClient} site={site}>
      <StaticRouter location={url}>
        <Pages routes={routes} />
      </StaticRouter>
    </Providers>,
  )
  const state = { queries: loadedQueries(queryClient), ...site }
  queryClient.clear()
  // React puts title, meta and link elements before the first element: they belong into the head.
  const start = html.indexOf(frameStart)
  return { status, head: html.slice(0, start), app: html.slice(start), state, modules: filesOf(matches) }
}

function loadedQueries(queryClient: QueryClient): PageState['queries'] {
  const loaded = queryClient.getQueryCache().findAll({ predicate: (query) => query.state.status === 'success' })
  return loaded.map((query) => [query.queryKey, query.state.data])
}

function filesOf(matches: RouteMatch[]): string[] {
  return matches.flatMap(({ route }) => handleOf(route).file?.replace('./', 'src/web/') ?? [])
}
