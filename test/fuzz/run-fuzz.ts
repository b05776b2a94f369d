import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { type OpenShop, openShop } from '../../bench/open-shop.ts'
import { auditMoney } from '../../src/server/audit/audit-money.ts'
import type { ReachedShop } from '../app.ts'
import { crossed, mulberry } from './crossed.ts'
import { type Aimed, openRange, type Range } from './range.ts'
import { reachRunning } from './running-shop.ts'
import { makeSender, type RawAnswer } from './send-raw.ts'

const root = path.join(import.meta.dirname, '../..')
const usage =
  'npm run fuzz [-- --requests 1000000] [--seed 1] [--at-once 24] [--only part-of-a-name]: wild requests to every call'
/** So many of each call are drawn by the suite's generator in one round; then it is read anew what there is. */
const DRAWN = 12
/** Each drawn request stands for so many: itself, and those that have parts of others and bytes exchanged. */
const CROSSED = 5
const TELL_EVERY_MS = 10_000
const FAULTS_KEPT = 40

/** What came of a run. */
interface Outcome {
  sent: number
  statuses: Map<string, Map<number, number>>
  faults: string[]
  faultCount: number
  fivehundreds: number
}

/**
 * `npm run fuzz`: so many wild requests to every call of the shop and of its back office, to pages, files and the played provider,
 * and bytes that are no HTTP, against a real shop in a process of its own. Gives 0 where none was answered by 500 or more, none
 * stayed without an answer or got one against the contract, and the books are in order afterwards.
 */
export async function runFuzz(words: string[]): Promise<number> {
  const options = readOptions(words)
  if (!options) {
    console.error(usage)
    return 2
  }
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const dataDir = mkdtempSync(path.join(root, '.cache/fuzz-'))
  console.log(`Opening a shop; seed ${options.seed}`)
  const shop = await openShop(dataDir, { LOG_LEVEL: 'error', TRUST_PROXY: '1', DEMO: 'on' })
  const { reached, leave } = await reachRunning(shop.port, dataDir)
  try {
    const outcome = await shoot(reached, shop, options)
    const audit = await auditMoney(reached.shop)
    const faults = audit.checks.flatMap(({ rule, faults: found }) => found.map((what) => `${rule}: ${what}`))
    return tell(outcome, faults)
  } finally {
    await leave()
    await shop.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Options = NonNullable<ReturnType<typeof readOptions>>

function readOptions(words: string[]) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        requests: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
        'at-once': { type: 'string', default: '24' },
        only: { type: 'string', default: '' },
      },
    })
    const [requests, seed, atOnce] = [values.requests, values.seed, values['at-once']].map(Number)
    if (!requests || !atOnce || seed === undefined || !Number.isInteger(seed + requests + atOnce)) return undefined
    return { requests, seed, atOnce, only: values.only }
  } catch {
    return undefined
  }
}

async function shoot(
  reached: ReachedShop,
  shop: OpenShop,
  { requests, seed, atOnce, only }: Options,
): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, statuses: new Map(), faults: [], faultCount: 0, fivehundreds: 0 }
  const sender = makeSender(reached.url, atOnce)
  const range = await openRange(reached, shop.port, sender.send)
  const magazine = fill(range, seed, only)
  const began = performance.now()
  const telling = setInterval(() => {
    const seconds = (performance.now() - began) / 1000
    const { sent, fivehundreds, faultCount } = outcome
    console.log(`${sent} sent, ${(sent / seconds).toFixed(0)}/s, ${fivehundreds} of 5xx, ${faultCount} faults`)
  }, TELL_EVERY_MS)
  const work = async () => {
    while (outcome.sent < requests) {
      const next = await magazine()
      if (!next) return
      outcome.sent += 1
      note(outcome, next, await next.send(), shop.output)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  clearInterval(telling)
  sender.close()
  const seconds = (performance.now() - began) / 1000
  console.log(`${outcome.sent} requests in ${seconds.toFixed(0)} s: ${(outcome.sent / seconds).toFixed(0)} a second`)
  return outcome
}

function note(outcome: Outcome, shot: Aimed, answer: RawAnswer, output: () => string): void {
  const { name } = shot
  const counts = outcome.statuses.get(name) ?? new Map<number, number>()
  outcome.statuses.set(name, counts)
  counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
  if (answer.status >= 500) outcome.fivehundreds += 1
  const fault = shot.judge(answer)
  if (!fault) return
  outcome.faultCount += 1
  if (outcome.faults.length >= FAULTS_KEPT) return
  const why = answer.status >= 500 ? whyOf(answer.text, output()) : ''
  const told = `${name}: ${fault}\n  ${shot.show()}\n  ${answer.text.slice(0, 300)}${why}`
  outcome.faults.push(told)
  console.log(told)
}

/** Where in the program it came from, as the shop's log has it. */
function whyOf(text: string, output: string): string {
  const id = /"requestId":"([^"]+)"/.exec(text)?.[1]
  const lines = output.split('\n')
  const line =
    id === undefined
      ? lines.findLast((each) => each.includes('"level":50'))
      : lines.find((each) => each.includes(`"${id}"`))
  const stack = /"stack":"((?:[^"\\]|\\.)*)"/.exec(line ?? '')?.[1]?.split('\\n') ?? []
  return stack
    .filter((each) => !each.includes('node_modules'))
    .slice(0, 5)
    .map((each) => `\n    ${each.trim()}`)
    .join('')
}

/** Gives one shot after the other: some of each call, mixed, round after round, drawn from the seed. */
function fill(range: Range, seed: number, only: string): () => Promise<Aimed | undefined> {
  const targets = range.targets.filter(({ name }) => name.includes(only))
  let ready: Aimed[] = []
  let round = 0
  let filling: Promise<void> | undefined
  const refill = async () => {
    await range.renew()
    round += 1
    const random = mulberry(seed + round)
    for (const [place, { name, requests, aim, costly }] of targets.entries()) {
      const drawn = fc.sample(requests, { numRuns: costly ? 1 : DRAWN, seed: seed + round * 1000 + place })
      ready.push(...[...drawn, ...crossed(drawn, random, (CROSSED - 1) * drawn.length)].map((each) => aim(each, name)))
    }
    ready = ready
      .map((shot) => ({ shot, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ shot }) => shot)
  }
  return async () => {
    while (ready.length === 0 && targets.length > 0) {
      filling ??= refill().finally(() => {
        filling = undefined
      })
      await filling
    }
    return ready.pop()
  }
}

function tell({ sent, statuses, faults, faultCount, fivehundreds }: Outcome, books: string[]): number {
  const sum = new Map<number, number>()
  console.log('')
  for (const [name, counts] of [...statuses].sort(([a], [b]) => a.localeCompare(b))) {
    const all = [...counts].sort(([a], [b]) => a - b)
    for (const [status, count] of all) sum.set(status, (sum.get(status) ?? 0) + count)
    console.log(`${name.padEnd(32)} ${all.map(([status, count]) => `${status || 'none'} × ${count}`).join('  ')}`)
  }
  const total = [...sum].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'none'} × ${count}`)
  console.log(`\n${sent} requests to ${statuses.size} calls: ${total.join('  ')}`)
  for (const fault of faults) console.log(`\n${fault}`)
  console.log(`\n${fivehundreds} answers of 500 and more, ${faultCount} answers that may not be`)
  console.log(`Books: ${books.length === 0 ? 'in order' : books.join('\n  ')}`)
  const holds = fivehundreds === 0 && faultCount === 0 && books.length === 0
  console.log(holds ? '\nNothing broke.' : '\nSomething broke.')
  return holds ? 0 : 1
}
