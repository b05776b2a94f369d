import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../../platform/db/columns-of.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { ReachedNames } from './coupon-terms.ts'

/** PostgreSQL's word for a row that others still point to. */
const FOREIGN_KEY = '23503'

/** A coupon as it is stored. */
export type CouponStored = Selectable<Database['coupons']>
/** The same with the names of what it reaches. */
export type NamedCoupon = CouponStored & { reached_names: ReachedNames }

const reachedNames = sql<ReachedNames>`names_reached(reach, reached)`.as('reached_names')

// What the owner reads and writes of coupons; their counted uses are in coupon-uses.ts.

/** Every coupon there ever was, the newest first. */
export function listAllCoupons(db: Kysely<Database>): Promise<CouponStored[]> {
  return db.selectFrom('coupons').select(columnsOf('coupons')).orderBy('created_at', 'desc').orderBy('code').execute()
}

/** Coupons that can be used, now or later, or those that cannot any more; the newest first. */
export function listCouponPage(
  db: Kysely<Database>,
  { which, now, offset, limit }: { which: 'current' | 'past'; now: Date; offset: number; limit: number },
): Promise<NamedCoupon[]> {
  const isPast = sql<boolean>`(NOT active OR coalesce(valid_until < ${now}, false) OR coalesce(uses >= total_limit, false))`
  return db
    .selectFrom('coupons')
    .select(columnsOf('coupons'))
    .select(reachedNames)
    .where(which === 'past' ? isPast : sql<boolean>`NOT ${isPast}`)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** One coupon; undefined where there is none. */
export function readCoupon(db: Kysely<Database>, id: string): Promise<NamedCoupon | undefined> {
  const coupons = db.selectFrom('coupons').select(columnsOf('coupons')).select(reachedNames)
  return coupons.where('id', '=', id).executeTakeFirst()
}

/** Returns the names of the categories or products with these ids that exist. */
export async function namesReached(
  db: Kysely<Database>,
  reach: CouponStored['reach'],
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ names: ReachedNames }>`SELECT names_reached(${reach}, ${ids}::text[]) AS names`.execute(
    db,
  )
  return (rows[0]?.names ?? []).filter((name) => name !== null)
}

/** Coupons whose code begins with a text, in any case of its letters, in the order of their codes. */
export function findCouponsByCode(
  db: Kysely<Database>,
  text: string,
  limit: number,
): Promise<Pick<CouponStored, 'id' | 'code' | 'description'>[]> {
  return db
    .selectFrom('coupons')
    .select(['id', 'code', 'description'])
    .where(sql<boolean>`starts_with(code, ${text.toUpperCase()})`)
    .orderBy('code')
    .limit(limit)
    .execute()
}

/** Writes a new coupon. False where its code is taken. */
export async function insertCoupon(db: Kysely<Database>, coupon: Insertable<Database['coupons']>): Promise<boolean> {
  const inserted = await db
    .insertInto('coupons')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Locks a coupon and reads it, by its code in upper case or its id; undefined where there is none. */
export function lockCoupon(
  tx: Kysely<Database>,
  by: { code: string } | { id: string },
): Promise<CouponStored | undefined> {
  const coupons = tx.selectFrom('coupons').select(columnsOf('coupons'))
  const found = 'code' in by ? coupons.where('code', '=', by.code) : coupons.where('id', '=', by.id)
  return found.forUpdate().executeTakeFirst()
}

/** Changes what the owner set of a coupon. */
export async function updateCoupon(
  tx: Kysely<Database>,
  id: string,
  set: Partial<Insertable<Database['coupons']>>,
): Promise<void> {
  await tx.updateTable('coupons').set(set).where('id', '=', id).execute()
}

/** Removes a coupon. False where somebody has it in a cart, a payment or an order: then nothing more can be written. */
export async function deleteCoupon(tx: Kysely<Database>, id: string): Promise<boolean> {
  try {
    await tx.deleteFrom('coupons').where('id', '=', id).execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY) return false
    throw error
  }
}
