import type { Kysely, Transaction } from 'kysely'
import type { Definition } from '../../../domain/catalogue/attributes/read-attribute.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Everything that can be said of goods, in the order of its names. */
export function selectDefinitions(db: Kysely<Database>): Promise<Definition[]> {
  return ask(db, { text: 'SELECT key, name, kind, unit FROM attributes ORDER BY name, key' })
}

/** Selects the attributes that products of each category have, in their order. */
export function selectBindings(
  db: Kysely<Database>,
): Promise<{ category_id: string; attribute_key: string; position: number; filtered: boolean }[]> {
  return ask(db, {
    text: 'SELECT category_id, attribute_key, position, filtered FROM category_attributes ORDER BY category_id, position, attribute_key',
  })
}

/** Adds the definitions whose keys are not there yet; what the owner has made of the others stays. */
export async function addMissing(tx: Transaction<Database>, definitions: Iterable<Definition>): Promise<void> {
  const rows = [...definitions].map(({ key, name, kind, unit }) => ({ key, name, kind, unit }))
  if (rows.length === 0) return
  await tx
    .insertInto('attributes')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
