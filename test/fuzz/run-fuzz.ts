import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { openShop } from '../../bench/open-shop.ts'
import { auditMoney } from '../../src/server/audit/audit-money.ts'
import { openStaffSession } from '../../src/server/staff/staff-session-queries.ts'
import { endpoints } from '../../src/shared/contract/endpoints.ts'
import { officeEndpoints } from '../../src/shared/contract/office/endpoints.ts'
import type { ReachedShop } from '../app.ts'
import { buildShopper } from '../builders/build-shopper.ts'
import { buildStaff } from '../office.ts'
import type { Known } from './from-schema.ts'
import { faultOf, needCart, show, signOut } from './judge.ts'
import { readIds } from './known-ids.ts'
import { outsideCalls } from './outside-calls.ts'
import { type Called, requestsTo, type WildRequest } from './requests.ts'
import { reachRunning } from './running-shop.ts'
import { makeSender, type RawAnswer } from './send-raw.ts'
import { fillCart, stockTheShop } from './stock-the-shop.ts'
import { sendBytes, wildBytes } from './wild-bytes.ts'

const root = path.join(import.meta.dirname, '../..')
const usage =
  'npm run fuzz [-- --requests 1000000] [--seed 1] [--at-once 48] [--only part-of-a-name]: wild requests to every call'
/** So many of one call are made at a time; then comes another call. */
const HANDFUL = 20
/** After so many handfuls of every call it is read again what there is. */
const ROUND = 4
const TELL_EVERY_MS = 10_000
const FAULTS_KEPT = 40

/** Requests of one name, and how each is sent. */
interface Target {
  name: string
  make: () => fc.Arbitrary<Shot>
}
/** One request that can be sent, judged and shown. */
interface Shot {
  send: () => Promise<RawAnswer>
  judge: (answer: RawAnswer) => string | null
  show: () => string
}

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
    const outcome = await shoot(reached, shop.port, options)
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
        'at-once': { type: 'string', default: '48' },
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

async function shoot(reached: ReachedShop, port: number, { requests, seed, atOnce, only }: Options): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, statuses: new Map(), faults: [], faultCount: 0, fivehundreds: 0 }
  const sender = makeSender(reached.url, atOnce)
  const range = await openRange(reached, port, sender.send)
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
      const answer = await next.shot.send()
      note(outcome, next.name, answer, next.shot)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  clearInterval(telling)
  sender.close()
  const seconds = (performance.now() - began) / 1000
  console.log(`${outcome.sent} requests in ${seconds.toFixed(0)} s: ${(outcome.sent / seconds).toFixed(0)} a second`)
  return outcome
}

function note(outcome: Outcome, name: string, answer: RawAnswer, shot: Shot): void {
  const counts = outcome.statuses.get(name) ?? new Map<number, number>()
  outcome.statuses.set(name, counts)
  counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
  if (answer.status >= 500) outcome.fivehundreds += 1
  const fault = shot.judge(answer)
  if (!fault) return
  outcome.faultCount += 1
  if (outcome.faults.length >= FAULTS_KEPT) return
  const told = `${name}: ${fault}\n  ${shot.show()}\n  ${answer.text.slice(0, 300)}`
  outcome.faults.push(told)
  console.log(told)
}

/** Gives one shot after the other: a handful of each call in an order of its own, drawn from the seed, round after round. */
function fill(range: Range, seed: number, only: string): () => Promise<{ name: string; shot: Shot } | undefined> {
  const ready: { name: string; shot: Shot }[] = []
  let handful = 0
  let order: Target[] = []
  let filling: Promise<void> | undefined
  const made = new Map<Target, fc.Arbitrary<Shot>>()
  const refill = async () => {
    if (order.length === 0) {
      if (handful % ROUND === 0) {
        await range.renew()
        made.clear()
      }
      const wanted = range.targets.filter(({ name }) => name.includes(only))
      const [mixed = []] = fc.sample(fc.shuffledSubarray(wanted, { minLength: wanted.length }), {
        numRuns: 1,
        seed: seed + handful,
      })
      order = [...mixed]
      handful += 1
    }
    const target = order.pop()
    if (!target) return
    const arbitrary = made.get(target) ?? target.make()
    made.set(target, arbitrary)
    const place = range.targets.indexOf(target)
    for (const shot of fc.sample(arbitrary, { numRuns: HANDFUL, seed: seed + handful * 1000 + place })) {
      ready.push({ name: target.name, shot })
    }
  }
  return async () => {
    while (ready.length === 0) {
      filling ??= refill().finally(() => {
        filling = undefined
      })
      await filling
    }
    return ready.shift()
  }
}

interface Range {
  targets: Target[]
  /** Reads anew what there is in the shop. */
  renew: () => Promise<void>
}

type Send = (request: WildRequest, token: string) => Promise<RawAnswer>

/** Whoever gets one of these from somebody of the shop ends a session. */
const endsStaff = new Set<Called>([officeEndpoints.signOut, officeEndpoints.endOwnSessions])

async function openRange(reached: ReachedShop, port: number, send: Send): Promise<Range> {
  const known = new Map(await stockTheShop(reached))
  known.set('version', [0, 1, 2, 3])
  const owner = await buildStaff(reached, ['owner'])
  let ids = new Map<string, string[]>()
  let cookie = owner.token
  const newCookie = () => {
    const start = { staffId: owner.staffId, factor: 'full' as const, shared: false }
    return openStaffSession(reached.db, reached.shop, start, { ip: '127.0.0.1', userAgent: 'fuzz' })
  }
  const [token, another] = (known.get('token') ?? []) as string[]
  const tokenFor = async (endpoint: Called): Promise<string> => {
    if (endpoint.access === 'staff') return endsStaff.has(endpoint) ? newCookie() : cookie
    if (signOut.has(endpoint)) return (await buildShopper(reached.shop)).token
    return String(endpoint === endpoints.userOrders ? another : token)
  }
  const target = (name: string, endpoint: Called, base?: string): Target => {
    const word = endpoint.path.split('/')[1] ?? ''
    const values: Known = (field) =>
      (endpoint.access === 'staff' && field === 'id' && ids.get(word)) || known.get(field) || []
    const shot = (request: WildRequest): Shot => ({
      send: async () => {
        if (needCart.has(endpoint)) await fillCart(reached, (field) => known.get(field) ?? [])
        const answer = await send(request, await tokenFor(endpoint))
        if (endpoint.access === 'staff' && request.token === 'living' && answer.status === 401)
          cookie = await newCookie()
        return answer
      },
      judge: (answer) =>
        base === undefined ? faultOf(endpoint, request, answer) : (answer.broken ?? beyond(answer.status)),
      show: () => show(request),
    })
    return { name, make: () => requestsTo(endpoint, values, base).map(shot) }
  }
  const wire: Target = {
    name: 'bytes that are no HTTP',
    make: () =>
      wildBytes.map((bytes) => ({
        send: () => sendBytes(port, bytes),
        judge: ({ status, broken }) => broken ?? beyond(status),
        show: () => JSON.stringify(bytes.toString('latin1').slice(0, 1500)),
      })),
  }
  return {
    targets: [
      ...Object.entries(endpoints).map(([name, endpoint]) => target(name, endpoint)),
      ...Object.entries(officeEndpoints).map(([name, endpoint]) => target(`office ${name}`, endpoint)),
      ...Object.entries(outsideCalls).map(([name, endpoint]) => target(name, endpoint, '')),
      wire,
    ],
    renew: async () => {
      ids = await readIds(reached, [owner.staffId])
    },
  }
}

function beyond(status: number): string | null {
  return status >= 500 ? `answered ${status}` : null
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
