import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { idShape } from '../../shared/contract/text-shapes.ts'
import { loadPage, loadParts } from '../../ui/router/load-page.ts'
import { matchRoute } from '../../ui/router/match-route.ts'
import { loadQueries } from '../../ui/router/page-context.ts'
import { Where } from '../../ui/router/use-location.ts'
import { categoriesQuery } from '../api/queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import type { Wire } from '../api/wire.ts'
import { listingPath, readFilters } from '../catalogue/listing-filters.ts'
import { comparedIn, comparePath } from '../router/compare-path.ts'
import { PageStatus } from '../router/page-status.ts'
import { paths } from '../router/paths.ts'
import { pincodeIn, variantIn } from '../router/product-link.ts'
import type { PageState, Site } from '../site/page-state.ts'
import { Pages } from './pages.tsx'
import { Providers } from './providers.tsx'
import { routes } from './routes.ts'

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

/** The address of the page that is shown wherever there is none. */
export const missing = '/404'

/**
 * The address of what is shown at a path: with the part of the query that the page reads, so that all spellings of one page
 * have one address. undefined where no page is.
 */
export function addressOf(path: string, search: string): string | undefined {
  if (!matchRoute(routes, path)) return undefined
  if (path === paths.compare) return comparePath(comparedIn(search))
  if (path === paths.products) return listingPath(readFilters(search))
  return path.startsWith(`${paths.products}/`) ? path + productSearch(search) : path
}

/** The variant and the PIN code that a product's address names. */
function productSearch(search: string): string {
  const [variant, pincode] = [variantIn(search), pincodeIn(search)]
  const read = [
    ...(variant !== null && idShape.test(variant) ? [`variant=${variant}`] : []),
    ...(pincode === null ? [] : [`pincode=${pincode}`]),
  ]
  return read.length === 0 ? '' : `?${read.join('&')}`
}

/**
 * Renders the page of an address (`addressOf`) with the data that `wire` answers. Nothing personal goes in or out. Where
 * its loaders find that there is nothing, nothing is drawn: `head` and `app` are ''.
 */
export async function renderPage(url: string, site: Site, wire: Wire): Promise<RenderedPage> {
  const queryClient = createQueryClient(wire)
  let status = 200
  const setStatus = (next: number) => {
    status = next
  }
  const page = { queryClient, onServer: true, setStatus }
  const address = new URL(`http://page${url}`)
  const [match] = await Promise.all([loadPage(routes, address, page), loadQueries(page, categoriesQuery())])
  const parts = await loadParts(match, { queryClient, url: address })
  const html = status === 404 ? '' : draw(address, queryClient, site, setStatus)
  const state = { queries: loadedQueries(queryClient), ...site }
  queryClient.clear()
  // React puts title, meta and link elements before the first element: they belong into the head.
  const start = Math.max(0, html.indexOf(frameStart))
  const modules = match ? [match.route.file, ...parts] : []
  return { status, head: html.slice(0, start), app: html.slice(start), state, modules }
}

function draw(
  { pathname, search }: URL,
  queryClient: QueryClient,
  site: Site,
  setStatus: (status: number) => void,
): string {
  const location = { pathname, search, hash: '', state: null, key: 'default' }
  return renderToString(
    <PageStatus value={setStatus}>
      <Providers queryClient={queryClient} site={site}>
        <Where value={{ location, wentBack: true, since: 0 }}>
          <Pages routes={routes} />
        </Where>
      </Providers>
    </PageStatus>,
  )
}

function loadedQueries(queryClient: QueryClient): PageState['queries'] {
  const loaded = queryClient.getQueryCache().findAll({ predicate: (query) => query.state.status === 'success' })
  return loaded.map((query) => [query.queryKey, query.state.data])
}
