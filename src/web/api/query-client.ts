import { notifyManager, QueryClient } from '@tanstack/react-query'
import { cachedData } from './cached-data.ts'
import type { Wire } from './wire.ts'

declare module '@tanstack/react-query' {
  interface Register {
    // `live`: of the back office, which is one program with this one (back-office/api/use-live)
    queryMeta: { wire?: Wire; live?: readonly string[] }
  }
}

const freshForMs = 60_000

// A button is busy before the second click of a double click comes: telling it later would let both through.
notifyManager.setScheduler(queueMicrotask)

/**
 * Creates the store of what has been loaded from the server. The server makes one for each page it renders, with its own wire,
 * and hands its content to the browser's.
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
        ...(wire ? { meta: { wire }, gcTime: Number.POSITIVE_INFINITY } : { persister: cachedData }),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
