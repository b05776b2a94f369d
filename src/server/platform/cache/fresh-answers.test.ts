import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { kozhikode } from '../../../../test/builders/addresses.ts'
import { buildShopper } from '../../../../test/builders/build-shopper.ts'
import { publicPaths } from '../../../../test/builders/public-paths.ts'
import { sendReview } from '../../../../test/builders/review-form.ts'
import { buildSeasons, setTimes } from '../../../../test/builders/seasons.ts'
import { often } from '../../../../test/how-often.ts'
import { type BuiltStaff, buildStaff } from '../../../../test/office.ts'
import { blankProduct, type GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import { productTag } from '../../../shared/cache-tags.ts'
import { officeEndpoints as calls } from '../../../shared/contract/office/endpoints.ts'
import { indianDay } from '../../../shared/india-time.ts'
import { limits } from '../../../shared/limits.ts'
import { changePrice } from '../../catalogue/goods/change-price.ts'
import { readGoods } from '../../catalogue/goods/read-goods.ts'
import { writeGoods } from '../../catalogue/goods/write-goods.ts'
import { adjustStock } from '../../catalogue/stock/adjust-stock.ts'
import { availableOf } from '../../catalogue/stock/stock-queries.ts'
import { scheduleTax } from '../../catalogue/tax-changes/schedule-tax.ts'
import { asSystem, atTerminal } from '../../staff/commands/at-terminal.ts'
import { beginCommand } from '../../staff/commands/command-queries.ts'
import { inTransaction } from '../db/ask.ts'
import { transact } from '../db/transact.ts'

// Three processes on one database: one that keeps answers, another that does, and one that keeps nothing.
const env = { PUBLIC_URL: 'http://shop.test' }
let shop: TestShop
let other: TestShop
let uncached: TestShop
let manager: BuiltStaff
let products: { id: string; variantId: string | null }[]
let paths: string[]
beforeAll(async () => {
  shop = await openShop({ demo: true, env })
  other = await openShop({ beside: shop, env })
  uncached = await openShop({ beside: shop, env: { ...env, PUBLIC_CACHE_MB: '0' } })
  manager = await buildStaff(shop, ['manager'])
  const { rows } = await shop.pool.query(`
    SELECT p.id, (SELECT v.id FROM variants v WHERE v.product_id = p.id ORDER BY position LIMIT 1) AS "variantId"
      FROM products p ORDER BY created_at DESC LIMIT 5`)
  products = rows
  const ids = products.map(({ id }) => id)
  paths = publicPaths(ids)
  await buildSeasons(manager, ids)
}, 60_000)
afterAll(async () => {
  await uncached.close()
  await other.close()
  await shop.close()
})

/** All that the public sees. */
const everything = (from: TestShop) =>
  Promise.all(paths.map(async (path) => `${path} ${await (await fetch(from.url + path)).text()}`))

const dayMs = 86_400_000
type Write = (key: { id: string; variantId: string | null }, amount: number) => Promise<unknown>
const writes = {
  price: ({ id, variantId }, amount) =>
    changePrice(shop.shop, { productId: id, variantId }, { price: amount * 200, offerPrice: amount * 100 }),
  // Few, plenty and the border between them, where pages begin to tell the number; also more off than there are.
  stock: async (key, amount) => {
    const counted = { productId: key.id, variantId: key.variantId }
    const [available = 0] = await availableOf(shop.db, [counted])
    const change = limits.plentyOfStock + (amount % 5) - 2 - available
    await adjustStock(shop.shop, counted, amount % 4 === 0 ? -amount : change || 1, 'counted').catch(() => undefined)
  },
  // the last piece goes, and comes back
  none: async ({ id: productId, variantId }, amount) => {
    const [available = 0] = await availableOf(shop.db, [{ productId, variantId }])
    await adjustStock(shop.shop, { productId, variantId }, -available || amount, 'counted')
  },
  said: ({ id }, amount) =>
    put([
      { id, product: { attributes: [{ key: 'bore', value: amount, text: `${amount} mm` }], countryOfOrigin: 'Nepal' } },
    ]),
  order: (key) => order(key),
  cancel: async (key) => {
    const { token, id } = await order(key)
    await shop.call('PATCH', `/order/change-status/${id}`, { token, body: { status: 'cancelled' } })
  },
  online: async (key) => {
    const token = await fillCart(key)
    await shop.call('POST', '/order/paymentIntent', { token, body: { address: kozhikode } })
  },
  // a rate of tomorrow, and tomorrow comes: everybody shows it, though nobody writes anything then
  tax: async ({ id: productId }, amount) => {
    const day = indianDay(new Date(shop.shop.clock().getTime() + dayMs))
    const wanted = { productId, day, gstRate: amount % 41, hsnCode: null, anyway: true }
    await atTerminal(shop.shop, 'product.tax', {}, (work) => scheduleTax(shop.shop, work, wanted)).catch(
      () => undefined,
    )
    expect(await everything(shop)).toEqual(await everything(uncached))
    for (const process of [shop, other, uncached]) process.advance(dayMs)
    // who rests for a day signs in again
    manager = await buildStaff(shop, ['manager'])
  },
  goods: ({ id }, amount) => put([{ id, product: { name: `Renamed ${amount}`, netQuantity: `${amount} g` } }]),
  away: ({ id }, amount) => put([{ id, product: { state: amount % 3 === 0 ? 'on_sale' : 'archived' } }]),
  many: async (_, amount) => {
    const { goods } = await readGoods(shop.db, {}, { now: shop.shop.clock(), most: 120 })
    await put(goods.map(({ id }) => ({ id, product: { netQuantity: `${amount} pieces` } })))
  },
  added: async ({ id }, amount) => {
    const { goods } = await readGoods(shop.db, { ids: [id] }, { now: shop.shop.clock() })
    const { archivedAt: _, ...like } = goods[0]?.product ?? blankProduct
    await put([{ id: null, product: { ...like, gstRate: 18, name: `Added ${amount}`, state: 'on_sale' } }])
  },
  review: ({ id }, amount) => sendReview(shop, { productId: id, rating: String(1 + (amount % 5)) }),
  moderate: async ({ id: productId }, amount) => {
    const { body } = await sendReview(shop, { productId, rating: String(1 + (amount % 5)) })
    const params = { id: body.data?._id ?? 'none' }
    const answer = { version: 1, changes: { answer: { was: null, now: `Thank you ${amount}` } } }
    if (amount % 2 === 0) await manager.call(calls.answerReview, { params, body: answer })
    else await manager.call(calls.hideReview, { params, body: { reason: 'Not about this' } })
    if (amount % 3 === 0) await manager.call(calls.publishReview, { params })
  },
  rename: async (_, amount) => {
    const { kind, id, version, name } = await someOfWindow(['categories', 'subcategories', 'brands', 'labels'], amount)
    const body = { version, changes: { name: { was: name, now: `Renamed ${amount} ${version}` } } }
    await manager.call(calls.changeWindow, { params: { kind, id }, body })
  },
  move: async (_, amount) => {
    const { kind, id } = await someOfWindow(['banners', 'category-banners', 'offers', 'categories', 'labels'], amount)
    await manager.call(calls.orderWindow, { params: { kind, id }, body: { to: amount % 2 ? 'up' : 'down' } })
  },
  archive: async (_, amount) => {
    const { kind, id } = await someOfWindow(['banners', 'category-banners', 'offers', 'categories'], amount)
    const goodsTo = { categoryId: (await someOfWindow(['categories'], amount + 1)).id, subcategoryId: null }
    const body = kind === 'categories' ? { goodsTo } : {}
    await manager.call(calls.archiveInWindow, { params: { kind, id }, body })
    if (amount % 2 === 0) await manager.call(calls.restoreInWindow, { params: { kind, id } })
  },
  labelled: async ({ id }, amount) => {
    const { id: label } = await someOfWindow(['labels'], amount)
    await manager.call(calls.labelGoods, { params: { id: label }, body: { [amount % 3 ? 'add' : 'remove']: [id] } })
  },
  schedule: async (_, amount) => {
    const { kind, id, version } = await someOfWindow(['banners', 'category-banners', 'offers'], amount)
    const now = new Date(shop.shop.clock().getTime() + (amount - 400) * 60_000).toISOString()
    const changes = { [amount % 2 ? 'startsAt' : 'endsAt']: { was: null, now } }
    await manager.call(calls.changeWindow, { params: { kind, id }, body: { version, changes } })
    // the moment comes while everything is kept
    if (amount > 400) for (const each of [shop, other, uncached]) each.advance((amount - 400) * 60_000)
  },
  // what is browsed by comes and goes by the clock of each process, and with it what lists are counted by
  season: async (_, amount) => {
    const { kind, id } = await someOfWindow(['labels', 'categories', 'subcategories', 'brands'], amount)
    const minutes = amount - 200
    const at = new Date(shop.shop.clock().getTime() + minutes * 60_000).toISOString()
    await setTimes(manager, { kind, id }, amount % 3 ? { startsAt: null, endsAt: at } : { startsAt: at, endsAt: null })
    expect(await everything(shop)).toEqual(await everything(uncached))
    for (const each of [shop, other, uncached]) each.advance(Math.max(0, minutes) * 60_000)
    manager = await buildStaff(shop, ['manager'])
  },
} satisfies Record<string, Write>
const kinds = Object.keys(writes) as (keyof typeof writes)[]

/** A product that is on sale, whatever became of others. */
async function anyOnSale(): Promise<string> {
  const { body } = await uncached.call('GET', '/product/get-products?limit=1')
  return body.data?.products?.[0]?._id ?? 'none'
}

/** Something of the shop window. */
async function someOfWindow(kinds: readonly string[], amount: number) {
  const kind = kinds[amount % kinds.length] ?? 'banners'
  const { body } = await manager.call(calls.listWindow, { params: { kind } })
  const record = body.data[amount % Math.max(1, body.data.length)]
  return { kind, id: record?._id ?? 'none', version: record?.version ?? 1, name: record?.name ?? '' }
}

/** Writes goods as the shop itself, whatever the law still wants on their pages. */
const put = (goods: GoodsWrite[]) =>
  asSystem(shop.shop, 'product.change', async (work) => {
    work.about({ kind: 'product', id: 'some' })
    await writeGoods(work, shop.shop, goods, { isUndo: true })
  })

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
    { numRuns: often(12, 5) },
  )
}, 180_000)

