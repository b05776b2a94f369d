import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { columnsOf } from '../server/platform/db/columns-of.ts'
import type { Database } from '../server/platform/db/schema.ts'

/** An order with what was captured for it; null: nothing yet. */
export type OrderRow = Selectable<Database['sandbox_orders']> & { amount_paid: number | null }

/** Orders with what was captured for them. */
function orders(db: Kysely<Database>) {
  return db
    .selectFrom('sandbox_orders')
    .select(columnsOf('sandbox_orders'))
    .select(({ selectFrom, fn }) =>
      selectFrom('sandbox_payments')
        .select(fn.max('amount').as('most'))
        .whereRef('order_id', '=', 'sandbox_orders.id')
        .where('captured', '=', true)
        .as('amount_paid'),
    )
}

export async function insertOrder(db: Kysely<Database>, row: Insertable<Database['sandbox_orders']>): Promise<void> {
  await db.insertInto('sandbox_orders').values(row).execute()
}

export async function findOrder(db: Kysely<Database>, id: string): Promise<OrderRow | undefined> {
  return orders(db).where('id', '=', id).executeTakeFirst()
}

/** The same, and nothing else happens to its payments until the transaction ends. */
export async function lockOrder(tx: Transaction<Database>, id: string): Promise<OrderRow | undefined> {
  await tx.selectFrom('sandbox_orders').select('id').where('id', '=', id).forUpdate().execute()
  return findOrder(tx, id)
}

/** The newest first; `receipt` where only those with it are asked for. */
export async function listOrders(
  db: Kysely<Database>,
  { receipt, count, skip }: { receipt: string | undefined; count: number; skip: number },
): Promise<OrderRow[]> {
  const all = orders(db).orderBy('created_at', 'desc').orderBy('id').limit(count).offset(skip)
  return (receipt === undefined ? all : all.where('receipt', '=', receipt)).execute()
}

export async function setNotes(db: Kysely<Database>, id: string, notes: object): Promise<void> {
  await db
    .updateTable('sandbox_orders')
    .set({ notes: JSON.stringify(notes) })
    .where('id', '=', id)
    .execute()
}

export async function countAttempt(tx: Transaction<Database>, id: string): Promise<void> {
  await tx
    .updateTable('sandbox_orders')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
