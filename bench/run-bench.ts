import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BareAnswer } from './bare-server.ts'
import { largeOperations } from './large-operations.ts'
import { largeDataDir, largeWorld } from './large-shop.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import { type Bench, type Measured, measure, median } from './measure.ts'
import { runMixedLoad } from './mixed-load.ts'
import { measureOffice } from './office/measure-office.ts'
import { runOnlineOrders } from './online-orders.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { type Operation, operations } from './operations.ts'
import { type Options, type Part, readOptions, usage } from './options.ts'
import { memoryOf, memoryOfFamily } from './process-figures.ts'
import { type Remark, remarkLines, remarksOfDemo, remarksOfLarge, remarksOfMixed } from './remarks.ts'
import { barHolds, layOutTable, rowsOf } from './report.ts'
import { type Section, writeSection } from './results.ts'
import { compareSearch } from './search/compare-search.ts'
import { compareSizes } from './several-sizes.ts'
import { compareWorkers } from './several-workers.ts'
import { startWorker, type Worker } from './worker.ts'
import { prepareWorld, type World } from './world.ts'

const root = path.join(import.meta.dirname, '..')
const FULL = { rounds: 9, seconds: 0.8, shoppers: 200, mixedSeconds: 120 }
const QUICK = { rounds: 3, seconds: 0.5, shoppers: 60, mixedSeconds: 10 }
const LARGE = 200_000

/** The options, effort, bare server and load generator that every part of a run uses. */
interface Tools {
  options: Options
  effort: typeof FULL
  bare: Worker<BareAnswer[], number>
  load: Worker<LoadJob, LoadResult>
}

/** A part of a run; resolves to false if a bar is missed. */
type Run = (tools: Tools) => Promise<boolean>

const runs: Record<Part, Run> = {
  demo: measureDemo,
  large: measureLarge,
  mixed: measureMixed,
  search: measureSearch,
  office: measureLists,
  workers: measureWorkers,
  million: measureMillion,
}

/** `npm run bench`: gives the exit status, 1 where a bar is missed. */
export async function runBench(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (!options) {
    console.error(usage)
    return 2
  }
  process.once('SIGINT', () => process.exit(130))
  const bare = startWorker<BareAnswer[], number>('bare-server.ts')
  const load = startWorker<LoadJob, LoadResult>('load-generator.ts')
  let allHold = true
  for (const part of options.parts) {
    allHold = (await runs[part]({ options, effort: options.quick ? QUICK : FULL, bare, load })) && allHold
  }
  bare.stop()
  load.stop()
  return allHold ? 0 : 1
}

