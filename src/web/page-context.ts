import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'

/** What the loaders of a page are given. */
export interface PageContext {
  queryClient: QueryClient
  /** The server waits for the data and renders with it; the browser shows skeletons until it is there. */
  onServer: boolean
  /** The status that the page is answered with. */
  setStatus: (status: number) => void
}

/** Carries the PageContext through the router. */
export const pageContext = createContext<PageContext>()

interface LoaderArgs {
  context: Readonly<RouterContextProvider>
}

/** What a page's loader does: begin to load its queries, and on the server wait for them. A failed one is the page's to show. */
export async function loadQueries({ context }: LoaderArgs, ...queries: Loadable[]): Promise<null> {
  const page = context.get(pageContext)
  const loading = queries.map((query) => page.queryClient.prefetchQuery(query))
  if (page.onServer) await Promise.all(loading)
  return null
}

// biome-ignore lint/suspicious/noExplicitAny: queries of every type of data are loaded alike
type Loadable = FetchQueryOptions<any, any, any, any>
