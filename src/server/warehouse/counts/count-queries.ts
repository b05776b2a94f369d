import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { CountScope, CountState } from '../../../shared/office/counts.ts'
import type { StockKey } from '../../catalogue/stock/stock-queries.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const countColumns = [
  ...(['id', 'number', 'scope', 'state', 'blind', 'created_at', 'created_by'] as const),
  ...(['closed_at', 'approved_at', 'approved_by', 'version'] as const),
] as const
const lineColumns = [
  ...(['id', 'count_id', 'product_id', 'variant_id', 'position', 'round', 'counted', 'expected'] as const),
  ...(['shelf_moved', 'counted_at', 'counted_by', 'booked', 'booked_in'] as const),
] as const

/** A count as it is kept. */
export type CountRecord = Selectable<Database['counts']>
/** One thing of a count as it is kept. */
export type LineRecord = Selectable<Database['count_lines']>

/** A count with how far it is. */
export type CountInList = CountRecord & { lines: number; done: number }

/** A page of the counts under way, or of those that are done: the newest first. */
export function listCountRecords(
  db: Db,
  which: 'open' | 'done',
  { page, limit }: { page: number; limit: number },
): Promise<CountInList[]> {
  const states: CountState[] = which === 'open' ? ['open', 'closed'] : ['approved', 'dropped']
  return db
    .selectFrom('counts')
    .select(countColumns)
    .select([
      sql<number>`(SELECT count(*)::int FROM count_lines l WHERE l.count_id = counts.id)`.as('lines'),
      sql<number>`(SELECT count(counted)::int FROM count_lines l WHERE l.count_id = counts.id)`.as('done'),
    ])
    .where('state', 'in', states)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** A count; undefined where there is none. */
export function findCount(db: Db, id: string): Promise<CountRecord | undefined> {
  return db.selectFrom('counts').select(countColumns).where('id', '=', id).executeTakeFirst()
}

/** The id of the newest open list of this name; undefined where there is none. */
export async function findOpenList(db: Db, name: string): Promise<string | undefined> {
  const list = { kind: 'list', name }
  const open = db.selectFrom('counts').select('id').where('state', '=', 'open')
  const found = open.where(sql<boolean>`scope = ${JSON.stringify(list)}::jsonb`).orderBy('created_at', 'desc')
  return (await found.executeTakeFirst())?.id
}

/** Locks a count: who counts shares it, so that several phones do at once, and who moves it on waits for them. */
export function lockCount(tx: Tx, id: string, how: 'share' | 'update'): Promise<CountRecord | undefined> {
  const found = tx.selectFrom('counts').select(countColumns).where('id', '=', id)
  return (how === 'share' ? found.forShare() : found.forUpdate()).executeTakeFirst()
}

/** Begins a count. Gives its number. */
export async function insertCount(
  tx: Tx,
  count: { id: string; scope: CountScope; blind: boolean; at: Date; by: string },
): Promise<number> {
  const { id, scope, blind, at, by } = count
  const row = { id, scope: JSON.stringify(scope), blind, created_at: at, created_by: by }
  const { number } = await tx.insertInto('counts').values(row).returning('number').executeTakeFirstOrThrow()
  return number
}

/** Things to count, in the order of the walk. */
export async function insertLines(tx: Tx, countId: string, keys: readonly StockKey[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insertInto('count_lines')
    .values(
      keys.map(({ productId, variantId }, index) => ({
        count_id: countId,
        product_id: productId,
        variant_id: variantId,
        position: index + 1,
      })),
    )
    .execute()
}

/** Something that turned up, after all others; where it stands there already, or there are `most` of them, nothing. */
export async function addLine(
  tx: Tx,
  countId: string,
  { productId, variantId }: StockKey,
  most: number,
): Promise<void> {
  await sql`
    INSERT INTO count_lines (count_id, product_id, variant_id, position)
    SELECT ${countId}, ${productId}, ${variantId}, coalesce(max(position), 0) + 1
    FROM count_lines WHERE count_id = ${countId} HAVING coalesce(max(position), 0) < ${most}
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Locks one thing of a count; undefined where it is not in it. */
export function lockLine(tx: Tx, countId: string, { productId, variantId }: StockKey): Promise<LineRecord | undefined> {
  return tx
    .selectFrom('count_lines')
    .select(lineColumns)
    .where('count_id', '=', countId)
    .where('product_id', '=', productId)
    .where('variant_id', 'is not distinct from', variantId)
    .forUpdate()
    .executeTakeFirst()
}

/** All things of a count, in the order of the walk. */
export function listLines(db: Db, countId: string): Promise<LineRecord[]> {
  return db
    .selectFrom('count_lines')
    .select(lineColumns)
    .where('count_id', '=', countId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Changes a thing of a count. */
export async function updateLine(tx: Tx, id: number, set: Partial<Omit<LineRecord, 'id' | 'count_id'>>): Promise<void> {
  await tx.updateTable('count_lines').set(set).where('id', '=', id).execute()
}

/**
 * Marks that the shelf moved after a moment in the lines of counts under way that were counted since; waits for an approval under way.
 * In a command only.
 */
export async function markMoved(tx: Tx, { productId, variantId }: StockKey, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT c.id FROM counts c WHERE c.state IN ('open', 'closed') AND EXISTS (SELECT FROM count_lines l WHERE l.count_id = c.id
      AND l.product_id = ${productId} AND l.variant_id IS NOT DISTINCT FROM ${variantId} AND l.counted_at > ${at})
    ORDER BY c.id FOR SHARE OF c`.execute(tx)
  if (rows.length === 0) return
  await sql`
    UPDATE count_lines SET shelf_moved = true
    WHERE count_id = ANY (${rows.map(({ id }) => id)}::text[]) AND product_id = ${productId}
      AND variant_id IS NOT DISTINCT FROM ${variantId} AND counted IS NOT NULL AND booked IS NULL AND counted_at > ${at}`.execute(
    tx,
  )
}

/** Moves a count on; its version goes up, so that who looked at it before is told. */
export async function updateCount(
  tx: Tx,
  { id, version }: Pick<CountRecord, 'id' | 'version'>,
  set: Partial<Pick<CountRecord, 'state' | 'closed_at' | 'approved_at' | 'approved_by'>>,
): Promise<void> {
  await tx
    .updateTable('counts')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute()
}
