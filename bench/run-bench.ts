import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BareAnswer } from './bare-server.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import { type Bench, type Measured, measure, median } from './measure.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { type Operation, operations } from './operations.ts'
import { type Options, readOptions, usage } from './options.ts'
import { memoryOf, memoryOfFamily } from './process-figures.ts'
import { barHolds, layOutTable, type ProcessFigures, remarksOf, rowsOf, writeResults } from './report.ts'
import { startWorker } from './worker.ts'
import { prepareWorld } from './world.ts'

const root = path.join(import.meta.dirname, '..')
const RESULTS = path.join(import.meta.dirname, 'results.md')
const FULL = { rounds: 5, seconds: 1.5, shoppers: 200 }
const QUICK = { rounds: 3, seconds: 0.5, shoppers: 60 }

/** `npm run bench`: gives the exit status, 1 where a bar is missed. */
export async function runBench(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (!options) {
    console.error(usage)
    return 2
  }
  // on the disk that a shop's own data would be on: /tmp may be memory, which makes every commit free
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const dataDir = mkdtempSync(path.join(root, '.cache/bench-'))
  process.once('SIGINT', () => process.exit(130))
  try {
    return await measureAll(dataDir, options)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureAll(dataDir: string, options: Options): Promise<number> {
  const effort = options.quick ? QUICK : FULL
  const chosen = operations.filter(({ name }) => options.only.length === 0 || options.only.includes(name))
  const bare = startWorker<BareAnswer[], number>('bare-server.ts')
  const load = startWorker<LoadJob, LoadResult>('load-generator.ts')
  const [busy = 0] = os.loadavg()
  console.log('Opening a shop of its own')
  const first = await openShop(dataDir)
  const world = await prepareWorld(first.port, dataDir, effort.shoppers).finally(first.close)
  const bench = { world, bare, load, ...effort }
  const withCache = await measureShop(await openShop(dataDir), bench, chosen, 'on')
  const withoutCache = await measureShop(await openShop(dataDir, { PUBLIC_CACHE_MB: '0' }), bench, chosen, 'off')
  bare.stop()
  load.stop()
  const results = [...withCache.results, ...withoutCache.results]
  const warmStartMs = median([withCache.firstAnswerMs, withoutCache.firstAnswerMs])
  tell(options, results, { ...withCache.memory, firstStartMs: first.firstAnswerMs, warmStartMs, busy }, effort)
  return results.some((result) => result.operation.bar && !barHolds(result.operation.bar, result)) ? 1 : 0
}

async function measureShop(shop: OpenShop, bench: Omit<Bench, 'shop'>, chosen: Operation[], cache: Operation['cache']) {
  const results: Measured[] = []
  try {
    for (const operation of chosen.filter((each) => each.cache === cache)) {
      process.stdout.write(`${operation.name} `)
      results.push(await measure({ ...bench, shop }, operation))
    }
    const memory = { nodeMemory: memoryOf(shop.pid), databaseMemory: memoryOfFamily(shop.databasePid) }
    return { results, memory, firstAnswerMs: shop.firstAnswerMs }
  } finally {
    await shop.close()
  }
}

function tell(options: Options, results: Measured[], figures: ProcessFigures, effort: typeof FULL): void {
  const rows = rowsOf(results)
  const remarks = remarksOf(results, figures)
  console.log(`\n\n${layOutTable(rows)}\n\n${remarks.join('\n')}`)
  if (options.quick || options.only.length > 0) return
  const how = `Demo shop, embedded database, shop, database and load generator on one machine; 16 connections, medians of ${effort.rounds} rounds of ${effort.seconds} s each, in turn with a bare server that gives the same bytes with the same headers. Noisy machines: believe ratios and CPU.`
  writeFileSync(RESULTS, writeResults(rows, remarks, { command: 'npm run bench', how }))
  console.log(`Written to ${path.relative(root, RESULTS)}`)
}
