import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openShop } from '../../bench/open-shop.ts'
import { layOutTable } from '../../bench/report.ts'
import { prepareWorld } from '../../bench/world.ts'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { untilStopped } from '../../src/server/terminal/told-to-stop.ts'
import { type Compared, compareBooks, faultsOf, fillShelves, withBooks } from '../drill/compare-books.ts'
import { longestGap } from '../drill/run-drill.ts'
import { sendShoppers, type Told } from '../drill/shoppers.ts'
import { until } from '../drill/two-servers.ts'
import { Ear } from './ear.ts'
import { COLUMNS, errorsIn, isFlat, type Row, rowOf } from './report-soak.ts'
import { makeSmallDisk, type SmallDisk } from './small-disk.ts'
import { clockFileIn, findFaketime, killShop, type Scene, type Trouble, troubles } from './troubles.ts'
import { sendVisitors } from './visitors.ts'
import { watchProcess } from './watch-process.ts'
import { STOPPED, whenTold } from './when-told.ts'

const root = path.join(import.meta.dirname, '../..')
const usage =
  'npm run soak [-- --minutes 30] [--only part-of-a-name]: a shop under load while one thing after the other goes wrong'
const SHOPPERS = 12
const VISITORS = 6
/** A shopper's order is followed by so long a rest: some fifteen orders a second, and a disk that lasts. */
const REST_MS = 600
/** A trouble lasts as long as most time limits of the shop, where there is time for all of them. */
const LONGEST_MS = 25_000
const SHORTEST_MS = 4000
/** Of a trouble's time, how long the shop is left alone after it. */
const CALM = 0.6
const BACK_MS = 90_000
const ENDED = 'the shop’s process ended'
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

type Options = { minutes: number; only: string }

/**
 * `npm run soak`: a real shop in a process of its own, with visitors, and shoppers who buy by cash and online; then one trouble after
 * the other, for so many minutes. Gives 0 where every acknowledged order is there once, the audit is clean after each trouble, no
 * answer was cut off or a failure without a word of when to come back, the process lived through all and its memory stayed flat. Told to
 * stop (SIGINT, SIGTERM), it leaves nothing behind, and gives 130.
 */
