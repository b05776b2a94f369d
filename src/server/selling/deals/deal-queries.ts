import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A deal as it is stored. */
export type DealRow = Selectable<Database['deals']>

const columns = [
  'id',
  'user_id',
  'product_id',
  'variant_id',
  'quantity',
  'list_price',
  'asks',
  'offered_price',
  'agreed_price',
  'offers',
  'online_percent',
  'state',
  'created_at',
  'ends_at',
  'taken_at',
  'order_id',
] as const

function read(row: DealRow): DealRow
function read(row: DealRow | undefined): DealRow | undefined
function read(row: DealRow | undefined): DealRow | undefined {
  // the driver gives a bigint[] as texts
  return row && { ...row, asks: row.asks.map(Number) }
}

/** The deal of a shopper that is open or taken, also one whose time is over; undefined: none. */
export async function findDeal(db: Db, userId: string): Promise<DealRow | undefined> {
  const living = db.selectFrom('deals').select(columns).where('user_id', '=', userId)
  return read(await living.where('state', 'in', ['open', 'taken']).executeTakeFirst())
}

/** The same, locked. The shopper's cart is locked before. */
export async function lockDeal(tx: Db, userId: string): Promise<DealRow | undefined> {
  const living = tx.selectFrom('deals').select(columns).where('user_id', '=', userId)
  return read(await living.where('state', 'in', ['open', 'taken']).forUpdate().executeTakeFirst())
}

/** One deal, locked; undefined where there is none. */
export async function lockDealById(tx: Db, id: string): Promise<DealRow | undefined> {
  return read(await tx.selectFrom('deals').select(columns).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** Begins a deal. */
export async function insertDeal(tx: Db, row: Insertable<Database['deals']>): Promise<void> {
  await tx.insertInto('deals').values(row).execute()
}

/** Writes what became of a deal that is open or taken. False: it is neither any more. */
export async function changeDeal(tx: Db, id: string, change: Updateable<Database['deals']>): Promise<boolean> {
  const living = tx.updateTable('deals').set(change).where('id', '=', id).where('state', 'in', ['open', 'taken'])
  return (await living.executeTakeFirst()).numUpdatedRows === 1n
}

/** Ends what a shopper agreed to and did not buy in time. */
export async function endDealsOver(tx: Db, userId: string, now: Date): Promise<void> {
  const taken = tx.updateTable('deals').set({ state: 'ended' }).where('user_id', '=', userId)
  await taken.where('state', '=', 'taken').where('ends_at', '<', now).execute()
}

/** The deal of an article in an order, for whoever prices the order anew. */
export function dealsInOrder(
  db: Db,
  orderId: string,
): Promise<Pick<DealRow, 'product_id' | 'variant_id' | 'agreed_price' | 'quantity' | 'online_percent'>[]> {
  const ofOrder = db.selectFrom('deals').where('order_id', '=', orderId)
  return ofOrder.select(['product_id', 'variant_id', 'agreed_price', 'quantity', 'online_percent']).execute()
}

/** All deals of a person, the oldest first. */
export function findDealsOf(
  db: Db,
  userId: string,
): Promise<Omit<DealRow, 'asks' | 'list_price' | 'offers' | 'online_percent' | 'taken_at' | 'order_id' | 'user_id'>[]> {
  return db
    .selectFrom('deals')
    .select([
      'id',
      'product_id',
      'variant_id',
      'quantity',
      'state',
      'offered_price',
      'agreed_price',
      'created_at',
      'ends_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** Deletes all deals of a person who is erased. The cart is locked by who calls. */
export async function eraseDeals(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('deals').where('user_id', '=', userId).execute()
}
