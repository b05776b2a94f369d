import { type Kysely, sql } from 'kysely'
import type { GoodsFacts } from '../../../domain/catalogue/goods-facts.ts'
import type { GoodsWrite } from '../../../domain/catalogue/plan-goods.ts'
import type { Database } from '../../platform/db/schema.ts'
import { readGoodsFacts } from './read-goods-facts.ts'

/** Key of the lock of those who name successors. */
const LOCK = 72_311_274

/**
 * Reads the facts that writes of goods are planned by: the successors as they are after all of these writes, so that none of them
 * leads back. Writes that name one wait for each other until their transactions end: two products never replace each other.
 */
export async function readSuccessorFacts(tx: Kysely<Database>, writes: readonly GoodsWrite[]): Promise<GoodsFacts> {
  const changes = writes.flatMap(({ id, product }) =>
    id === null || product?.replacedBy === undefined ? [] : [{ id, successor: product.replacedBy }],
  )
  const named = writes.flatMap(({ product }) => product?.replacedBy ?? [])
  if (named.length > 0) await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const facts = await readGoodsFacts(tx, { products: named })
  const successors = new Map(facts.successors)
  for (const { id, successor } of changes) {
    if (successor === null) successors.delete(id)
    else successors.set(id, successor)
  }
  return { ...facts, successors }
}
