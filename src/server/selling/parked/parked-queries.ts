import { type Kysely, type Selectable, sql } from 'kysely'
import type { ParkedContent } from '../../../domain/selling/counter/parked-content.ts'
import { parkedCopy as copy } from '../../../shared/copy/office/parked-sales.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
export type ParkedRow = Selectable<Database['parked_sales']>

/** A parked sale as somebody saw it. */
export interface SeenParked {
  id: string
  version: number
}

const columns = ['id', 'name', 'content', 'version', 'parked_by', 'parked_at', 'resumed_by', 'resumed_at'] as const

/** Parked sales, the oldest first. */
export function listParkedSales(db: Db): Promise<ParkedRow[]> {
  return db.selectFrom('parked_sales').select(columns).orderBy('parked_at').orderBy('id').execute()
}

/** The parked sale of this id. */
export function findParkedSale(db: Db, id: string): Promise<ParkedRow | undefined> {
  return db.selectFrom('parked_sales').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Counts parked sales, also those that were resumed and are not completed. */
export async function countParkedSales(db: Db): Promise<number> {
  const count = sql<number>`count(*)::int`.as('parked')
  return (await db.selectFrom('parked_sales').select(count).executeTakeFirstOrThrow()).parked
}

/** Parks a sale, in a command. */
export async function insertParkedSale(
  tx: Db,
  { id, name, content, by, at }: { id: string; name: string; content: ParkedContent; by: string; at: Date },
): Promise<void> {
  const row = { id, name, content: JSON.stringify(content), version: 1, parked_by: by, parked_at: at }
  await tx.insertInto('parked_sales').values(row).execute()
}

/** Marks a parked sale as resumed, in a command; undefined: it is not as it was seen. */
export function takeParkedSale(
  tx: Db,
  { id, version }: SeenParked,
  { by, at }: { by: string; at: Date },
): Promise<ParkedRow | undefined> {
  return tx
    .updateTable('parked_sales')
    .set({ resumed_by: by, resumed_at: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
}

/** Takes a parked sale out of the list. Throws `order_state` where it is not as it was seen: of two who complete it, one does. */
export async function removeParkedSale(tx: Db, { id, version }: SeenParked, fault: string = copy.taken): Promise<void> {
  const gone = await tx
    .deleteFrom('parked_sales')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new Failure('order_state', fault)
}

/** SQL that tells that a telephone number of ten digits was typed with a parked sale, wherever and with what between its digits. */
const names = (phone: string) =>
  sql<boolean>`position(${phone} IN regexp_replace(name || content::text, '[[:space:]().+-]+', '', 'g')) > 0`

/** Parked sales of a telephone number. */
export async function findParkedOf(db: Db, phone: string): Promise<ParkedRow[]> {
  if (phone === '') return []
  return db.selectFrom('parked_sales').select(columns).where(names(phone)).orderBy('parked_at').execute()
}

/** Deletes parked sales of a telephone number: nothing of an erased person stays. */
export async function forgetParkedOf(tx: Db, phone: string): Promise<void> {
  if (phone === '') return
  await tx.deleteFrom('parked_sales').where(names(phone)).execute()
}

/** Deletes parked sales, as they are by now. */
export async function removeParked(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('parked_sales')
      .where('id', 'in', [...ids])
      .execute()
}

/** Deletes parked sales that were neither parked nor resumed since a moment: nobody came for them. */
export async function forgetOldParked(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('parked_sales').where(sql<Date>`coalesce(resumed_at, parked_at)`, '<', before).execute()
}
