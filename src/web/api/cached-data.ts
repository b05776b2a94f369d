import type { QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

/**
 * Keeps what a query has loaded where the shop opens without a connection, and gives it there (decision 086). Which queries may
 * be kept says `offline-data/data-store.ts`, which comes when it is wanted.
 */
export async function cachedData<T, Key extends QueryKey>(
  load: QueryFunction<T, Key>,
  context: QueryFunctionContext<Key>,
): Promise<T> {
  const isOpen = Boolean(navigator.serviceWorker?.controller)
  const store = () => import('../offline-data/data-store.ts')
  if (isOpen && !navigator.onLine) {
    const found = await store()
      .then(({ findData }) => findData<T>(context.queryKey))
      .catch(() => undefined)
    if (found !== undefined) return found
  }
  const data = await load(context)
  // a browser whose room is full keeps nothing, and misses nothing
  if (isOpen)
    store()
      .then(({ keepData }) => keepData(context.queryKey, data))
      .catch(() => {})
  return data
}
