import type { LoadJob, LoadResult } from './load-generator.ts'
import { median } from './measure.ts'
import type { OpenShop } from './open-shop.ts'
import { cpuOfFamily, cpuOfShop } from './process-figures.ts'
import type { Worker } from './worker.ts'

/** The result of one round of load on a shop. */
export interface Round {
  answers: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
  /** Milliseconds of CPU for each answer. */
  nodeCpu: number
  databaseCpu: number
  /** The share of one core that the load generator used. */
  loadCpu: number
}

/** Loads a shop for a while; what it answers with 400 and more is said. */
export async function roundOn(
  shop: OpenShop,
  load: Worker<LoadJob, LoadResult>,
  job: Pick<LoadJob, 'requests' | 'connections' | 'seconds' | 'from'>,
): Promise<Round> {
  const node = () => cpuOfShop(shop.pid, shop.databasePid) ?? 0
  const database = () => cpuOfFamily(shop.databasePid) ?? 0
  const [nodeBefore, databaseBefore] = [node(), database()]
  const result = await load.ask({ port: shop.port, ...job })
  if (result.failure) console.error(`${JSON.stringify(result.statuses)} ${result.failure}`)
  const latencies = [...result.latencies].sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return {
    answers: result.answers,
    perSecond: result.answers / result.seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    nodeCpu: (node() - nodeBefore) / result.answers,
    databaseCpu: (database() - databaseBefore) / result.answers,
    loadCpu: result.ownCpu,
  }
}

/** The median of a figure over the rounds. */
export function middle(rounds: Round[], figure: keyof Round): number {
  return median(rounds.map((each) => each[figure]))
}
