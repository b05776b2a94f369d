import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { readConfig } from '../../src/server/platform/config.ts'
import { type OpenDatabase, openDatabase } from '../../src/server/platform/db/open-database.ts'
import type { Shop } from '../../src/server/platform/shop.ts'
import { listProducts } from '../../src/server/search/list-products.ts'
import { makeShop } from '../../src/server/start/make-shop.ts'
import type { ProductQuery } from '../../src/shared/contract/product-query.ts'
import { largeDataDir } from '../large-shop.ts'
import { readDatabasePid } from '../open-shop.ts'
import { cpuOfFamily } from '../process-figures.ts'
import { compareHits } from './compare-hits.ts'
import { rivalList } from './rival-lists.ts'
import { rivalSearch } from './rival-search.ts'
import { makeRivalTables } from './rival-tables.ts'
import { type Catalogue, type Job, jobs } from './search-jobs.ts'

const SIZES = [2_000, 50_000, 200_000]
const CALLERS = 16
/** Number of cores. If nothing else runs, 16 callers wait for CPU time only: each for the others', on this many cores. */
const CORES = 2

/** The effort of the measurement: each round asks this many questions of each of the two engines, in turn. */
export interface Effort {
  rounds: number
  calls: number
}

type Engine = (shop: Shop, query: ProductQuery) => Promise<unknown>
const ours: Engine = listProducts
const theirs: Engine = (shop, query) => (query.q ? rivalSearch(shop, query) : rivalList(shop, query))

/** The times that one of the two engines took. */
interface Taken {
  ms: number[]
  nodeCpu: number
  databaseCpu: number
}

const columns = [
  'products',
  'job',
  'p50 ms: ours',
  'PostgreSQL',
  'p95 ms: ours',
  'PostgreSQL',
  'CPU ms: ours',
  'PostgreSQL',
  'CPU ratio',
  'p95 with 2 free cores: ours',
  'PostgreSQL',
  'bar p95 ms',
  'PostgreSQL: bars',
  'what',
]

/** Rows of a table with their head, and remarks. */
interface Comparison {
  rows: string[][]
  remarks: string[]
}

/** The shop's search and lists beside PostgreSQL's own, at each size. */
export async function compareSearch(effort: Effort): Promise<Comparison> {
  const all: Comparison = { rows: [columns], remarks: [] }
  for (const products of SIZES) {
    const { rows, remarks } = await compareAt(products, effort)
    all.rows.push(...rows)
    all.remarks.push(...remarks)
  }
  return all
}

async function compareAt(products: number, effort: Effort): Promise<Comparison> {
  const dataDir = path.resolve(await largeDataDir(products))
  const database = await openShopDatabase(dataDir)
  try {
    const sizes = await makeRivalTables(database.owner)
    const shop = makeShop(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }), database)
    const catalogue = await readCatalogue(shop, products)
    const remarks = [
      `${products} products: ours ${sizes.ours} MB on disk, PostgreSQL's ${sizes.theirs} MB. Load average ${os.loadavg()[0]?.toFixed(0)}.`,
      ...(await compareHits(shop, catalogue)),
    ]
    const rows: string[][] = []
    for (const job of jobs) {
      const row = await compareJob(shop, catalogue, job, effort, readDatabasePid(dataDir))
      console.log(row.join('  '))
      rows.push(row)
    }
    return { rows, remarks }
  } finally {
    await database.close()
  }
}

function openShopDatabase(dataDir: string): Promise<OpenDatabase> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const onGone = (failure: Error) => console.error(failure.message)
  return openDatabase({ config, role: 'guest', note: console.error, onGone })
}

async function readCatalogue({ db }: Shop, products: number): Promise<Catalogue> {
  const sample = db.selectFrom('products').select('name').where('active', '=', true)
  const names = await sample
    .orderBy((eb) => eb.fn('md5', ['id']))
    .limit(4000)
    .execute()
  const categories = await db.selectFrom('categories').select('id').orderBy('id').execute()
  return { products, names: names.map(({ name }) => name), categoryIds: categories.map(({ id }) => id) }
}

async function compareJob(
  shop: Shop,
  catalogue: Catalogue,
  job: Job,
  { rounds, calls }: Effort,
  pid: number,
): Promise<string[]> {
  const all = job.queries(catalogue, (rounds + 1) * calls)
  const perRound = Math.floor(all.length / (rounds + 1))
  const taken = { ours: nothingTaken(), theirs: nothingTaken() }
  for (let round = 0; round <= rounds; round += 1) {
    const queries = all.slice(round * perRound, (round + 1) * perRound)
    // the first round only warms; who begins changes
    const into = round === 0 ? { ours: nothingTaken(), theirs: nothingTaken() } : taken
    const turns = [() => ask(shop, ours, queries, pid, into.ours), () => ask(shop, theirs, queries, pid, into.theirs)]
    for (const turn of round % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  return rowOf(catalogue.products, job, taken)
}

function nothingTaken(): Taken {
  return { ms: [], nodeCpu: 0, databaseCpu: 0 }
}

async function ask(shop: Shop, engine: Engine, queries: ProductQuery[], pid: number, taken: Taken): Promise<void> {
  const database = databaseCpu(pid)
  const node = process.cpuUsage()
  const waiting = queries.toReversed()
  const caller = async () => {
    for (let query = waiting.pop(); query; query = waiting.pop()) {
      const began = performance.now()
      // each waits for a turn of its own, as behind a socket: callers who are answered from memory leave the database's answers one
      await setImmediate()
      await engine(shop, query)
      taken.ms.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller))
  const { user, system } = process.cpuUsage(node)
  taken.nodeCpu += (user + system) / 1000
  taken.databaseCpu += databaseCpu(pid) - database
}

/** The larger of two looks: a connection that ends during one is missing in it, with all that it ever took. */
function databaseCpu(pid: number): number {
  return Math.max(cpuOfFamily(pid) ?? 0, cpuOfFamily(pid) ?? 0)
}

function rowOf(products: number, job: Job, { ours, theirs }: { ours: Taken; theirs: Taken }): string[] {
  const at = ({ ms }: Taken, share: number) => ms.toSorted((a, b) => a - b)[Math.floor(ms.length * share)] ?? 0
  const bar = job.bar(products)
  const both = [ours, theirs]
  const free = both.map((taken) => cpuOf(taken) * (CALLERS / CORES) * (at(taken, 0.95) / mean(taken.ms)))
  return [
    products.toLocaleString('en-GB'),
    job.name,
    ...both.map((taken) => at(taken, 0.5).toFixed(1)),
    ...both.map((taken) => at(taken, 0.95).toFixed(1)),
    ...both.map((taken) => cpuOf(taken).toFixed(2)),
    `1 : ${(cpuOf(theirs) / cpuOf(ours)).toPrecision(2)}`,
    ...free.map((ms) => ms.toFixed(0)),
    String(bar),
    ((free[1] ?? 0) / bar).toPrecision(2),
    job.what,
  ]
}

/** Of one question, in this process and the database together. */
function cpuOf({ ms, nodeCpu, databaseCpu }: Taken): number {
  return (nodeCpu + databaseCpu) / ms.length
}

function mean(ms: number[]): number {
  return ms.reduce((sum, each) => sum + each, 0) / ms.length
}
