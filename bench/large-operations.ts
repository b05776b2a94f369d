import type { BenchRequest } from './http-wire.ts'
import { api, get, type Operation, searches } from './operations.ts'
import type { World } from './world.ts'

// What is asked of a shop with 200 000 products. Nothing is asked for twice, so that no answer is kept; what answers are
// made of (totals, orders) is kept, as in any open shop.

const sorts = ['newest', 'price-low', 'price-high']
const labels = ['', 'best-sellers', 'trending', 'clearance-sale']
const PAGES = 20_000
const TEXTS = 400

const list = (query: string) => get(`${api}/product/get-products?${query}`)

/** The first pages of every category and label in every order. */
function firstPages({ categoryIds }: World): BenchRequest[] {
  return [1, 2, 3].flatMap((page) =>
    sizes(8, 40).flatMap((limit) =>
      sorts.flatMap((sort) =>
        ['all', ...categoryIds].flatMap((category) =>
          labels.map((label) =>
            list(`categoryId=${category}&labelId=${label}&sort=${sort}&page=${page}&limit=${limit}`),
          ),
        ),
      ),
    ),
  )
}

const sizes = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** Ten of all products, the first pages or those in the middle, in every order. */
const pages = (from: number, to: number) =>
  sizes(from, to).flatMap((page) => sorts.map((sort) => list(`sort=${sort}&page=${page}`)))

/** Prices within ever other bounds. */
const priced = ({ categoryIds }: World) =>
  Array.from({ length: 30_000 }, (_, index) => {
    const category = categoryIds[index % categoryIds.length]
    return list(`categoryId=${category}&minPrice=${20 + index}&maxPrice=${2000 + 3 * index}&sort=${sorts[index % 3]}`)
  })

/** First pages with what they can be narrowed by, each of another list: a category, a price, and what of it is in stock. */
const faceted = ({ categoryIds }: World) =>
  Array.from({ length: 20_000 }, (_, index) => {
    const category = categoryIds[index % categoryIds.length]
    const stock = index % 3 === 0 ? '&attr.stock=in' : ''
    return list(`facets=1&categoryId=${category}&maxPrice=${500 + index}${stock}&sort=${sorts[index % 3]}`)
  })

const cached = { cache: 'on' } as const
const fresh = { ...cached, fresh: true } as const

/** Everything that is measured at 200 000 products, in the order of the table. */
export const largeOperations: Operation[] = [
  { name: 'first-pages', what: 'categories, labels, sorts: page 1 to 3', ...fresh, requests: firstPages },
  { name: 'early-pages', what: 'all products, 10 a page, page 100 on', ...fresh, requests: () => pages(100, 9000) },
  { name: 'deep-pages', what: 'the same from page 11 000 on', ...fresh, requests: () => pages(11_000, PAGES - 50) },
  { name: 'price-filter', what: 'a category between two prices', ...fresh, requests: priced },
  {
    name: 'facets-fresh',
    what: 'a category below a price, with all its facets counted',
    ...fresh,
    requests: faceted,
    bar: { p95: 60 },
  },
  {
    name: 'facets-pages',
    what: 'categories, labels, sorts: page 1 to 3, with facets',
    ...fresh,
    requests: (world) => firstPages(world).map(({ path }) => get(`${path}&facets=1`)),
  },
  {
    name: 'search-fresh',
    what: 'texts, half misspelt, each once',
    ...fresh,
    requests: manyTexts,
    bar: { p95: 30 },
  },
  {
    name: 'search',
    what: `${TEXTS} texts, half misspelt`,
    ...cached,
    requests: ({ names }) => searches(names).slice(0, TEXTS),
    bar: { p95: 30 },
  },
  {
    name: 'products',
    what: 'one product, each once',
    ...fresh,
    requests: ({ productIds }) => productIds.map((id) => get(`${api}/product/get-product/${id}`)),
  },
  {
    name: 'list-kept',
    what: '10 of a category, kept',
    ...cached,
    requests: ({ categoryIds }) => [list(`categoryId=${categoryIds[0]}&sort=price-low`)],
    bar: { ofBare: 0.8 },
  },
  {
    name: 'index-kept',
    what: 'what the search box filters, kept',
    ...cached,
    requests: () => [get(`${api}/product/search-index`)],
  },
  {
    name: 'listing-html-fresh',
    what: 'listing pages, rendered',
    ...fresh,
    requests: () => sizes(1, 15_000).map((page) => get(`/products?page=${page}`)),
  },
  {
    name: 'product-html-fresh',
    what: 'product pages, rendered',
    ...fresh,
    requests: ({ productIds }) => productIds.map((id) => get(`/products/${id}`)),
  },
]

/** Names by their beginnings of any length, and by other words of them: each text once. */
export function manyTexts({ names }: World): BenchRequest[] {
  const ends = names.map((name) => name.split(' ').reverse().join(' '))
  const all = [2, 3, 4, 5].flatMap((count) => [...searches(names, count), ...searches(ends, count)])
  const once = new Map(all.map((request) => [request.path, request]))
  return [...once.values()].sort((a, b) => (a.path.slice(-3) < b.path.slice(-3) ? -1 : 1))
}
