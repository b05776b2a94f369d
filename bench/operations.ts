import { randomUUID } from 'node:crypto'
import type { BenchRequest } from './http-wire.ts'
import { type Item, password, type World } from './world.ts'

/** One thing that a visitor's browser asks for, and how it is measured. */
export interface Operation {
  name: string
  what: string
  /** `off`: the memory for public answers is 0, so that every answer is computed anew. */
  cache: 'on' | 'off'
  /** Sent once, before anything is measured. */
  setUp?: (world: World) => BenchRequest[]
  /** Asked for again and again, in this order; or, with `prepare`, each once after what `prepare` gives. */
  requests: (world: World) => BenchRequest[]
  /** Sent before every batch of `requests` and not counted. Their order is not kept. */
  prepare?: (world: World) => BenchRequest[]
  /** No request is sent twice: `requests` has more than can be answered. */
  fresh?: true
  /** Takes the validator of the first answer along, so that the shop answers 304. */
  revalidate?: true
  /** 16 unless given. One, where those who ask for the same at once would share its computation. */
  connections?: 1
  bar?: Bar
}

/**
 * The bar of an operation: at least this many requests/s, this share of the bare server's, or 95 of 100 answers within this many
 * ms.
 */
export type Bar = { perSecond: number } | { ofBare: number } | { p95: number }

/** The path prefix of the contract's calls. */
export const api = '/api/v1'
/** A call without a body. */
export const get = (path: string, headers?: Record<string, string>): BenchRequest => ({
  method: 'GET',
  path,
  ...(headers && { headers }),
})
/** The header of a shopper's calls. */
export const signedIn = (token: string) => ({ authorization: `Bearer ${token}` })
const product = (id: string) => get(`${api}/product/get-product/${id}`)
const first = (values: string[]) => values[0] ?? ''

const sorts = ['newest', 'price-low', 'price-high']

/** Ten products of a category, sorted, with their number: what a shopper's click on a category asks for. */
const oneList = (world: World) => [
  get(`${api}/product/get-products?categoryId=${first(world.categoryIds)}&sort=price-low&page=1&limit=10`),
]

/** Every category in every order, and every page of the whole catalogue. */
const manyLists = (world: World) => {
  const pages = Math.ceil(world.productIds.length / 10)
  return sorts.flatMap((sort) => [
    ...world.categoryIds.map((id) => get(`${api}/product/get-products?categoryId=${id}&sort=${sort}`)),
    ...Array.from({ length: pages }, (_, page) => get(`${api}/product/get-products?sort=${sort}&page=${page + 1}`)),
  ])
}

const manyListings = (world: World) =>
  manyLists(world).map(({ path }) => get(path.replace(`${api}/product/get-products`, '/products')))

/** One piece into a shopper's cart. */
export const addItem = (token: string, { productId, variantId }: Item): BenchRequest => ({
  method: 'POST',
  path: `${api}/cart/add-to-cart`,
  headers: signedIn(token),
  body: { productId, variantId, quantity: 1 },
})

/** The products of a shopper's cart: each shopper has others. */
export const itemsFor = ({ items }: World, shopper: number, count: number) =>
  Array.from({ length: count }, (_, line) => items[(shopper * count + line) % items.length] as Item)

const addLines = (world: World, count: number) =>
  Array.from({ length: count }, (_, line) => line).flatMap((line) =>
    world.shoppers.map(({ token }, index) => addItem(token, itemsFor(world, index, count)[line] as Item)),
  )

/** The delivery address of every order. */
export const address = {
  fullName: 'Bench Shopper',
  building: '12/345 Mill House',
  street: 'Beach Road',
  city: 'Kozhikode',
  state: 'Kerala',
  pincode: '673032',
}

const placeOrders = (world: World) =>
  world.shoppers.map(({ token }) => ({
    method: 'POST' as const,
    path: `${api}/order/placeOrder`,
    headers: { ...signedIn(token), 'idempotency-key': randomUUID() },
    body: { address, paymentMethod: 'cod' },
  }))

