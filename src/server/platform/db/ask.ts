import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import type { ReadPool } from './read-pool.ts'
import type { Database } from './schema.ts'

// The one way to ask the database: a handle (`shop.db`, or the `tx` of a transaction) is given a statement. kysely builds it,
// or it is a text of ours for `ask`. Over which connection it goes is decided here, by the handle: docs/decisions/112.

/** A statement in our own words. */
export interface Statement {
  /** PostgreSQL parses and plans it once a connection: one name, one text. For what is asked often. */
  name?: string
  text: string
  values?: unknown[]
  /**
   * A named read of a millisecond that waits for no lock: outside transactions it goes over connections that such reads share,
   * and waits for no connection of its own.
   */
  quick?: boolean
  /** Longest time of the statement in milliseconds, where it is longer than for others. */
  timeoutMs?: number
}

/** The connection of a transaction, or all connections, that a handle works with. */
type Behind = { client: PoolClient } | { pool: Pool; reads: ReadPool }

const behind = new WeakMap<Kysely<Database>, Behind>()
const transactions = new WeakMap<PoolClient, Transaction<Database>>()

/** A handle on a database: what kysely builds goes over the pool. */
export function openHandle(pool: Pool, reads: ReadPool): Kysely<Database> {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  behind.set(db, { pool, reads })
  return db
}

/**
 * Gives the rows of a statement in our own words. In a transaction it is on the wire when this returns its promise, so that
 * statements can be begun together (`pipeline`).
 */
export async function ask<Row>(db: Kysely<Database>, statement: Statement): Promise<Row[]> {
  const where = behindOf(db)
  const { quick, timeoutMs, ...query } = statement
  const timed = (timeoutMs ? { ...query, query_timeout: timeoutMs } : query) as QueryConfig
  const { rows }: QueryResult = await ('client' in where
    ? where.client.query(timed)
    : quick
      ? where.reads.query(timed)
      : where.pool.query(timed))
  return rows
}

/**
 * Runs `work` in a transaction on one connection; everything it throws rolls back. Statements of `ask` that are begun
 * together (`pipeline`) go over the wire together, in the order in which they were begun. (kysely's own transactions send
 * each statement when the one before it is answered.)
 */
export async function inTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const where = behindOf(db)
  if ('client' in where) throw new Error('a transaction within a transaction')
  const client = await where.pool.connect()
  let broken: Error | undefined
  try {
    // waited for: where it failed, the next statement would stand alone
    await client.query('BEGIN')
    const result = await work(transactionOn(client))
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a failed statement was passed over')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Waits for all that was begun together. Throws the first failure in their order, when none is under way any more. */
export async function pipeline<T extends readonly unknown[]>(...begun: { [K in keyof T]: Promise<T[K]> }): Promise<T> {
  const settled = await Promise.allSettled(begun)
  const failed = settled.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return Promise.all(begun)
}

function behindOf(db: Kysely<Database>): Behind {
  const found = behind.get(db)
  if (!found) throw new Error('a handle that was opened elsewhere: platform/db/connect.ts opens them')
  return found
}

function transactionOn(client: PoolClient): Transaction<Database> {
  const known = transactions.get(client)
  if (known) return known
  const own: PostgresPoolClient = {
    query: client.query.bind(client) as PostgresPoolClient['query'],
    release: () => undefined,
  }
  const pool = { connect: async () => own, end: async () => undefined, options: {} }
  const tx = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) as Transaction<Database>
  behind.set(tx, { client })
  transactions.set(client, tx)
  return tx
}
