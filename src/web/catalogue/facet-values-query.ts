import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { carried, type ProductFilters } from '../api/queries.ts'

/**
 * The values of one facet that have `text` in theirs, with how many products of the list each leaves. `filters` are those without
 * the facet's own: what is chosen of it changes none of it.
 */
export const facetValuesQuery = (filters: ProductFilters, key: string, text: string) => {
  const { sort: _sort, facets: _facets, ...query } = filters
  return queryOptions({
    queryKey: ['facet-values', query, key, text],
    queryFn: async (given) => {
      const asked = { ...query, limit: 1, facet: key, facetText: text }
      const { data } = await call('GET /product/get-products', { query: asked }, carried(given))
      return data.facets?.[0] ?? null
    },
  })
}
