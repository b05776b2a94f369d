import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type OpenShop, openShop } from '../../bench/open-shop.ts'
import { auditMoney } from '../../src/server/operations/audit/audit-money.ts'
import { untilStopped } from '../../src/server/terminal/told-to-stop.ts'
import type { ReachedShop } from '../app.ts'
import { STOPPED, whenTold } from '../soak/when-told.ts'
import { openCpuShares, toldShares } from './cpu-shares.ts'
import { fillMagazine } from './magazine.ts'
import { readMemory } from './memory.ts'
import { type Options, readOptions, usage } from './options.ts'
import { noOutcome, note, type Outcome } from './outcome.ts'
import { openRange, type Range } from './range.ts'
import { reachRunning } from './running-shop.ts'
import { addRun } from './runs.ts'
import { makeSender } from './send-raw.ts'
import { shareOut } from './share-out.ts'
import { tellOutcome, tellWeights } from './tell-outcome.ts'
import { type Weight, weigh } from './weigh.ts'

const cache = path.join(import.meta.dirname, '../../.cache')
const TELL_EVERY_MS = 30_000
/** Requests of each call by which it is weighed, and where only that is asked for. */
const WEIGHED = 10
const WEIGHED_ALONE = 100
/** Each call is sent so many first: what is compiled once is not what a request costs. */
const WARMING = 3

/**
 * `npm run fuzz`: so many wild requests to every call of the shop and of its back office, to pages, files and the played provider,
 * and bytes that are no HTTP, against a real shop in a process of its own. What costs the shop more is asked for more rarely. Gives 0
 * where none was answered by 500 or more, none stayed without an answer or got one against the contract, and the books are in order
 * afterwards. Told to stop (SIGINT, SIGTERM), it leaves nothing behind, and gives 130.
 */
export async function runFuzz(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (!options) {
    console.error(usage)
    return 2
  }
  return untilStopped(async (stopping) => {
    mkdirSync(cache, { recursive: true })
    const dataDir = mkdtempSync(path.join(cache, 'fuzz-'))
    try {
      return await fuzzIn(dataDir, options, stopping)
    } catch (error) {
      if (!stopping.aborted) throw error
      console.log('Told to stop: what was opened for it is cleared away')
      return STOPPED
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
}

async function fuzzIn(dataDir: string, options: Options, stopping: AbortSignal): Promise<number> {
  console.log(`Opening a shop; seed ${options.seed}`)
  const settings = { LOG_LEVEL: 'error', TRUST_PROXY: '1', DEMO: 'on', WORKERS: options.workers }
  const shop = await openShop(dataDir, settings, ['--expose-gc', '--import', inside])
  try {
    stopping.throwIfAborted()
    const { reached, leave } = await reachRunning(shop.port, dataDir)
    try {
      return (await Promise.race([fuzz(reached, { shop, dataDir }, options), whenTold(stopping)])) ? 0 : 1
    } finally {
      await leave()
    }
  } finally {
    await shop.close()
  }
}

const inside = path.join(import.meta.dirname, '../soak/inside-shop.ts')

type Opened = { shop: OpenShop; dataDir: string }

async function fuzz(reached: ReachedShop, { shop, dataDir }: Opened, options: Options): Promise<boolean> {
  const { seed, atOnce, only } = options
  const began = performance.now()
  const outcome = noOutcome()
  const sender = makeSender(reached.url, atOnce)
  const whole = await openRange(reached, shop.port, sender.send)
  const range = { ...whole, targets: whole.targets.filter(({ name }) => name.includes(only)) }
  if (range.targets.length === 0) throw new Error(`No call has ${only} in its name`)
  const weights = await weighAll(range, shop, options, outcome)
  const before = await readMemory(shop, dataDir)
  if (options.costs) tellDear(weights)
  else await shoot(range, shop, { options, weights, outcome })
  const seconds = (performance.now() - began) / 1000
  sender.close()
  const after = await readMemory(shop, dataDir)
  const { checks } = await auditMoney(reached.shop)
  const books = checks.flatMap(({ rule, faults: found }) => found.map((what) => `${rule}: ${what}`))
  const runs = addRun(cache, seed, outcome)
  return tellOutcome({ outcome, weights, seed, seconds, memory: { before, after }, books, runs })
}

async function weighAll(range: Range, shop: OpenShop, { seed, costs }: Options, outcome: Outcome): Promise<Weight[]> {
  const pids = [shop.pid, shop.databasePid]
  const sent: Parameters<typeof weigh>[2] = (shot, answer, tookMs) =>
    note(outcome, { shot, answer, tookMs }, shop.output)
  const began = performance.now()
  await weigh(range, { pids, times: WARMING, seed: ~seed }, sent)
  const weights = await weigh(range, { pids, times: costs ? WEIGHED_ALONE : WEIGHED, seed }, sent)
  console.log(`${range.targets.length} calls weighed in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return weights
}

/** The requests that were the dearest of their calls. */
function tellDear(weights: readonly Weight[]): void {
  tellWeights(weights, weights.length)
  for (const { target, worst, shown } of weights.filter((each) => each.worst > 50)) {
    console.log(`\n${target.name}: ${worst.toFixed(0)} ms\n  ${shown}`)
  }
}

type Shooting = { options: Options; weights: readonly Weight[]; outcome: Outcome }

/** Until so many are sent or the time is over. */
async function shoot(range: Range, shop: OpenShop, { options, weights, outcome }: Shooting): Promise<void> {
  const { requests, seed, atOnce, minutes } = options
  const shares = shareOut(
    weights.map(({ mean }) => mean),
    requests,
  )
  const shared = weights.map(({ target }, place) => ({ target, share: shares[place] ?? 0 }))
  const magazine = fillMagazine(range, shared, seed)
  const began = performance.now()
  const until = began + minutes * 60_000
  const telling = tellOnTheWay(outcome, began, shop)
  const work = async () => {
    while (outcome.sent < requests && performance.now() < until) {
      const shot = await magazine()
      const from = performance.now()
      const answer = await shot.send()
      note(outcome, { shot, answer, tookMs: performance.now() - from }, shop.output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  clearInterval(telling)
}

function tellOnTheWay(outcome: Outcome, began: number, shop: OpenShop): NodeJS.Timeout {
  const sharesSince = openCpuShares(shop)
  let [sentThen, then] = [outcome.sent, began]
  return setInterval(() => {
    const now = performance.now()
    const { sent, fivehundreds, faultCount } = outcome
    const rate = ((sent - sentThen) / (now - then)) * 1000
    const shares = toldShares(sharesSince(), sent - sentThen)
    ;[sentThen, then] = [sent, now]
    const minutes = ((now - began) / 60_000).toFixed(1)
    console.log(
      `${minutes} min: ${sent} sent, ${rate.toFixed(0)}/s now, ${fivehundreds} of 5xx, ${faultCount} faults; ${shares}`,
    )
  }, TELL_EVERY_MS)
}
