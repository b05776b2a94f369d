import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Connection } from './embedded/probe.ts'
import { openReads, type Reads } from './reads.ts'
import type { Database } from './schema.ts'

/** How to reach a database: an address, or the embedded one. */
export type Target = string | Connection

/** The pool, kysely on top of it, and the connections of quick reads. */
export interface OpenConnections {
  pool: pg.Pool
  db: Kysely<Database>
  reads: Reads
  /** Waits for the queries under way, then lets go of all connections. */
  disconnect: () => Promise<void>
}

/**
 * For transactions; opened as they are needed. Far more than the machine's cores: most of a transaction is waiting, for the
 * disk, for locks, and for this process, which has two hundred others to answer before it reads the next result.
 */
const CONNECTIONS = 40
const STATEMENT_TIMEOUT_MS = 15_000
const CONNECT_TIMEOUT_MS = 5_000

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
  const where = typeof target === 'string' ? { connectionString: target } : target
  return { ...where, types: typeParsers, application_name: name, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
}

/** Opens a pool on a database. Nothing is connected before the first query; broken connections are replaced by themselves. */
export function connect(target: Target, options: { name?: string; max?: number } = {}): OpenConnections {
  const config = { ...clientConfig(target, options.name), statement_timeout: STATEMENT_TIMEOUT_MS }
  const pool = new pg.Pool({
    ...config,
    max: options.max ?? CONNECTIONS,
    // What a transaction begins together is sent together: see transaction.ts.
    pipeline: true,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT_MS,
    // Open connections do not keep a process alive that has nothing else to do.
    allowExitOnIdle: true,
  })
  // A connection that breaks is dropped by the pool, and its query fails. Without listeners, one that breaks while it
  // is idle, or between two queries of a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const reads = openReads(config)
  const disconnect = async () => {
    await Promise.all([reads.close(), pool.end()])
  }
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), reads, disconnect }
}
