import { MutationCache, notifyManager, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { callOffice } from './call-office.ts'

// A button is busy before the second click of a double click comes.
notifyManager.setScheduler(queueMicrotask)

const failed = new WeakSet<object>()

/** Cache of loaded data: shown at once on return, and reloaded. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (_, query) => void failed.add(query),
    // what was tried again came: what failed beside it comes too
    onSuccess: (_, query) => {
      if (!failed.delete(query)) return
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
      })
    },
  }),
  // whatever was done stands in the history now
  mutationCache: new MutationCache({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['history'] }),
  }),
  defaultOptions: {
    queries: { staleTime: 10_000, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** The person who is signed in, and the shop's name. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => callOffice('GET /me'),
  staleTime: Number.POSITIVE_INFINITY,
  // the shop's name stands in the menu
  meta: { live: ['settings'] },
})

/** The system status; polled while it is on the screen. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => callOffice('GET /health'),
  refetchInterval: 15_000,
  meta: { live: ['health'] },
})

/** The person's alert preferences; the frame, too, rings by them. */
export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: () => callOffice('GET /alerts'),
  meta: { live: ['alerts'] },
})
