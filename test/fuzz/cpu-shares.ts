import type { OpenShop } from '../../bench/open-shop.ts'
import { openCpuClock } from './cpu-clock.ts'

/** Milliseconds of CPU that somebody took. */
export interface CpuShares {
  shop: number
  database: number
  /** This process, which draws, sends and judges. */
  generator: number
}

/** Gives a clock that says what each has taken since it was asked before: how fast a run goes on cores of its own, however busy these are. */
export function openCpuShares({ pid, databasePid }: Pick<OpenShop, 'pid' | 'databasePid'>): () => CpuShares {
  const [bothSince, databaseSince] = [openCpuClock([pid, databasePid]), openCpuClock([databasePid])]
  let before = process.cpuUsage()
  return () => {
    const [both, database] = [bothSince(), databaseSince()]
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    return { shop: Math.max(0, both - database), database, generator: (user + system) / 1000 }
  }
}

/** Returns the CPU shares of one request in words. */
export function toldShares({ shop, database, generator }: CpuShares, requests: number): string {
  const each = (sum: number) => (sum / Math.max(1, requests)).toFixed(2)
  return `CPU ms of one: shop ${each(shop)}, database ${each(database)}, generator ${each(generator)}`
}