export async function runSoak(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (!options) {
    console.error(usage)
    return 2
  }
  return untilStopped(async (stopping) => {
    mkdirSync(path.join(root, '.cache'), { recursive: true })
    const folder = mkdtempSync(path.join(root, '.cache/soak-'))
    const disk = smallDisk(folder)
    try {
      return await soak(folder, disk, options, stopping)
    } catch (error) {
      if (!stopping.aborted) throw error
      log('Told to stop: what was opened for it is cleared away')
      return STOPPED
    } finally {
      disk?.end()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

function readOptions(words: string[]): Options | undefined {
  try {
    const options = { minutes: { type: 'string', default: '30' }, only: { type: 'string', default: '' } } as const
    const { values } = parseArgs({ args: words, options })
    const minutes = Number(values.minutes)
    return minutes > 0 ? { minutes, only: values.only } : undefined
  } catch {
    return undefined
  }
}

function smallDisk(folder: string): SmallDisk | null {
  try {
    return makeSmallDisk(folder)
  } catch (error) {
    log(`No disk of its own: ${(error as Error).message.split('\n')[0]}`)
    return null
  }
}

async function soak(folder: string, disk: SmallDisk | null, options: Options, stopping: AbortSignal): Promise<number> {
  const dataDir = path.join(disk?.folder ?? folder, 'data')
  const faketime = findFaketime()
  const clockFile = faketime ? clockFileIn(folder) : null
  log('A shop opens')
  const shop = await openShop(
    dataDir,
    {
      LOG_LEVEL: 'error',
      PAYMENT_WINDOW_SECONDS: '60',
      DEMO: 'on',
      ...(faketime && clockFile && clockOf(faketime, clockFile)),
    },
    ['--expose-gc', '--import', path.join(import.meta.dirname, 'inside-shop.ts')],
  )
  const watch = watchProcess(shop, dataDir)
  try {
    return await Promise.race([play({ shop, dataDir, disk, clockFile }, options, watch), whenTold(stopping)])
  } finally {
    watch.stop()
    if (stopping.aborted) killShop(shop, dataDir)
    await shop.close()
  }
}

type Watch = ReturnType<typeof watchProcess>

async function play(
  opened: Pick<Scene, 'shop' | 'dataDir' | 'disk' | 'clockFile'>,
  { minutes, only }: Options,
  watch: Watch,
): Promise<number> {
  const { shop, dataDir } = opened
  const url = `http://127.0.0.1:${shop.port}`
  const books = { DATA_DIR: dataDir }
  const goods = await prepareWorld(shop.port, dataDir, 0)
  const products = await fillShelves(books, SHOPPERS)
  const ear = new Ear()
  const shoppers = await sendShoppers(url, products, log, { restMs: REST_MS, hear: ear.hear })
  const visitors = sendVisitors(url, goods, VISITORS, ear.hear)
  const chosen = troubles.filter(({ name }) => name.includes(only))
  const lastMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (minutes * 60_000) / (chosen.length * (1 + CALM))))
  const scene: Scene = { ...opened, url, lastMs }
  log(`${SHOPPERS} shoppers, ${VISITORS} visitors; each trouble lasts ${(lastMs / 1000).toFixed(0)} s`)
  // what every process has once, such as compiled code, is no leak
  await sleep(lastMs)
  const rows = await playAll(chosen, scene, { minutes, ear, told: shoppers.told, watch })
  await Promise.all([visitors.stop(), shoppers.stop()])
  const compared = await compareBooks(books, shoppers.told)
  if (watch.ended()) console.error(shop.output().slice(-4000))
  for (const line of errorsIn(shop.output())) console.log(`In the log: ${line}`)
  return tell(rows, shoppers.told, compared, ear)
}

function clockOf(faketime: string, file: string): Record<string, string> {
  return {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
  }
}

interface Watching {
  minutes: number
  ear: Ear
  told: Told
  watch: Watch
}

async function playAll(chosen: readonly Trouble[], scene: Scene, watching: Watching): Promise<Row[]> {
  const rows: Row[] = []
  const ends = performance.now() + watching.minutes * 60_000
  for (let round = 1; round === 1 || performance.now() < ends; round += 1) {
    for (const trouble of chosen) {
      if (round > 1 && performance.now() >= ends) break
      const missing = trouble.missing(scene)
      if (missing) {
        if (round === 1) log(`Not played: ${trouble.name} (${missing})`)
        continue
      }
      log(`${round}. ${trouble.name}`)
      rows.push(await playOne(trouble, scene, watching))
      if (watching.watch.ended()) return rows
    }
  }
  return rows
}

async function playOne(trouble: Trouble, scene: Scene, { ear, told, watch }: Watching): Promise<Row> {
  const from = performance.now()
  const ordersBefore = told.moments.length
  ear.begin()
  const faults = await trouble.play(scene)
  const over = performance.now()
  const sold = told.moments.length
  // whoever waited is answered, and the shop sells again
  const backMs = await until(async () => told.moments.length > sold && (await isReady(scene.url)), BACK_MS).then(
    () => performance.now() - over,
    () => null,
  )
  if (backMs === null) faults.push(`no order within ${BACK_MS / 1000} s after it was over`)
  const wrong = await withBooks({ DATA_DIR: scene.dataDir }, async (shop) => faultsOf(await auditMoney(shop))).catch(
    (error) => [`the books cannot be read: ${error}`],
  )
  await sleep(scene.lastMs * CALM)
  const figures = await watch.ask()
  if (watch.ended()) faults.push(ENDED)
  const to = performance.now()
  const row = {
    name: trouble.name,
    orders: told.moments.length - ordersBefore,
    gapSeconds: longestGap(told.moments, from, to),
    backSeconds: (backMs ?? BACK_MS) / 1000,
    heard: ear.heard(),
    faults: [...faults, ...wrong, ...ear.faults()],
    ...figures,
  }
  for (const fault of row.faults) log(`  ${fault}`)
  return row
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

function tell(rows: readonly Row[], told: Told, books: Compared, ear: Ear): number {
  console.log(`\n${layOutTable([COLUMNS, ...rows.map(rowOf)])}`)
  const flat = isFlat(rows)
  const faults = rows.flatMap(({ name, faults: found }) => found.map((fault) => `${name}: ${fault}`))
  console.log(`
Acknowledged: ${told.cash.length} orders by cash, ${told.online.length} paid online; ${told.unknown} tries without an answer or refused for now, of which ${books.untold} became orders; ${told.refused} refused
In the books: ${books.orders} orders, ${books.payments} payments. Answers: ${ear.sum()}
Lost or twice: ${books.lost.length === 0 ? 'none' : books.lost.join(', ')}
Audit: ${books.faults.length === 0 ? 'clean' : books.faults.join('\n  ')}
Memory: ${flat.said}
Faults: ${faults.length === 0 ? 'none' : `\n  ${faults.join('\n  ')}`}`)
  const counted = books.untold >= 0 && books.untold <= told.unknown
  const holds = faults.length === 0 && books.lost.length === 0 && books.faults.length === 0 && counted && flat.holds
  console.log(holds ? '\nThe shop held.' : '\nThe shop did NOT hold.')
  return holds ? 0 : 1
}
