import type { BareAnswer } from './bare-server.ts'
import { fetchAnswer } from './fetch-answer.ts'
import type { BenchRequest } from './http-wire.ts'
import type { LoadJob, LoadResult } from './load-generator.ts'
import type { OpenShop } from './open-shop.ts'
import type { Operation } from './operations.ts'
import { cpuOf, cpuOfFamily } from './process-figures.ts'
import type { Worker } from './worker.ts'
import type { World } from './world.ts'

/** The shop, the bare server, the load generator and the effort of a bench run. */
export interface Bench {
  shop: OpenShop
  world: World
  bare: Worker<BareAnswer[], number>
  load: Worker<LoadJob, LoadResult>
  rounds: number
  /** Of one round, of each of the two servers. */
  seconds: number
}

/** One round on one server. CPU in milliseconds per answer, null where the system does not tell. */
interface Round {
  answers: number
  perSecond: number
  p50: number
  p95: number
  p99: number
  bytes: number
  nodeCpu: number | null
  databaseCpu: number | null
  /** The share of one core that the load generator used: near 1, the generator was the limit, not the server. */
  loadCpu: number
  /** With the time of what was prepared for each batch. */
  perSecondWithPreparing: number | null
}

/** Medians over the rounds. */
export interface Measured {
  operation: Operation
  shop: Round
  bare: Round
  /** The shop's throughput divided by the bare server's: the median of the rounds' ratios, since the machine's speed changes. */
  ofBare: number
}

const CONNECTIONS = 16
/** Different answers that the bare server gives in turn. */
const DIFFERENT_ANSWERS = 100
/** Of a round: a few lines that answer again and again are compiled soon; all that a first answer takes is not. */
const WARM_UP = { kept: 0.75, fresh: 4 }

/** Number of parts of a round if the bare server is the bar: of two equal servers one may be twice as fast for a second. */
const PARTS = 3

/** Measures an operation beside the bare server that gives the same answers: rounds in turn, medians of each. */
export async function measure(bench: Bench, operation: Operation): Promise<Measured> {
  const requests = await readyRequests(bench, operation)
  const barePort = await bench.bare.ask(await sampleAnswers(bench, operation, requests))
  const barePid = { node: bench.bare.pid, database: 0 }
  let answered = 0
  const onShop = async (seconds: number) => {
    const from = operation.fresh ? answered + DIFFERENT_ANSWERS : 0
    const done = await roundOnShop(bench, operation, { requests, seconds, from })
    answered += done.answers
    if (operation.fresh && from + done.answers > requests.length) throw new Error(`${operation.name}: asked again`)
    return done
  }
  const onBare = (seconds: number) =>
    round(bench, barePid, { port: barePort, connections: operation.connections ?? CONNECTIONS, requests, seconds })
  await onBare(bench.seconds * WARM_UP.kept)
  await onShop(bench.seconds * (operation.fresh || operation.cache === 'off' ? WARM_UP.fresh : WARM_UP.kept))
  const parts = operation.bar && 'ofBare' in operation.bar ? PARTS : 1
  const seconds = bench.seconds / parts
  const rounds = { bare: [] as Round[], shop: [] as Round[] }
  for (let number = 0; number < bench.rounds * parts; number += 1) {
    if (number % 2 === 0) rounds.bare.push(await onBare(seconds))
    rounds.shop.push(await onShop(seconds))
    if (number % 2 === 1) rounds.bare.push(await onBare(seconds))
  }
  const ratios = rounds.shop.map(({ perSecond }, number) => perSecond / (rounds.bare[number]?.perSecond ?? 0))
  return { operation, shop: medians(rounds.shop), bare: medians(rounds.bare), ofBare: median(ratios) }
}

async function readyRequests({ shop, world }: Bench, operation: Operation): Promise<BenchRequest[]> {
  const requests = operation.requests(world)
  if (!operation.revalidate) return requests
  return Promise.all(
    requests.map(async (request) => {
      const { headers } = await fetchAnswer(shop.port, request)
      const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1] ?? ''
      return { ...request, headers: { ...request.headers, 'if-none-match': etag } }
    }),
  )
}

/** The answers that the bare server repeats. What changes something is asked for once only. */
async function sampleAnswers(bench: Bench, operation: Operation, requests: BenchRequest[]): Promise<BareAnswer[]> {
  const { shop, load, world } = bench
  for (const step of [operation.setUp, operation.prepare]) {
    const once = { port: shop.port, connections: CONNECTIONS, requests: step?.(world) ?? [], seconds: 'once' } as const
    checked(operation, await load.ask(once))
  }
  const reads = requests[0]?.method === 'GET'
  const answers: BareAnswer[] = []
  for (const request of requests.slice(0, reads ? DIFFERENT_ANSWERS : 1)) {
    const answer = await fetchAnswer(shop.port, request)
    const { status, body } = answer
    if (status >= 400) throw new Error(`${request.path} answers ${status}: ${body.toString().slice(0, 300)}`)
    answers.push(answer)
  }
  return answers
}