const logIns = (world: World) =>
  world.shoppers.map(({ phonenumber }) => ({
    method: 'POST' as const,
    path: `${api}/user/login`,
    body: { email: phonenumber, password },
  }))

const near: Bar = { ofBare: 0.8 }
const cached = { cache: 'on' } as const
const cold = { cache: 'off' } as const

/** Everything that is measured, in the order of the table. */
export const operations: Operation[] = [
  { name: 'list', what: '10 of a category, sorted, with total', ...cached, requests: oneList, bar: near },
  { name: 'product', what: 'one product', ...cached, requests: (w) => [product(first(w.productIds))], bar: near },
  {
    name: 'search-index',
    what: 'what the search box filters',
    ...cached,
    requests: () => [get(`${api}/product/search-index`)],
    bar: near,
  },
  { name: 'home-html', what: 'home page', ...cached, requests: () => [get('/')], bar: near },
  { name: 'listing-html', what: 'product listing', ...cached, requests: () => [get('/products')], bar: near },
  {
    name: 'product-html',
    what: 'product page',
    ...cached,
    requests: (w) => [get(`/products/${first(w.productIds)}`)],
    bar: near,
  },
  {
    name: 'not-modified',
    what: 'home page, 304',
    ...cached,
    requests: () => [get('/')],
    revalidate: true,
    bar: near,
  },
  {
    name: 'brotli',
    what: 'home page, Brotli',
    ...cached,
    requests: () => [get('/', { 'accept-encoding': 'gzip, deflate, br' })],
    bar: near,
  },
  { name: 'image', what: 'a picture of a product', ...cached, requests: (w) => [get(w.image)] },
  { name: 'sign-in', what: 'log in, argon2id', ...cached, requests: logIns },
  {
    name: 'add-to-cart',
    what: 'one piece more of one of 3 lines',
    ...cached,
    requests: (w) => addLines(w, 3),
    bar: { perSecond: 800 },
  },
  {
    name: 'get-cart',
    what: 'a cart of 3 lines, priced',
    ...cached,
    requests: (w) => w.shoppers.map(({ token }) => get(`${api}/cart/get-cart`, signedIn(token))),
    bar: { perSecond: 1500 },
  },
  {
    name: 'order',
    what: 'a cart of 2 lines, cash on delivery',
    ...cached,
    setUp: (w) => w.shoppers.map(emptyCart),
    prepare: (w) => addLines(w, 2),
    requests: placeOrders,
    bar: { perSecond: 400 },
  },
  { name: 'list-cold', what: 'lists, nothing kept', ...cold, requests: manyLists, bar: { perSecond: 300 } },
  {
    name: 'product-cold',
    what: 'products, nothing kept',
    ...cold,
    requests: (w) => w.productIds.map(product),
    bar: { perSecond: 300 },
  },
  { name: 'search-cold', what: 'lists by a text, nothing kept', ...cold, requests: ({ names }) => searches(names) },
  {
    name: 'home-html-cold',
    what: 'home page, rendered, 1 connection',
    ...cold,
    connections: 1,
    requests: () => [get('/')],
  },
  { name: 'listing-html-cold', what: 'listings, rendered', ...cold, requests: manyListings },
  {
    name: 'product-html-cold',
    what: 'product pages, rendered',
    ...cold,
    requests: (w) => w.productIds.map((id) => get(`/products/${id}`)),
  },
]

function emptyCart({ token }: World['shoppers'][number]): BenchRequest {
  return { method: 'DELETE', path: `${api}/cart`, headers: signedIn(token) }
}

/** Products by the first words of their names, every other one with a typing error. */
export function searches(names: string[], count = 2): BenchRequest[] {
  return names.map((name, index) => {
    const words = name.split(' ').slice(0, count).join(' ').toLowerCase()
    const typed = index % 2 === 0 ? words : `${words.slice(0, 2)}${words.slice(3)}`
    return get(`${api}/product/get-products?q=${encodeURIComponent(typed)}`)
  })
}
