import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'

/** Context in which a page is loaded. */
export interface PageContext {
  queryClient: QueryClient
  /** The server waits for the data and renders with it; the browser shows skeletons until it is there. */
  onServer: boolean
  /** The status that the page is answered with. */
  setStatus: (status: number) => void
}

/** Arguments of a page's loader: also the address, and the parameters in its path. */
export interface LoaderArgs extends PageContext {
  url: URL
  params: Readonly<Record<string, string>>
}

/** Names what a page needs; runs before it is shown. */
export type PageLoader = (args: LoaderArgs) => Promise<void>

/**
 * Loads what a page shows from its first moment though it comes in files of its own, by the data that is there; gives their source
 * files from the project's root. Called before the server draws the page and before the browser takes it over.
 */
export type PageParts = (args: Pick<LoaderArgs, 'queryClient' | 'url' | 'params'>) => Promise<string[]>

/**
 * Begins to load the queries of a page, and on the server waits for them: for the page's loader. A failed one is the page's to
 * show.
 */
export async function loadQueries({ queryClient, onServer }: PageContext, ...queries: Loadable[]): Promise<void> {
  const loading = queries.map((query) => queryClient.prefetchQuery(query))
  if (onServer) await Promise.all(loading)
}

// biome-ignore lint/suspicious/noExplicitAny: queries of every type of data are loaded alike
type Loadable = FetchQueryOptions<any, any, any, any>
