import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Queries whose answers may be stored: everybody is answered alike. Nothing of a shopper's has such a key. */
const open = new Set([
  'categories',
  'labels',
  'products',
  'product',
  'questions',
  'compared',
  'search-index',
  'banners',
  'category-banners',
  'offers',
])
/** The form of what is kept goes with the build: another one does not read it. */
const place = `data ${import.meta.url.split('/').pop()}`
const most = 300
let isShown = false

/** Returns the stored answer of a query; undefined where there is none. */
export async function findData<T>(key: QueryKey): Promise<T | undefined> {
  const found = mayKeep(key) ? await (await caches.open(place)).match(addressOf(key)) : undefined
  isShown ||= found !== undefined
  return found?.json()
}

/** Keeps what a query has loaded, where it is public; what was kept longest makes room. */
export async function keepData(key: QueryKey, data: unknown): Promise<void> {
  if (!mayKeep(key) || data === undefined) return
  const store = await caches.open(place)
  await store.put(addressOf(key), Response.json(data))
  const all = await store.keys()
  for (const old of all.slice(0, Math.max(0, all.length - most))) await store.delete(old)
}

/** Keeps all that a page has, such as what came with it from the server. */
export async function keepAll(queryClient: QueryClient): Promise<void> {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    if (state.status === 'success') await keepData(queryKey, state.data)
  }
}

/** Asks anew once there is a connection, where something was shown as it was kept. */
export function renewShown(queryClient: QueryClient): void {
  if (isShown) void queryClient.invalidateQueries()
  isShown = false
}

/** Forgets what other builds kept. */
export async function forgetOldData(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('data ') && name !== place) await caches.delete(name)
}

function mayKeep([name]: QueryKey): boolean {
  return open.has(String(name))
}

function addressOf(key: QueryKey): string {
  return `/kept?${encodeURIComponent(JSON.stringify(key))}`
}
