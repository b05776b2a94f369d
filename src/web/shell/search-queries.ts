import { queryOptions } from '@tanstack/react-query'
import { limits } from '../../shared/limits.ts'
import { call } from '../api/call.ts'
import { type Suggested, toSuggested } from './suggested.ts'

/** Query of the index that the search box filters; loaded once. */
export const searchIndexQuery = () =>
  queryOptions({
    queryKey: ['search-index'],
    queryFn: async (given) => (await call('GET /product/search-index', {}, { signal: given.signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Products that the server finds; `readAs`: what it looked for instead of the text. */
interface SuggestedGoods {
  exact: Suggested[]
  similar: Suggested[]
  readAs: string | undefined
}

/**
 * Query of what the server finds for a search text: what it asks for, and what is only similar; best first. Where the server has
 * nothing to offer the list is asked, so that the box never says that there is nothing while Enter lists something.
 */
export const suggestQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggest', q],
    queryFn: async ({ signal }): Promise<SuggestedGoods> => {
      const { exact, similar, readAs } = (await call('GET /product/suggest', { query: { q } }, { signal })).data
      if (exact.length + similar.length > 0) {
        return { exact: exact.map(toSuggested), similar: similar.map(toSuggested), readAs }
      }
      const query = { q, limit: limits.searchMatchesMax }
      const { data } = await call('GET /product/get-products', { query }, { signal })
      const listed = data.products.map((each) => toSuggested({ ...each, category: each.category.name }))
      return { exact: [], similar: listed, readAs: undefined }
    },
  })
