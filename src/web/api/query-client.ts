import { QueryClient } from '@tanstack/react-query'
import type { Wire } from './wire.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { wire?: Wire }
  }
}

const freshForMs = 60_000

/**
 * What has been loaded from the server. The server makes one for each page it renders, with its own wire, and hands
 * its content to the browser's.
 */
export function createQueryClient(wire?: Wire): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        // Retries are said where the specification asks for them.
        retry: false,
        refetchOnWindowFocus: false,
        // Our own message says that there is no connection, instead of a query that waits for one.
        networkMode: 'always',
        ...(wire && { meta: { wire }, gcTime: Number.POSITIVE_INFINITY }),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
