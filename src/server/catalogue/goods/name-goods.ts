import { type Kysely, sql } from 'kysely'
import { handleOf } from '../../../domain/catalogue/handle-of.ts'
import { goodsLimits } from '../../../shared/goods-limits.ts'
import type { Database } from '../../platform/db/schema.ts'

/** Lock under which handles are made in turn: two people who add the same name at once get two handles. */
const LOCK = 72_311_273
const tries = 9

/** An item that needs a handle: the one that is wanted, or the name from which it is made. */
export interface Unnamed {
  wanted?: string | undefined
  name: string
  /** Text before the handle, such as the product's id before a variant's. */
  prefix?: string
}

/**
 * Handles for new products or variants, in their order: made of the name, at most 80 letters, none of which there is or was
 * another. They never change. `chance` is what ends a name that would otherwise be taken over and over.
 */
export async function nameGoods(
  tx: Kysely<Database>,
  table: 'products' | 'variants',
  all: readonly Unnamed[],
  chance: string,
): Promise<string[]> {
  if (all.length === 0) return []
  await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const names: (string | undefined)[] = all.map(() => undefined)
  const given = new Set<string>()
  for (let round = 1; names.includes(undefined); round++) {
    const wanted = all.map((each, at) => (names[at] === undefined ? candidate(each, round, `${chance}${at}`) : ''))
    const taken = await findTaken(
      tx,
      table,
      wanted.filter((id) => id !== ''),
    )
    for (const [at, id] of wanted.entries()) {
      if (id === '' || taken.has(id) || given.has(id)) continue
      given.add(id)
      names[at] = id
    }
  }
  return names as string[]
}

function candidate({ wanted, name, prefix = '' }: Unnamed, round: number, chance: string): string {
  const end = round === 1 ? '' : round <= tries ? `-${round}` : `-${chance}-${round}`
  const room = prefix === '' ? goodsLimits.handle : goodsLimits.id - prefix.length
  const handle = (wanted ?? handleOf(name)).slice(0, Math.max(1, room - end.length)).replace(/-+$/, '')
  return `${prefix}${handle}${end}`
}

async function findTaken(tx: Kysely<Database>, table: 'products' | 'variants', ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)} WHERE id = ANY (${ids})`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
