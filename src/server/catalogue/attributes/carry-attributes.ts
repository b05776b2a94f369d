import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Definition } from '../../../domain/catalogue/attributes/read-attribute.ts'
import { readSpecifications } from '../../../domain/catalogue/attributes/read-specifications.ts'
import { readNetAmount } from '../../../domain/catalogue/net-amount.ts'
import { listingTag, structureTag } from '../../../shared/cache-tags.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { CommandWork } from '../../staff/commands/run-command-work.ts'

type Tx = Transaction<Database>

/** So many products are read and written at once. */
const BATCH = 1000

/**
 * Gives goods that were entered before there were attributes those that their specifications say beyond doubt, and net amounts
 * as numbers. The written rows stay as they are.
 */
export async function carryAttributes({ tx, stale }: CommandWork): Promise<void> {
  const rows = await tx.selectFrom('attributes').select(['key', 'name', 'kind', 'unit']).execute()
  const definitions = new Map(rows.map((each) => [each.key, each]))
  for (let after = ''; ; ) {
    const products = await untyped(tx, after)
    const last = products.at(-1)
    if (!last) break
    await writeTyped(tx, products, definitions)
    after = last.id
  }
  await writeNetOfVariants(tx)
  for (const tag of [listingTag, structureTag]) stale(tag)
}

interface Untyped {
  id: string
  specifications: { title: string; description: string }[]
  net_quantity: string
}

function untyped(tx: Tx, after: string): Promise<Untyped[]> {
  return tx
    .selectFrom('products')
    .select(['id', 'specifications', 'net_quantity'])
    .where('id', '>', after)
    .where(sql<boolean>`attributes = '[]'`)
    .where('version', '=', 1)
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

async function writeTyped(tx: Tx, products: Untyped[], definitions: ReadonlyMap<string, Definition>): Promise<void> {
  const typed = products.map(({ id, specifications, net_quantity }) => {
    return { id, attributes: readSpecifications(definitions, specifications), ...netOf(net_quantity) }
  })
  await sql`UPDATE products p SET attributes = t.attributes, net_amount = coalesce(p.net_amount, t.amount),
      net_unit = CASE WHEN p.net_amount IS NULL THEN t.unit ELSE p.net_unit END
    FROM json_to_recordset(${JSON.stringify(typed)}::json) AS t(id text, attributes jsonb, amount numeric, unit text)
    WHERE p.id = t.id AND (t.attributes <> '[]' OR t.amount IS NOT NULL)`.execute(tx)
}

async function writeNetOfVariants(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('variants')
    .select(['id', 'net_quantity'])
    .where('net_quantity', 'is not', null)
    .where('net_amount', 'is', null)
    .execute()
  const typed = rows.map(({ id, net_quantity }) => ({ id, ...netOf(net_quantity ?? '') }))
  await sql`UPDATE variants v SET net_amount = t.amount, net_unit = t.unit
    FROM json_to_recordset(${JSON.stringify(typed)}::json) AS t(id text, amount numeric, unit text)
    WHERE v.id = t.id AND t.amount IS NOT NULL`.execute(tx)
}

function netOf(declared: string) {
  const net = readNetAmount(declared)
  return { amount: net?.amount ?? null, unit: net?.unit ?? null }
}
