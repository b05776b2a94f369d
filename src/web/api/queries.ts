import { queryOptions } from '@tanstack/react-query'
import type { SearchEntry } from '../../shared/contract/catalogue.ts'
import { limits } from '../../shared/limits.ts'
import { hasStatus } from '../../ui/api-failure.ts'
import { type CallInput, type CallOptions, call } from './call.ts'
import { toCardProduct } from './card-product.ts'
import type { Wire } from './wire.ts'

/** The filters of the product list as the call takes them. */
export type ProductFilters = NonNullable<CallInput<'GET /product/get-products'>['query']>

const isServer = typeof window === 'undefined'

export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async (given) => (await call('GET /category/allcategories', {}, carried(given))).envelop.data,
  })

export const labelsQuery = () =>
  queryOptions({
    queryKey: ['labels'],
    queryFn: async (given) => (await call('GET /label/getlabels', {}, carried(given))).envelop.data,
  })

/** One page of products as cards show them; tried once more after a second (SPEC §7). */
export const productsQuery = (filters: ProductFilters) =>
  queryOptions({
    queryKey: ['products', filters],
    queryFn: async (given) => {
      const { data } = await call('GET /product/get-products', { query: filters }, carried(given))
      return { products: data.products.map(toCardProduct), totalProducts: data.totalProducts }
    },
    retry: isServer ? false : 1,
    retryDelay: limits.productsRetryMs,
  })

/** One product with its reviews, null where there is none with this id. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async (given) => {
      try {
        return (await call('GET /product/get-product/{id}', { params: { id } }, carried(given))).data
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })

/** What the search box filters; loaded once. */
export const searchIndexQuery = () =>
  queryOptions({
    queryKey: ['search-index'],
    queryFn: async (given) => (await call('GET /product/search-index', {}, carried(given))).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Products that the server finds for a search text, as the search box shows them: beyond its index. */
export const foundQuery = (q: string) =>
  queryOptions({
    queryKey: ['found', q],
    queryFn: async (given): Promise<SearchEntry[]> => {
      const query = { q, limit: limits.searchMatchesMax }
      const { data } = await call('GET /product/get-products', { query }, carried(given))
      return data.products.map(({ _id, name, category, mainImage }) => ({
        _id,
        name,
        category: category.name,
        image: mainImage,
      }))
    },
  })

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: async (given) => (await call('GET /banner', {}, carried(given))).data,
  })

export const categoryBannersQuery = () =>
  queryOptions({
    queryKey: ['category-banners'],
    queryFn: async (given) => (await call('GET /banner/get-all-banners-by-category', {}, carried(given))).data,
  })

export const offersQuery = () =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: async (given) => (await call('GET /offerBanner', {}, carried(given))).data,
  })

function carried(given: { signal: AbortSignal; meta: { wire?: Wire } | undefined }): CallOptions {
  // On the server the wire has no use for a signal; reading it would make queries abortable for nothing.
  return given.meta?.wire ? { wire: given.meta.wire } : { signal: given.signal }
}
