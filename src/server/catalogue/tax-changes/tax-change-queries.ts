import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A change of code or rate as it is stored. */
export type StoredTaxChange = Selectable<Database['product_tax_changes']>

const columns = ['id', 'product_id', 'hsn_code', 'gst_rate', 'effective_from', 'set_at', 'withdrawn_at'] as const

/** Changes of a product that were not taken back, in the order of their days. */
export function selectTaxChanges(db: Db, productId: string): Promise<StoredTaxChange[]> {
  return db
    .selectFrom('product_tax_changes')
    .select(columns)
    .where('product_id', '=', productId)
    .where('withdrawn_at', 'is', null)
    .orderBy('effective_from')
    .execute()
}

/** One change; undefined where there is none. */
export function selectTaxChange(db: Db, id: string): Promise<StoredTaxChange | undefined> {
  return db.selectFrom('product_tax_changes').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Writes a change; false where there is one for this day. */
export async function insertTaxChange(tx: Transaction<Database>, change: StoredTaxChange): Promise<boolean> {
  const written = await tx
    .insertInto('product_tax_changes')
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (written.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes a change back that does not hold yet; false where it does, or was taken back. */
export async function withdrawTaxChange(tx: Transaction<Database>, id: string, now: Date): Promise<boolean> {
  const changed = await tx
    .updateTable('product_tax_changes')
    .set({ withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '>', now)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Every change that waits for its day. */
export function selectWaiting(db: Db, now: Date): Promise<{ product_id: string; effective_from: Date }[]> {
  return db
    .selectFrom('product_tax_changes')
    .select(['product_id', 'effective_from'])
    .where('withdrawn_at', 'is', null)
    .where('effective_from', '>', now)
    .execute()
}
