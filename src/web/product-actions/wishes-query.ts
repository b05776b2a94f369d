import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** The products on the shopper's wish list, for the hearts. */
export const wishedIdsQuery = () =>
  queryOptions({
    queryKey: ['mine', 'wished-ids'],
    queryFn: async ({ signal }) => (await call('GET /wish-list/ids', {}, { signal })).data,
  })

/** The wish list; prices and stock move without us: asked for on every visit. */
export const wishListQuery = () =>
  queryOptions({
    queryKey: ['mine', 'wish-list'],
    queryFn: async ({ signal }) => (await call('GET /wish-list', {}, { signal })).data,
    staleTime: 0,
  })

/** Takes over what a change answered. A fetch that began before the change would bring the list as it was. */
export async function keepAnswer(queryClient: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, data)
}
