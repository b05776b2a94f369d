import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { StockKey } from './stock-queries.ts'

/** The shelf of an item, and the reorder point: the number of pieces at which more is ordered. */
export interface StockPlace {
  shelf: string | null
  reorderPoint: number | null
  version: number
}

/** Place of an item for which nobody has entered anything. */
const nowhere: StockPlace = { shelf: null, reorderPoint: null, version: 0 }

/** Locks and reads a place, by its account; one that nobody has said anything of has version 0. */
export async function lockPlace(db: Kysely<Database>, accountId: number): Promise<StockPlace> {
  const row = await db
    .selectFrom('stock_places')
    .select(['shelf', 'reorder_point as reorderPoint', 'version'])
    .where('stock_item_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? nowhere
}

/** Makes a place that says nothing, so that the next who comes waits at it; one that is there stays. */
export async function openPlace(db: Kysely<Database>, accountId: number): Promise<void> {
  await db
    .insertInto('stock_places')
    .values({ stock_item_id: accountId, shelf: null, reorder_point: null, version: nowhere.version })
    .onConflict((known) => known.doNothing())
    .execute()
}

/** Writes a place that is there; its version goes up. */
export async function updatePlace(
  db: Kysely<Database>,
  accountId: number,
  { shelf, reorderPoint }: Omit<StockPlace, 'version'>,
): Promise<void> {
  await db
    .updateTable('stock_places')
    .set({ shelf, reorder_point: reorderPoint, version: sql`version + 1` })
    .where('stock_item_id', '=', accountId)
    .execute()
}

/** The shelves of these, in the order asked; null: nobody has said. */
export async function shelvesOf(db: Kysely<Database>, keys: readonly StockKey[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ shelf: string | null }>`
    SELECT p.shelf
    FROM unnest(${keys.map((key) => key.productId)}::text[], ${keys.map((key) => key.variantId)}::text[])
      WITH ORDINALITY AS w (product_id, variant_id, position)
    LEFT JOIN stock_items s ON s.product_id = w.product_id AND s.variant_id IS NOT DISTINCT FROM w.variant_id
    LEFT JOIN stock_places p ON p.stock_item_id = s.id
    ORDER BY w.position`.execute(db)
  return rows.map(({ shelf }) => shelf)
}

/** Makes places that say nothing where there are none, and locks and reads all of these, by account. */
export async function openPlaces(
  db: Kysely<Database>,
  accountIds: readonly number[],
): Promise<Map<number, Omit<StockPlace, 'version'>>> {
  await sql`INSERT INTO stock_places (stock_item_id, version)
    SELECT DISTINCT id, ${nowhere.version}::int FROM unnest(${accountIds}::bigint[]) AS w (id) ORDER BY id
    ON CONFLICT DO NOTHING`.execute(db)
  return lockPlaces(db, accountIds)
}

/** Locks and reads places that are there, by account. */
export async function lockPlaces(
  db: Kysely<Database>,
  accountIds: readonly number[],
): Promise<Map<number, Omit<StockPlace, 'version'>>> {
  const { rows } = await sql<{ id: number; shelf: string | null; reorderPoint: number | null }>`
    SELECT stock_item_id AS id, shelf, reorder_point AS "reorderPoint" FROM stock_places
    WHERE stock_item_id = ANY (${accountIds}::bigint[]) ORDER BY stock_item_id FOR UPDATE`.execute(db)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

/** Writes places that are there, many at once; their versions go up. */
export async function writePlaces(
  db: Kysely<Database>,
  places: readonly ({ accountId: number } & Omit<StockPlace, 'version'>)[],
): Promise<void> {
  const rows = places.map(({ accountId, shelf, reorderPoint }) => ({ id: accountId, shelf, point: reorderPoint }))
  await sql`UPDATE stock_places p SET shelf = w.shelf, reorder_point = w.point, version = p.version + 1
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS w (id bigint, shelf text, point int)
    WHERE p.stock_item_id = w.id`.execute(db)
}