test('what changed while the line between the processes was cut is seen as soon as it is there again', async () => {
  await everything(other)
  await shop.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'beypore-notices' AND datname = current_database()`,
  )
  await writes.goods({ id: await anyOnSale(), variantId: null }, 777)
  const now = await everything(uncached)
  await vi.waitFor(async () => expect(await everything(other)).toEqual(now), { timeout: 10_000 })
}, 60_000)

test('a change is told to the other process though every connection of the pool is taken, for as long as it is', async () => {
  await everything(other)
  const end = Promise.withResolvers<void>()
  const begun: number[] = []
  const hold = () => begun.push(1) && end.promise
  const holdOne = () => inTransaction(shop.shop.db, async () => hold())
  const holding = Array.from({ length: 9 }, holdOne)
  const id = await anyOnSale()
  await transact(shop.shop, async ({ tx, stale }) => {
    await beginCommand(tx, 'test')
    await tx.updateTable('products').set({ name: 'Renamed while all is busy' }).where('id', '=', id).execute()
    stale(productTag(id))
    // whoever stands in line has the connection as soon as this lets go of it
    holding.push(...Array.from({ length: 20 }, holdOne))
  })
  const shown = async () => (await fetch(`${other.url}/api/v1/product/get-product/${id}`)).text()
  try {
    await vi.waitFor(async () => expect(await shown()).toContain('Renamed while all is busy'), { timeout: 20_000 })
    await vi.waitFor(() => expect(begun).toHaveLength(10), { timeout: 20_000 })
  } finally {
    end.resolve()
    await Promise.allSettled(holding)
  }
}, 60_000)