/** On the disk that a shop's own data would be on: /tmp may be memory, which makes every commit free. */
async function inOwnFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const dataDir = mkdtempSync(path.join(root, '.cache/bench-'))
  try {
    return await work(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function measureDemo(tools: Tools): Promise<boolean> {
  const chosen = choose(tools, operations)
  if (chosen.length === 0) return Promise.resolve(true)
  return inOwnFolder(async (dataDir) => {
    const [busy = 0] = os.loadavg()
    console.log('Opening a shop of its own')
    const first = await openShop(dataDir)
    const world = await prepareWorld(first.port, dataDir, tools.effort.shoppers).finally(first.close)
    const kept = await measureShop(await openShop(dataDir), { ...tools, world }, chosen, 'on')
    const online = tools.options.only.length > 0 ? null : await payOnline(dataDir, world)
    const cold = await measureShop(
      await openShop(dataDir, { PUBLIC_CACHE_MB: '0' }),
      { ...tools, world },
      chosen,
      'off',
    )
    const warmStartMs = median([kept.firstAnswerMs, cold.firstAnswerMs])
    const figures = { ...kept.memory, firstStartMs: first.firstAnswerMs, warmStartMs, busy }
    const results = [...kept.results, ...cold.results]
    const what = 'Demo shop, embedded database'
    return tell(tools, { part: 'demo', title: 'The demo shop', what }, results, remarksOfDemo(results, figures, online))
  })
}

async function payOnline(dataDir: string, world: World) {
  const shop = await openShop(dataDir)
  return runOnlineOrders(shop.port, world).finally(shop.close)
}

async function measureLarge(tools: Tools): Promise<boolean> {
  const chosen = choose(tools, largeOperations)
  if (chosen.length === 0) return true
  const dataDir = await largeDataDir(LARGE)
  const [busy = 0] = os.loadavg()
  const shop = await openShop(dataDir)
  const world = await largeWorld(shop.port, dataDir)
  const { results, memory, firstAnswerMs } = await measureShop(shop, { ...tools, world }, chosen, 'on')
  const what = `${LARGE.toLocaleString('en-GB')} products, embedded database`
  const remarks = remarksOfLarge(results, { ...memory, warmStartMs: firstAnswerMs, busy })
  return tell(tools, { part: 'large', title: '200 000 products', what }, results, remarks)
}

function measureMixed(tools: Tools): Promise<boolean> {
  if (tools.options.only.length > 0) return Promise.resolve(true)
  return inOwnFolder(async (dataDir) => {
    const shop = await openShop(dataDir)
    try {
      const world = await prepareWorld(shop.port, dataDir, tools.effort.shoppers)
      console.log('Many shoppers at once')
      const result = await runMixedLoad(shop, dataDir, world, tools.load, tools.effort.mixedSeconds)
      const what = 'Demo shop, 90 % looking around, 8 % carts, 2 % orders'
      return tell(tools, { part: 'mixed', title: 'Many shoppers at once', what }, [], remarksOfMixed(result))
    } finally {
      await shop.close()
    }
  })
}

/** Says what is measured and decides nothing: docs/decisions/055 does. */
async function measureSearch({ options }: Tools): Promise<boolean> {
  const effort = options.quick ? { rounds: 2, calls: 32 } : { rounds: 3, calls: 200 }
  const { rows, remarks } = await compareSearch(effort)
  console.log(`\n\n${layOutTable(rows)}\n\n${remarks.join('\n')}`)
  const what =
    'Scale demo, embedded database, 16 callers in one process, each question once, percentiles of all rounds together'
  if (!options.quick)
    writeSection({ part: 'search', title: 'Search beside PostgreSQL’s own', what }, effort, rows, remarks)
  return true
}

/** The lists and reports of the back office: each has a bar for nineteen of twenty who ask. */
async function measureLists({ options }: Tools): Promise<boolean> {
  const rounds = options.quick ? 20 : 100
  const { rows, holds } = await measureOffice(rounds)
  console.log(`\n\n${layOutTable(rows)}\n`)
  const what =
    'A million orders, embedded database, one who asks, each question as its use case; bar: p95 below 50 ms, of reports 300 ms (a month) and 1 s (a year)'
  const remark = holds ? 'All lists hold the bar.' : 'A list misses the bar.'
  if (!options.quick)
    writeSection({ part: 'office', title: 'The back office’s lists', what }, { rounds }, rows, [remark])
  return holds
}

/** Says what is measured and decides nothing: docs/scale.md does. */
function measureWorkers({ options, effort, load }: Tools): Promise<boolean> {
  return inOwnFolder(async (dataDir) => {
    const { rows, remarks } = await compareWorkers(dataDir, load, effort)
    console.log(`\n\n${layOutTable(rows)}\n\n${remarks.join('\n')}`)
    const what =
      'Demo shop, embedded database, three shops in turn: one process, two workers, one process that logs requests'
    if (!options.quick)
      writeSection({ part: 'workers', title: 'Two workers beside one', what }, { rounds: effort.rounds }, rows, remarks)
    return true
  })
}

/** Measures the cost of a million products compared with a thousand: at most three times as much (docs/scale.md). */
async function measureMillion({ options, effort, load }: Tools): Promise<boolean> {
  const { rows, remarks, holds } = await compareSizes(load, effort)
  console.log(`\n\n${layOutTable(rows)}\n\n${remarks.join('\n')}`)
  const what =
    'Scale demo, embedded database, 8 connections, each answer made anew, two shops in turn; cost: CPU of Node and database for an answer'
  const section: Section = { part: 'million', title: 'A million products beside a thousand', what }
  if (!options.quick) writeSection(section, { rounds: effort.rounds }, rows, remarks)
  return holds
}

function choose({ options }: Tools, from: Operation[]): Operation[] {
  return from.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
}

async function measureShop(
  shop: OpenShop,
  { effort, world, bare, load }: Tools & { world: World },
  chosen: Operation[],
  cache: Operation['cache'],
) {
  const bench: Bench = { shop, world, bare, load, rounds: effort.rounds, seconds: effort.seconds }
  const results: Measured[] = []
  try {
    for (const operation of chosen.filter((each) => each.cache === cache)) {
      process.stdout.write(`${operation.name} `)
      results.push(await measure(bench, operation))
    }
    const memory = { nodeMemory: memoryOf(shop.pid), databaseMemory: memoryOfFamily(shop.databasePid) }
    return { results, memory, firstAnswerMs: shop.firstAnswerMs }
  } finally {
    await shop.close()
  }
}

function tell({ options, effort }: Tools, section: Section, results: Measured[], remarks: Remark[]): boolean {
  const rows = results.length > 0 ? rowsOf(results) : []
  console.log(`\n\n${layOutTable(rows)}\n\n${remarkLines(remarks).join('\n')}`)
  if (!options.quick && options.only.length === 0) writeSection(section, effort, rows, remarkLines(remarks))
  const missed = results.some((result) => result.operation.bar && !barHolds(result.operation.bar, result))
  return !missed && remarks.every(({ holds }) => holds !== false)
}
