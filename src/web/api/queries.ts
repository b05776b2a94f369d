import { queryOptions } from '@tanstack/react-query'
import { limits } from '../../shared/limits.ts'
import { hasStatus } from '../../ui/api-failure.ts'
import { type CallInput, type CallOptions, call } from './call.ts'
import { toCardProduct } from './card-product.ts'
import { wholeProduct } from './whole-product.ts'
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
      const { products, totalProducts, similarProducts = 0, readAs = null, facets = null } = data
      const before = (Number(filters.page ?? 1) - 1) * Number(filters.limit ?? limits.pageSize)
      return {
        products: products.map((each) => toCardProduct(wholeProduct(each))),
        totalProducts,
        similarProducts,
        readAs,
        /** So many of `products` are what was asked for; the others are only similar. */
        exact: Math.max(0, totalProducts - similarProducts - before),
        facets,
      }
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
        return wholeProduct((await call('GET /product/get-product/{id}', { params: { id } }, carried(given))).data)
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })

/** Query of the questions on a product, with their answers. */
export const questionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['questions', id],
    queryFn: async (given) =>
      (await call('GET /product/questions/{id}', { params: { id } }, carried(given))).data.questions,
  })

/** Query of the products that go with a product, and of those that can replace it, as cards show them. */
export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: async (given) => {
      const { data } = await call('GET /product/related/{id}', { params: { id } }, carried(given))
      return { goesWith: data.goesWith.map(toCardProduct), insteadOf: data.insteadOf.map(toCardProduct) }
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

/** Returns the options by which a page of the server, or a browser, makes the call of a query. */
export function carried(given: { signal: AbortSignal; meta: { wire?: Wire } | undefined }): CallOptions {
  // On the server the wire has no use for a signal; reading it would make queries abortable for nothing.
  return given.meta?.wire ? { wire: given.meta.wire } : { signal: given.signal }
}
