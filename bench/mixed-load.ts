import { auditMoney } from '../src/server/operations/audit/audit-money.ts'
import type { BenchRequest } from './http-wire.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import type { OpenShop } from './open-shop.ts'
import { addItem, address, api, get, itemsFor, signedIn } from './operations.ts'
import { memoryOf } from './process-figures.ts'
import type { Worker } from './worker.ts'
import { besideShop, type World } from './world.ts'

/** The effect of many concurrent shoppers on the shop. */
export interface MixedResult {
  connections: number
  seconds: number
  perSecond: number
  p50: number
  p99: number
  /** Answers of 400 and more. */
  errors: number
  orders: number
  /** MB of the Node process: the middle over the end of the first half, and over the end of the second. */
  memoryBefore: number
  memoryAfter: number
  auditClean: boolean
}

/** The products and categories to browse. */
export type Goods = Pick<World, 'productIds' | 'categoryIds' | 'names'>

const SAMPLE_MS = 500

/** 90 % browsing, 8 % carts, 2 % orders, on so many connections, each with its own shopper; then the audit. */
export async function runMixedLoad(
  shop: OpenShop,
  dataDir: string,
  world: World,
  load: Worker<LoadJob, LoadResult>,
  seconds: number,
): Promise<MixedResult> {
  const connections = world.shoppers.length
  const each = world.shoppers.map((_, shopper) => cycleOf(world, shopper))
  const memory: number[] = []
  const sampling = setInterval(() => memory.push(memoryOf(shop.pid) ?? 0), SAMPLE_MS)
  const result = await load.ask({ port: shop.port, connections, requests: { each }, seconds })
  clearInterval(sampling)
  const latencies = [...result.latencies].sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  const half = Math.floor(memory.length / 2)
  const errors = Object.entries(result.statuses).reduce(
    (sum, [status, count]) => sum + (Number(status) >= 400 ? count : 0),
    0,
  )
  if (errors > 0) console.error(`Mixed load: ${JSON.stringify(result.statuses)} ${result.failure}`)
  return {
    connections,
    seconds,
    perSecond: result.answers / result.seconds,
    p50: at(0.5),
    p99: at(0.99),
    errors,
    orders: result.statuses[201] ?? 0,
    memoryBefore: middleOf(memory.slice(Math.floor(half * 0.5), half)),
    memoryAfter: middleOf(memory.slice(-Math.ceil(half * 0.5))),
    auditClean: await besideShop(dataDir, async (audited) => (await auditMoney(audited)).clean),
  }
}

function middleOf(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Returns the requests that one shopper repeats: 45 page views, 4 cart calls, 1 order. */
function cycleOf(world: World, shopper: number): BenchRequest[] {
  const { token = '' } = world.shoppers[shopper] ?? {}
  const [first, second] = itemsFor(world, shopper, 2)
  const carts = [first, second].flatMap((item) =>
    item ? [addItem(token, item), get(`${api}/cart/get-cart`, signedIn(token))] : [],
  )
  const order: BenchRequest = {
    method: 'POST',
    path: `${api}/order/placeOrder`,
    headers: signedIn(token),
    body: { address, paymentMethod: 'cod' },
  }
  const cycle = [...carts, order].flatMap((call, index) => [...looks(world, shopper * 7 + index), call])
  // each begins with another look, so that not everybody orders at the same moment
  const start = shopper % 10
  return [...cycle.slice(start), ...cycle.slice(0, start)]
}

/** Nine things that somebody looks at. */
export function looks({ productIds, categoryIds, names }: Goods, from: number): BenchRequest[] {
  const pick = (list: string[], index: number) => encodeURIComponent(list[(from * 13 + index) % list.length] ?? '')
  return [
    get('/'),
    get(`/products?categoryId=${pick(categoryIds, 0)}`),
    get(`${api}/product/get-products?categoryId=${pick(categoryIds, 1)}&sort=price-low`),
    get(`/products/${pick(productIds, 2)}`),
    get(`${api}/product/get-product/${pick(productIds, 3)}`),
    get(`${api}/product/get-products?q=${pick(names, 4)}`),
    get(`${api}/product/get-product/${pick(productIds, 5)}`),
    get(`${api}/category/allcategories`),
    get(`/products/${pick(productIds, 6)}`),
  ]
}
