import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'

type Db = Kysely<Database>

/** Waits for whoever changes goods, and keeps others from it (wait_for_rebuild). Gives the highest number. */
export async function holdSearch(db: Db): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(72311272)`.execute(db)
  const { rows } = await sql<{ highest: number }>`SELECT coalesce(max(no), 0) AS highest FROM product_numbers`.execute(
    db,
  )
  return rows[0]?.highest ?? 0
}

/** Forgets all but the products' numbers. */
export async function emptySearch(db: Db): Promise<void> {
  await sql`DELETE FROM product_search`.execute(db)
  await sql`DELETE FROM search_postings`.execute(db)
  await sql`DELETE FROM search_terms`.execute(db)
  await sql`DELETE FROM product_facets`.execute(db)
}

/** The products with these numbers, both included. */
export async function renewNumbered(db: Db, from: number, to: number): Promise<void> {
  const ids = sql`ARRAY(SELECT id FROM product_numbers WHERE no BETWEEN ${from} AND ${to})`
  await sql`SELECT renew_product_search(${ids})`.execute(db)
  await sql`SELECT renew_product_facets(${ids})`.execute(db)
}

/** Those that have none and get one. Gives how many are searched in all. */
export async function renewUnnumbered(db: Db): Promise<number> {
  const unnumbered = sql<{ ids: string[] | null }>`SELECT array_agg(id) AS ids FROM products p
    WHERE active AND NOT EXISTS (SELECT FROM product_numbers n WHERE n.id = p.id)`
  const ids = (await unnumbered.execute(db)).rows[0]?.ids ?? []
  await sql`SELECT renew_product_search(${ids})`.execute(db)
  await sql`SELECT renew_product_facets(${ids})`.execute(db)
  const { rows } = await sql<{ products: number }>`SELECT count(*) AS products FROM product_search`.execute(db)
  return rows[0]?.products ?? 0
}
