import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './schema.ts'

const clients = new WeakMap<Kysely<Database>, PoolClient>()
const transactions = new WeakMap<PoolClient, Transaction<Database>>()

/** The connection that a transaction has to itself; undefined for the pool. */
export function clientOf(db: Kysely<Database>): PoolClient | undefined {
  return clients.get(db)
}

/**
 * Runs `work` in a transaction on one connection; everything it throws rolls back. Statements of db/prepared.ts that are
 * begun together (`together`) go over the wire together, in the order in which they were begun. (kysely's own transactions
 * send each statement when the one before it is answered.)
 */
export async function inTransaction<T>(pool: Pool, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  const client = await pool.connect()
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

function transactionOn(client: PoolClient): Transaction<Database> {
  const known = transactions.get(client)
  if (known) return known
  const own: PostgresPoolClient = {
    query: client.query.bind(client) as PostgresPoolClient['query'],
    release: () => undefined,
  }
  const pool = { connect: async () => own, end: async () => undefined, options: {} }
  const tx = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) as Transaction<Database>
  clients.set(tx, client)
  transactions.set(client, tx)
  return tx
}
