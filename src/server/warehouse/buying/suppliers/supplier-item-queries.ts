import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>

/** Facts about an item at a supplier. */
export interface SupplierItem {
  code: string | null
  pack: number
  /** It is ordered from this one. */
  usual: boolean
}

/** Locks and reads what a supplier is to an item; undefined: nothing. */
export function lockSupplierItem(tx: Db, supplierId: string, accountId: number): Promise<SupplierItem | undefined> {
  return tx
    .selectFrom('supplier_items')
    .select(['code', 'pack', 'usual'])
    .where('supplier_id', '=', supplierId)
    .where('stock_item_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes what a supplier is to an item; where it is the usual one, no other is any more. */
export async function writeSupplierItem(
  tx: Db,
  supplierId: string,
  accountId: number,
  { code, pack, usual }: SupplierItem,
): Promise<void> {
  if (usual) await clearUsual(tx, accountId)
  await tx
    .insertInto('supplier_items')
    .values({ supplier_id: supplierId, stock_item_id: accountId, code, pack, usual })
    .onConflict((known) => known.columns(['supplier_id', 'stock_item_id']).doUpdateSet({ code, pack, usual }))
    .execute()
}

/** From whom an item is ordered; undefined: nobody has said. */
export async function usualSupplierOf(tx: Db, accountId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('supplier_items')
    .select('supplier_id')
    .where('stock_item_id', '=', accountId)
    .where('usual', '=', true)
    .forUpdate()
    .executeTakeFirst()
  return row?.supplier_id
}

/** A supplier is nothing to an item any more. */
export async function deleteSupplierItem(tx: Db, supplierId: string, accountId: number): Promise<void> {
  await tx
    .deleteFrom('supplier_items')
    .where('supplier_id', '=', supplierId)
    .where('stock_item_id', '=', accountId)
    .execute()
}

/**
 * Notes that a supplier has brought these: the first who brings something is its usual one. Of who is known already nothing
 * changes. Gives what was not known before.
 */
export async function noteSupplied(
  tx: Db,
  supplierId: string,
  accountIds: readonly number[],
): Promise<{ accountId: number; usual: boolean }[]> {
  const { rows } = await sql<{ accountId: number; usual: boolean }>`
    INSERT INTO supplier_items (supplier_id, stock_item_id, usual)
    SELECT ${supplierId}, id, NOT EXISTS (SELECT FROM supplier_items u WHERE u.stock_item_id = id AND u.usual)
    FROM (SELECT DISTINCT id FROM unnest(${accountIds}::bigint[]) AS w (id) ORDER BY id) w
    ON CONFLICT DO NOTHING RETURNING stock_item_id AS "accountId", usual`.execute(tx)
  return rows
}

async function clearUsual(tx: Db, accountId: number): Promise<void> {
  await tx
    .updateTable('supplier_items')
    .set({ usual: false })
    .where('stock_item_id', '=', accountId)
    .where('usual', '=', true)
    .execute()
}
