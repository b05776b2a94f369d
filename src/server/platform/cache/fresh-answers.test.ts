import fc from 'fast-check'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { often } from '../../../../test/how-often.ts'
import { limits } from '../../../shared/limits.ts'
import { changePrice } from '../../catalogue/change-price.ts'
import { beginCommand } from '../../commands/command-queries.ts'
import { adjustStock } from '../../stock/adjust-stock.ts'
import { availableOf } from '../../stock/stock-queries.ts'
import { transact } from '../db/transact.ts'
import { productTag } from './tags.ts'

// Three processes on one database: one that keeps answers, another that does, and one that keeps nothing.
const env = { PUBLIC_URL: 'http://shop.test' }
let shop: TestShop
let other: TestShop
let uncached: TestShop
let products: { id: string; variantId: string | null }[]
let paths: string[]
beforeAll(async () => {
  shop = await openShop({ demo: true, env })
  other = await openShop({ beside: shop, env })
  uncached = await openShop({ beside: shop, env: { ...env, PUBLIC_CACHE_MB: '0' } })
  const { rows } = await shop.pool.query(`
    SELECT p.id, (SELECT v.id FROM variants v WHERE v.product_id = p.id ORDER BY position LIMIT 1) AS "variantId"
      FROM products p ORDER BY created_at DESC LIMIT 5`)
  products = rows
  const lists = [
    '',
    '?sort=price-low&limit=100',
    '?sort=price-high&minPrice=100&maxPrice=5000',
    '?q=bearing',
    '?page=4',
  ]
  paths = [
    ...lists.map((query) => `/api/v1/product/get-products${query}`),
    ...products.flatMap(({ id }) => [`/api/v1/product/get-product/${id}`, `/products/${id}`]),
    ...['search-index'].map((name) => `/api/v1/product/${name}`),
    '/api/v1/category/allcategories',
    '/api/v1/label/getlabels',
    '/',
    '/products',
    '/products?sort=price-low',
  ]
}, 60_000)
afterAll(async () => {
  await uncached.close()
  await other.close()
  await shop.close()
})

/** Everything that the public sees, as it is sent. */
const everything = (from: TestShop) =>
  Promise.all(paths.map(async (path) => `${path} ${await (await fetch(from.url + path)).text()}`))

type Write = { kind: (typeof kinds)[number]; product: number; amount: number }
const kinds = ['price', 'stock', 'order', 'cancel', 'online', 'review'] as const

const writes: Record<
  Write['kind'],
  (key: { id: string; variantId: string | null }, amount: number) => Promise<unknown>
> = {
  price: ({ id, variantId }, amount) =>
    changePrice(shop.shop, { productId: id, variantId }, { price: amount * 200, offerPrice: amount * 100 }),
  // Few, plenty and the border between them, where pages begin to tell the number; also more off than there are.
  stock: async (key, amount) => {
    const counted = { productId: key.id, variantId: key.variantId }
    const [available = 0] = await availableOf(shop.db, [counted])
    const change = limits.plentyOfStock + (amount % 5) - 2 - available
    await adjustStock(shop.shop, counted, amount % 4 === 0 ? -amount : change || 1, 'counted').catch(() => undefined)
  },
  order: (key) => order(key),
  cancel: async (key) => {
    const { token, id } = await order(key)
    await shop.call('PATCH', `/order/change-status/${id}`, { token, body: { status: 'cancelled' } })
  },
  online: async (key) => {
    const token = await fillCart(key)
    await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  },
  review: ({ id }, amount) => sendReview(shop, { productId: id, rating: String(1 + (amount % 5)) }),
}

async function fillCart({ id: productId, variantId }: { id: string; variantId: string | null }) {
  const { token } = await buildShopper(shop.shop)
  await shop.call('POST', '/cart/add-to-cart', { token, body: { productId, variantId, quantity: 1 } })
  return token
}

async function order(key: { id: string; variantId: string | null }) {
  const token = await fillCart(key)
  const { body } = await shop.call('POST', '/order/placeorder', { token, body: { address: kozhikode } })
  return { token, id: body.data?._id ?? 'none' }
}

const write = fc.record({
  kind: fc.constantFrom(...kinds),
  product: fc.nat(4),
  amount: fc.integer({ min: 2, max: 900 }),
})

test('after any writes each kept answer, JSON or page, is what would be computed now, in the other process too', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 4 }), async (steps) => {
      await everything(shop)
      await everything(other)
      for (const { kind, product, amount } of steps) {
        await writes[kind](products[product] ?? { id: '', variantId: null }, amount)
        expect(await everything(shop)).toEqual(await everything(uncached))
      }
      const now = await everything(uncached)
      await vi.waitFor(async () => expect(await everything(other)).toEqual(now), { timeout: 10_000 })
    }),
    { numRuns: often(8, 4) },
  )
}, 180_000)

test('what changed while the line between the processes was cut is seen as soon as it is there again', async () => {
  await everything(other)
  await shop.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'beypore-notices' AND datname = current_database()`,
  )
  const [first] = products
  await writes.price(first ?? { id: '', variantId: null }, 777)
  const now = await everything(uncached)
  await vi.waitFor(async () => expect(await everything(other)).toEqual(now), { timeout: 10_000 })
}, 60_000)

test('a change is told to the other process though every connection of the pool is taken, for as long as it is', async () => {
  await everything(other)
  const { pool } = shop.shop
  const taken = await Promise.all(Array.from({ length: 9 }, () => pool.connect()))
  const [{ id } = { id: '' }] = products
  let queue: Promise<PoolClient>[] = []
  await transact(shop.shop, async ({ tx, stale }) => {
    await beginCommand(tx, 'test')
    await tx.updateTable('products').set({ name: 'Renamed while all is busy' }).where('id', '=', id).execute()
    stale(productTag(id))
    // whoever stands in line has the connection as soon as this lets go of it
    queue = Array.from({ length: 20 }, () => pool.connect())
    for (const each of queue) each.catch(() => undefined)
  })
  const shown = async () => (await fetch(`${other.url}/api/v1/product/get-product/${id}`)).text()
  try {
    await vi.waitFor(async () => expect(await shown()).toContain('Renamed while all is busy'), { timeout: 20_000 })
    expect(pool.idleCount).toBe(0)
  } finally {
    for (const client of taken) client.release()
    await Promise.allSettled(queue.map((each) => each.then((client) => client.release())))
  }
}, 60_000)

test('many who ask at once for what is not kept are one computation, however they write it', async () => {
  shop.shop.cache.clear()
  await fetch(`${shop.url}/api/v1/product/get-products?limit=9`)
  const queries = vi.spyOn(shop.shop.reads, 'query')
  const ask = (number: number) => fetch(`${shop.url}/api/v1/product/get-products?limit=17&utm=${number}`)
  const answers = await Promise.all(Array.from({ length: 300 }, async (_, number) => (await ask(number)).text()))
  const pages = queries.mock.calls.filter(([query]) => (query as { name?: string }).name === 'products-of-page')
  queries.mockRestore()
  expect(pages).toHaveLength(1)
  expect(new Set(answers).size).toBe(1)
})
