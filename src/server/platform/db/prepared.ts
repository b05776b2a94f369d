import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './schema.ts'
import { clientOf } from './transaction.ts'

/** A statement that PostgreSQL parses and plans once a connection: one name, one text. */
export interface Prepared {
  name: string
  text: string
  values: unknown[]
}

/**
 * Runs a hot statement as a named prepared one, inside a transaction too: planning the statements of an order costs more
 * than running them. In a transaction it is on the wire when this returns its promise: see db/transaction.ts. Else kysely
 * hands what it is given as SQL to pg as it is, and pg takes a named text in its place.
 */
export async function prepared<Row>(db: Kysely<Database>, { name, text, values }: Prepared): Promise<Row[]> {
  const client = clientOf(db)
  if (client) return (await client.query({ name, text, values })).rows
  const named = { name, text } as unknown as string
  return (await db.executeQuery<Row>(CompiledQuery.raw(named, values))).rows
}