function roundOnShop(
  bench: Bench,
  operation: Operation,
  part: Pick<LoadJob, 'requests' | 'seconds' | 'from'>,
): Promise<Round> {
  const { shop } = bench
  const job = { port: shop.port, connections: operation.connections ?? CONNECTIONS, ...part }
  const pids = { node: shop.pid, database: shop.databasePid }
  return operation.prepare ? roundInBatches(bench, operation, pids, job) : round(bench, pids, job, operation)
}

type Pids = { node: number; database: number }

async function round(bench: Bench, pids: Pids, job: LoadJob, operation?: Operation): Promise<Round> {
  const before = readCpu(pids)
  const result = await bench.load.ask(job)
  if (operation) checked(operation, result)
  return summary([result], [spent(before, readCpu(pids))], null)
}

/** Every request of a batch is sent once, after what is prepared for it; only the batch is counted. */
async function roundInBatches(bench: Bench, operation: Operation, pids: Pids, job: LoadJob): Promise<Round> {
  const results: LoadResult[] = []
  const cpu: Cpu[] = []
  let preparing = 0
  const total = (list: LoadResult[]) => list.reduce((sum, { seconds }) => sum + seconds, 0)
  while (total(results) < Number(job.seconds)) {
    const prepared = await bench.load.ask({
      ...job,
      requests: operation.prepare?.(bench.world) ?? [],
      seconds: 'once',
    })
    preparing += checked(operation, prepared).seconds
    const before = readCpu(pids)
    const requests = operation.requests(bench.world)
    results.push(checked(operation, await bench.load.ask({ ...job, requests, seconds: 'once' })))
    cpu.push(spent(before, readCpu(pids)))
  }
  return summary(results, cpu, preparing)
}

/** A failed answer is fast and worth nothing: the bench stops. */
function checked(operation: Operation, result: LoadResult): LoadResult {
  const failed = Object.entries(result.statuses).filter(([status]) => Number(status) >= 400)
  if (failed.length > 0) {
    throw new Error(`${operation.name}: answers by status ${JSON.stringify(result.statuses)}, ${result.failure}`)
  }
  return result
}

type Cpu = { node: number | null; database: number | null }

function readCpu({ node, database }: Pids): Cpu {
  return { node: cpuOf(node), database: database ? cpuOfFamily(database) : null }
}

function spent(before: Cpu, after: Cpu): Cpu {
  const less = (from: number | null, to: number | null) => (from === null || to === null ? null : to - from)
  return { node: less(before.node, after.node), database: less(before.database, after.database) }
}

function summary(results: LoadResult[], cpu: Cpu[], preparing: number | null): Round {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const answers = sum(results.map((each) => each.answers))
  const seconds = sum(results.map((each) => each.seconds))
  const latencies = results.flatMap((each) => [...each.latencies]).sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  const each = (values: (number | null)[]) =>
    values.includes(null) ? null : sum(values as number[]) / Math.max(1, answers)
  return {
    answers,
    perSecond: answers / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytes: sum(results.map((result) => result.bytes)) / Math.max(1, answers),
    nodeCpu: each(cpu.map(({ node }) => node)),
    databaseCpu: each(cpu.map(({ database }) => database)),
    loadCpu: sum(results.map((result) => result.ownCpu * result.seconds)) / seconds,
    perSecondWithPreparing: preparing === null ? null : answers / (seconds + preparing),
  }
}

function medians(rounds: Round[]): Round {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick))
  const ofSome = (pick: (round: Round) => number | null) => {
    const values = rounds.map(pick)
    return values.includes(null) ? null : median(values as number[])
  }
  return {
    answers: of((each) => each.answers),
    perSecond: of((each) => each.perSecond),
    p50: of((each) => each.p50),
    p95: of((each) => each.p95),
    p99: of((each) => each.p99),
    bytes: of((each) => each.bytes),
    nodeCpu: ofSome((each) => each.nodeCpu),
    databaseCpu: ofSome((each) => each.databaseCpu),
    loadCpu: of((each) => each.loadCpu),
    perSecondWithPreparing: ofSome((each) => each.perSecondWithPreparing),
  }
}

/** The middle one of the values; of an even number, the lower of the two in the middle. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
}
