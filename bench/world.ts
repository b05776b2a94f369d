import { adjustStock } from '../src/server/catalogue/stock/adjust-stock.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { openDatabase } from '../src/server/platform/db/open-database.ts'
import type { Shop } from '../src/server/platform/shop.ts'
import { makeShop } from '../src/server/start/make-shop.ts'
import { fetchJson } from './fetch-answer.ts'

/** Something that can be put into a cart. */
export interface Item {
  productId: string
  variantId: string | null
}

/** A shopper with an account and a living session. */
export interface Shopper {
  phonenumber: string
  token: string
}

/** The shoppers, and the products they look at and buy. */
export interface World {
  productIds: string[]
  /** The products' names, in the same order. */
  names: string[]
  categoryIds: string[]
  /** The path of a product's picture. */
  image: string
  /** Products that never run out while the bench runs. */
  items: Item[]
  shoppers: Shopper[]
}

export const password = 'Bench-Shopper-1'
const ITEMS = 40
const PIECES = 900_000
const AT_ONCE = 8

interface ListAnswer {
  data: {
    products: { _id: string; name: string; mainImage: string; variants: { _id: string }[] }[]
    totalProducts: number
  }
}

/** Looks around in the shop, fills shelves and signs shoppers up. */
export async function prepareWorld(port: number, dataDir: string, shopperCount: number): Promise<World> {
  const products = await listProducts(port)
  const structure = await fetchJson<{ envelop: { data: { _id: string }[] } }>(port, {
    method: 'GET',
    path: '/api/v1/category/allcategories',
  })
  const items = products.slice(0, ITEMS).map(({ _id, variants }) => ({
    productId: _id,
    variantId: variants[0]?._id ?? null,
  }))
  await fillShelves(dataDir, items)
  return {
    productIds: products.map(({ _id }) => _id),
    names: products.map(({ name }) => name),
    image: products[0]?.mainImage ?? '',
    categoryIds: structure.envelop.data.map(({ _id }) => _id),
    items,
    shoppers: await signUp(port, shopperCount),
  }
}

async function listProducts(port: number): Promise<ListAnswer['data']['products']> {
  const found: ListAnswer['data']['products'] = []
  for (let page = 1; page <= 5; page += 1) {
    const path = `/api/v1/product/get-products?limit=100&page=${page}`
    const { data } = await fetchJson<ListAnswer>(port, { method: 'GET', path })
    found.push(...data.products)
    if (found.length >= data.totalProducts) break
  }
  return found
}

/** By the owner's own use case, beside the open shop. */
function fillShelves(dataDir: string, items: Item[]): Promise<void> {
  return besideShop(dataDir, async (shop) => {
    for (const item of items) await adjustStock(shop, item, PIECES, 'for the bench')
  })
}

/** Works on the database of an open shop, as the owner's tools do. */
export async function besideShop<T>(dataDir: string, work: (shop: Shop) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const onGone = (failure: Error) => console.error(failure.message)
  const database = await openDatabase({ config, role: 'guest', note: console.error, onGone })
  try {
    return await work(makeShop(config, database))
  } finally {
    await database.close()
  }
}

async function signUp(port: number, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  const waiting = Array.from({ length: count }, (_, index) => String(7_000_000_000 + index))
  const one = async () => {
    for (let phonenumber = waiting.pop(); phonenumber !== undefined; phonenumber = waiting.pop()) {
      const body = { username: 'Bench Shopper', phonenumber, password }
      const call = { method: 'POST', path: '/api/v1/user/register', body } as const
      const { token } = await fetchJson<{ token: string }>(port, call)
      shoppers.push({ phonenumber, token })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return shoppers
}
