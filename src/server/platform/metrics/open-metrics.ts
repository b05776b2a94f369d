import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { OpenConnections } from '../db/connect.ts'
import { traceStatement } from '../tracing/spans.ts'
import { addToSpread, emptySpread, type Figures, labelled, type Spread } from './counted-figures.ts'

/** Counts the answers of one route and method. */
export interface RouteCount {
  /** Route as it is written in the program: no id, no query. */
  route: string
  method: string
  /** One more. */
  answered: (status: number, seconds: number) => void
}

/** Counts of one process about its own work. */
export interface Metrics {
  /** The counts of a route: to be kept by whoever answers often. */
  route: (route: string, method: string) => RouteCount
  /** An answer came from memory. */
  kept: () => void
  /** The database has answered. */
  queried: (seconds: number, how: 'done' | 'slow' | 'failed') => void
  /** Everything so far. The delay of the event loop is that since the last reading. */
  read: () => Figures
}

type Parts = { log: FastifyBaseLogger; config: Pick<Config, 'metrics' | 'slowQueryMs' | 'collector'> }

/**
 * Counts from here on, every statement on these connections too: one that is slow is written into the log, by its name and
 * never with a value. The event loop is looked at where somebody reads the figures.
 */
export function openMetrics({ pool, watch }: Pick<OpenConnections, 'pool' | 'watch'>, { log, config }: Parts): Metrics {
  const metrics = countAll(pool, config.metrics !== null)
  watch((asked) => {
    const { statement, milliseconds, failed } = asked
    if (config.collector) traceStatement(asked)
    const isSlow = milliseconds >= config.slowQueryMs
    metrics.queried(milliseconds / 1000, failed ? 'failed' : isSlow ? 'slow' : 'done')
    if (isSlow) log.warn({ statement: statement(), ms: Math.round(milliseconds), failed }, 'a slow statement')
  })
  return metrics
}

function countAll(pool: Pool, watched: boolean): Metrics {
  const routes = new Map<string, RouteCount & { read: () => RouteFigures }>()
  const queries = emptySpread()
  let [kept, slow, failed] = [0, 0, 0]
  const delay = watched ? monitorEventLoopDelay({ resolution: 20 }) : undefined
  delay?.enable()
  return {
    route: (route, method) => {
      const key = `${method} ${route}`
      const known = routes.get(key)
      if (known) return known
      const made = countRoute(route, method)
      routes.set(key, made)
      return made
    },
    kept: () => {
      kept += 1
    },
    queried: (seconds, how) => {
      addToSpread(queries, seconds)
      if (how === 'slow') slow += 1
      if (how === 'failed') failed += 1
    },
    read: () => ({
      ...readRoutes([...routes.values()].map((each) => each.read())),
      shop_kept_answers_total: { '': kept },
      shop_query_seconds: { '': queries },
      shop_slow_queries_total: { '': slow },
      shop_failed_queries_total: { '': failed },
      shop_pool_connections: {
        [labelled({ state: 'in use' })]: pool.totalCount - pool.idleCount,
        [labelled({ state: 'idle' })]: pool.idleCount,
      },
      shop_pool_waiting: { '': pool.waitingCount },
      shop_memory_bytes: { '': process.memoryUsage.rss() },
      ...(delay && { shop_event_loop_delay_seconds: readDelay(delay) }),
    }),
  }
}

interface RouteFigures {
  statuses: [labels: string, count: number][]
  spread: [labels: string, Spread]
}

function countRoute(route: string, method: string) {
  const statuses = new Map<number, number>()
  const spread = emptySpread()
  return {
    route,
    method,
    answered: (status: number, seconds: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      addToSpread(spread, seconds)
    },
    read: (): RouteFigures => ({
      statuses: [...statuses].map(([status, count]) => [labelled({ route, method, status }), count]),
      spread: [labelled({ route, method }), spread],
    }),
  }
}

function readRoutes(routes: readonly RouteFigures[]): Figures {
  return {
    shop_requests_total: Object.fromEntries(routes.flatMap(({ statuses }) => statuses)),
    shop_request_seconds: Object.fromEntries(routes.map(({ spread }) => spread)),
  }
}

const NANOSECONDS = 1e9

function readDelay(delay: ReturnType<typeof monitorEventLoopDelay>): Record<string, number> {
  const at = (percentile: number) => delay.percentile(percentile) / NANOSECONDS
  const read = {
    [labelled({ quantile: '0.5' })]: at(50),
    [labelled({ quantile: '0.99' })]: at(99),
    [labelled({ quantile: '1' })]: delay.max / NANOSECONDS,
  }
  delay.reset()
  return read
}
