import type { BenchRequest } from './http-wire.ts'
import { manyTexts } from './large-operations.ts'
import { largeDataDir, largeWorld } from './large-shop.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import { median } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { api, get } from './operations.ts'
import { memoryOf, memoryOfFamily } from './process-figures.ts'
import { middle, type Round, roundOn } from './round-on.ts'
import type { Worker } from './worker.ts'
import type { World } from './world.ts'

const SIZES = [1000, 1_000_000]
/** A million may cost so many times what a thousand costs. */
const BAR = 3
const CONNECTIONS = 8
/** Number of times each shop is started. */
const STARTS = 3

const sorts = ['newest', 'price-low', 'price-high']
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const list = (query: string) => get(`${api}/product/get-products?${query}`)

/** The requests of one question; each answer is computed anew. */
interface Question {
  name: string
  /**
   * True: the shops cache the sets by which lists are counted, as any open shop does, and no question comes twice. False: they
   * cache nothing, so that a question may come again.
   */
  kept: boolean
  requests: (world: World) => BenchRequest[]
}

/** Of each category below prices of which none is asked for twice. */
const belowPrices = ({ categoryIds }: World, more = '') =>
  numbers(60_000).map((index) => {
    const category = categoryIds[index % categoryIds.length]
    return list(`${more}categoryId=${category}&maxPrice=${(500 + index / 20).toFixed(2)}&sort=${sorts[index % 3]}`)
  })

const questions: Question[] = [
  {
    name: 'lists of a category',
    kept: false,
    requests: ({ categoryIds }) =>
      [1, 2, 3].flatMap((page) =>
        sorts.flatMap((sort) => categoryIds.map((id) => list(`categoryId=${id}&sort=${sort}&page=${page}`))),
      ),
  },
  {
    name: 'products',
    kept: false,
    requests: ({ productIds }) => productIds.slice(0, 20_000).map((id) => get(`${api}/product/get-product/${id}`)),
  },
  {
    name: 'product pages',
    kept: false,
    requests: ({ productIds }) => productIds.slice(0, 5000).map((id) => get(`/products/${id}`)),
  },
  { name: 'a category below a price', kept: true, requests: (world) => belowPrices(world) },
  { name: 'a category with its facets', kept: true, requests: (world) => belowPrices(world, 'facets=1&') },
  {
    name: 'listing pages of a category below a price',
    kept: true,
    requests: ({ categoryIds }) =>
      numbers(60_000).map((index) =>
        get(`/products?categoryId=${categoryIds[index % categoryIds.length]}&maxPrice=${500 + index}`),
      ),
  },
  { name: 'searches, half misspelt', kept: true, requests: manyTexts },
]

const COLUMNS = [
  'what',
  'p50 ms: 1,000',
  '1,000,000',
  'p95 ms: 1,000',
  '1,000,000',
  'CPU ms: 1,000',
  '1,000,000',
  'times the cost',
  'bar',
]

/** A shop of a million products beside one of a thousand, in turn: what an answer costs, and how long each takes to start. */
export async function compareSizes(load: Worker<LoadJob, LoadResult>, effort: { rounds: number; seconds: number }) {
  const folders: string[] = []
  for (const size of SIZES) folders.push(await largeDataDir(size))
  const rows = [COLUMNS, startRow(await startTimes(folders))]
  const remarks: string[] = []
  for (const kept of [false, true]) {
    const env: Record<string, string> = kept ? {} : { PUBLIC_CACHE_MB: '0' }
    const shops: OpenShop[] = []
    try {
      for (const folder of folders) shops.push(await openShop(folder, env))
      const worlds = await Promise.all(shops.map((shop, index) => largeWorld(shop.port, folders[index] ?? '')))
      for (const { name, requests } of questions.filter((each) => each.kept === kept)) {
        process.stdout.write(`${name} `)
        rows.push(rowOf(name, await roundsOf(shops, worlds.map(requests), load, effort)))
      }
      remarks.push(...shops.map((shop, index) => memoryRemark(shop, SIZES[index] ?? 0, kept)))
    } finally {
      await Promise.all(shops.map(({ close }) => close()))
    }
  }
  return { rows, remarks, holds: rows.every((row) => row.at(-1) !== 'MISSED') }
}

function memoryRemark({ pid, databasePid }: OpenShop, size: number, kept: boolean): string {
  const [node, database] = [memoryOf(pid), memoryOfFamily(databasePid)]
  const keeps = kept ? 'what lists are counted with is kept' : 'nothing is kept'
  return `${size.toLocaleString('en-GB')} products, ${keeps}: Node ${node?.toFixed(0)} MB, database ${database?.toFixed(0)} MB.`
}

/** Milliseconds to the first page, medians; the first start of each warms what the system keeps of its files. */
async function startTimes(folders: string[]): Promise<number[]> {
  const times: number[] = []
  for (const folder of folders) {
    const each: number[] = []
    for (const _ of numbers(STARTS + 1)) {
      const shop = await openShop(folder)
      each.push(shop.firstAnswerMs)
      await shop.close()
    }
    times.push(median(each.slice(1)))
  }
  return times
}

async function roundsOf(
  shops: OpenShop[],
  requests: BenchRequest[][],
  load: Worker<LoadJob, LoadResult>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Round[][]> {
  const found: Round[][] = shops.map(() => [])
  const from = shops.map(() => 0)
  for (const number of numbers(rounds + 1)) {
    for (const [index, shop] of shops.entries()) {
      const job = { requests: requests[index] ?? [], connections: CONNECTIONS, from: from[index] ?? 0 }
      // the first one warms up
      const round = await roundOn(shop, load, { ...job, seconds: number === 0 ? seconds * 4 : seconds })
      from[index] = job.from + round.answers
      if (number > 0) found[index]?.push(round)
    }
  }
  return found
}

function rowOf(name: string, [small = [], large = []]: Round[][]): string[] {
  const cpu = (round: Round) => round.nodeCpu + round.databaseCpu
  const times = median(large.map((round, index) => cpu(round) / cpu(small[index] ?? round)))
  const both = (figure: 'p50' | 'p95') => [small, large].map((rounds) => middle(rounds, figure).toFixed(1))
  const cost = [small, large].map((rounds) => median(rounds.map(cpu)).toFixed(2))
  return [name, ...both('p50'), ...both('p95'), ...cost, ...verdict(times)]
}

function startRow([small = 0, large = 0]: number[]): string[] {
  const ms = [small, large].map((time) => time.toFixed(0))
  return ['from the start to the first page', ...ms, '', '', '', '', ...verdict(large / small)]
}

function verdict(times: number): string[] {
  return [times.toFixed(1), times <= BAR ? 'holds' : 'MISSED']
}
