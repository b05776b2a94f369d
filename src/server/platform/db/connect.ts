import { context, ROOT_CONTEXT } from '@opentelemetry/api'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { openHandle } from './ask.ts'
import { databaseServer } from './database-address.ts'
import type { Connection } from './embedded/probe.ts'
import { isDestroyed, lanesOf, openReadPool, type ReadPool } from './read-pool.ts'
import type { Database } from './schema.ts'
import { type HearAsked, timedClient } from './timed-client.ts'

/** A database to connect to: an address, or the embedded one. */
export type Target = string | Connection

/** The pool, kysely on top of it, and the connections of quick reads. */
export interface OpenConnections {
  pool: pg.Pool
  db: Kysely<Database>
  reads: ReadPool
  /** Has every statement heard from here on: how long it took, never its values. */
  watch: (hear: HearAsked) => void
  /** Waits for the queries under way, then lets go of all connections. */
  disconnect: () => Promise<void>
}

/**
 * For transactions; opened as they are needed. Far more than the machine's cores: most of a transaction is waiting, for the
 * disk, for locks, and for this process, which has two hundred others to answer before it reads the next result.
 */
export const CONNECTIONS_MOST = 40
const CONNECTIONS_LEAST = 4
/** Processes that share a server: the shop twice while it is renewed, and the owner's tools. */
const PROCESSES = 3
/** Of a process, beside its transactions: quick reads, two lines of notices, the lock on the embedded server, the runner's. */
const OTHERS = 6

const STATEMENT_TIMEOUT_MS = 15_000
/**
 * The server ends a statement that takes too long. A connection that fell silent brings no such news: after this time its
 * query fails and, being pipelined, pg destroys the connection, so that nobody gets it again.
 */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 2_000
/** Quick reads take a millisecond, and others stand behind them. */
const SILENCE_OF_READS_MS = 10_000
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_MS = 10_000
/** A process that has nothing else to do waits so long for its connections to close. */
const CLOSE_MS = 10_000

const { builtins } = pg.types
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
/** pg reads arrays of doubles as numbers; its types name single values only. */
const FLOAT8_ARRAY = 1022 as unknown as Parameters<typeof pg.types.getTypeParser>[0]
const asNumbers = pg.types.getTypeParser(FLOAT8_ARRAY) as (text: string) => number[]

/** Money in paise and counts stay far below 2^53: they are numbers. A date without a time stays what is written. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [INT8_ARRAY, asNumbers],
  [NUMERIC_ARRAY, asNumbers],
])

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** Settings of a client or pool for this target. */
export function clientConfig(target: Target, name = 'beypore-shop'): pg.ClientConfig {
  const where = typeof target === 'string' ? databaseServer(target) : target
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS }
  const patience = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  return { ...where, ...keepAlive, ...patience, types: typeParsers, application_name: name }
}

/**
 * Returns the number of connections for transactions that one process may open on a server that has `max`, of which it keeps
 * `reserved`.
 */
export function connectionsFor(max: number, reserved: number): number {
  const share = Math.floor((max - reserved) / PROCESSES) - OTHERS
  return Math.min(CONNECTIONS_MOST, Math.max(CONNECTIONS_LEAST, share))
}

/** The same for each of several workers of one shop that may open `most` together. */
export function connectionsOfWorker(most: number, workers: number): number {
  return Math.max(CONNECTIONS_LEAST, Math.floor((most + OTHERS) / workers) - OTHERS)
}

type Options = {
  name?: string
  max?: number
  /** Processes that share the machine's cores. */
  workers?: number
  /** Longest time that a query may stay without an answer, in milliseconds. */
  silenceMs?: number
}

/** A pool that keeps the trace context of each request while it waits for a connection, whoever releases one. */
class TracedPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own signature has two forms
  override connect(given?: any): any {
    const asking = context.active()
    return super.connect(given && asking !== ROOT_CONTEXT ? context.bind(asking, given) : given)
  }
}

/** Opens a pool on a database. Nothing is connected before the first query; broken connections are replaced by themselves. */
export function connect(target: Target, options: Options = {}): OpenConnections {
  const config = { ...clientConfig(target, options.name), statement_timeout: STATEMENT_TIMEOUT_MS }
  let hear: HearAsked | undefined
  const Client = timedClient(() => hear)
  const pool = new TracedPool({
    ...config,
    Client,
    max: options.max ?? CONNECTIONS_MOST,
    query_timeout: options.silenceMs ?? SILENCE_MS,
    // What a transaction begins together is sent together: see ask.ts.
    pipeline: true,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    // Open connections do not keep a process alive that has nothing else to do.
    allowExitOnIdle: true,
  })
  // A connection that breaks is dropped by the pool, and its query fails. Without listeners, one that breaks while it
  // is idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  // One that was destroyed a moment ago looks whole to the pool until its socket has closed: it is not kept.
  pool.on('release', (_error, client) => {
    if (isDestroyed(client)) client.end().catch(() => undefined)
  })
  const quick = { ...config, query_timeout: options.silenceMs ?? SILENCE_OF_READS_MS }
  const reads = openReadPool(quick, lanesOf(options.workers), Client)
  const disconnect = async () => {
    // Connections that rest keep no process alive, not even until they have closed: what it still has to do would be lost.
    const alive = setTimeout(() => undefined, CLOSE_MS)
    await Promise.all([reads.close(), pool.end()]).finally(() => clearTimeout(alive))
  }
  const watch = (listener: HearAsked) => {
    hear = listener
  }
  return { pool, db: openHandle(pool, reads), reads, watch, disconnect }
}
