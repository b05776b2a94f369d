import { type Kysely, sql } from 'kysely'
import { relatedTag } from '../../../shared/cache-tags.ts'
import { besideLimits } from '../../../shared/product-engagement-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import { startWorker } from '../../platform/jobs/start-worker.ts'
import type { Shop } from '../../platform/shop.ts'

const dayMs = 86_400_000
const pauseMs = 10 * 60_000
/** Whoever counts holds this lock: 'with' in ASCII. */
const lockKey = 0x77697468
/** Of one product so many others are kept: those that are not sold, or not there, are left out when it is shown. */
const keptOfOne = 20
const PRODUCTS_AT_ONCE = 200

/**
 * Counts anew what is bought in one order by several people, where that was done long ago; one process at a time. Only what
 * differs is written. `atOnce`: products of one statement.
 */
export async function countTogether(shop: Shop, atOnce = PRODUCTS_AT_ONCE): Promise<void> {
  const now = shop.clock()
  const counted = await countedAt(shop.db)
  if (counted && now.getTime() - counted.getTime() < besideLimits.togetherAgeMs) return
  await transact(shop, async ({ tx, stale }) => {
    const { rows } = await sql<{ ours: boolean }>`SELECT pg_try_advisory_xact_lock(${lockKey}) AS ours`.execute(tx)
    // who waited for the lock of another finds that it has been done
    if (!rows[0]?.ours || (await countedAt(tx))?.getTime() !== counted?.getTime()) return
    await count(tx, now, atOnce)
    stale(relatedTag)
  })
}

/** Counts what goes together now and then until it is stopped. */
export function startCountingTogether(shop: Shop): { stop: () => Promise<void> } {
  return startWorker(shop, {
    name: 'counting what is bought together',
    pauseMs,
    work: () => countTogether(shop),
    tidy: async () => undefined,
  })
}

async function countedAt(db: Kysely<Database>): Promise<Date | undefined> {
  const row = await db.selectFrom('bought_together_counts').select('counted_at').executeTakeFirst()
  return row?.counted_at
}

/**
 * People are counted, not orders: somebody who buys the same two things every week is one. What everybody buys goes with
 * everything, and says little: the weight is the number of people by the geometric mean of those who bought either. Each
 * statement counts a few products through an index, however many orders a year has: one over all would outlast its time.
 */
async function count(tx: Kysely<Database>, now: Date, atOnce: number): Promise<void> {
  const since = new Date(now.getTime() - besideLimits.togetherDays * dayMs)
  await sql`DELETE FROM product_buyers`.execute(tx)
  await inSteps(tx, 'order_lines', atOnce, (ids) => countBuyers(tx, ids, since))
  await inSteps(tx, 'product_buyers', atOnce, (ids) => countPairs(tx, ids, since))
  await sql`
    DELETE FROM bought_together t WHERE NOT EXISTS (SELECT FROM product_buyers b WHERE b.product_id = t.product_id)`.execute(
    tx,
  )
  await sql`
    INSERT INTO bought_together_counts (counted_at) VALUES (${now})
    ON CONFLICT (one) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx)
}

/** Goes through the products of a table in the order of its index. */
async function inSteps(
  tx: Kysely<Database>,
  table: 'order_lines' | 'product_buyers',
  atOnce: number,
  step: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string }>`
      SELECT DISTINCT product_id AS id FROM ${sql.table(table)} WHERE product_id > ${last} ORDER BY 1 LIMIT ${atOnce}`.execute(
      tx,
    )
    if (rows.length === 0) return
    await step(rows.map(({ id }) => id))
    last = rows.at(-1)?.id ?? ''
  }
}

/** SQL of the customers who bought some products in an order that counts: of a year, of few lines, and not cancelled. */
function boughtOf(ids: readonly string[], since: Date) {
  return sql`
    SELECT DISTINCT o.id, o.user_id, l.product_id FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = ANY (${ids}::text[]) AND o.created_at >= ${since} AND o.status <> 'cancelled' AND o.user_id IS NOT NULL
      AND (SELECT count(*) FROM order_lines n WHERE n.order_id = o.id) BETWEEN 2 AND ${besideLimits.togetherLines}`
}

async function countBuyers(tx: Kysely<Database>, ids: readonly string[], since: Date): Promise<void> {
  await sql`
    INSERT INTO product_buyers (product_id, people)
    SELECT product_id, count(DISTINCT user_id)::int FROM (${boughtOf(ids, since)}) b GROUP BY product_id`.execute(tx)
}

async function countPairs(tx: Kysely<Database>, ids: readonly string[], since: Date): Promise<void> {
  await sql`
    WITH bought AS MATERIALIZED (${boughtOf(ids, since)}), pairs AS (
      SELECT a.product_id, b.product_id AS other_id, count(DISTINCT a.user_id)::int AS shoppers
      FROM bought a JOIN order_lines b ON b.order_id = a.id AND b.product_id <> a.product_id
      GROUP BY a.product_id, b.product_id HAVING count(DISTINCT a.user_id) >= ${besideLimits.togetherLeast}
    ), ranked AS (
      SELECT p.product_id, p.other_id, p.shoppers, (p.shoppers / sqrt(x.people::float8 * y.people))::real AS weight,
        row_number() OVER (PARTITION BY p.product_id
          ORDER BY p.shoppers / sqrt(x.people::float8 * y.people) DESC, p.shoppers DESC, p.other_id) AS place
      FROM pairs p JOIN product_buyers x ON x.product_id = p.product_id JOIN product_buyers y ON y.product_id = p.other_id
    ), kept AS MATERIALIZED (
      SELECT product_id, other_id, shoppers, weight FROM ranked WHERE place <= ${keptOfOne}
    ), gone AS (
      DELETE FROM bought_together t WHERE t.product_id = ANY (${ids}::text[])
        AND NOT EXISTS (SELECT FROM kept k WHERE k.product_id = t.product_id AND k.other_id = t.other_id)
    )
    INSERT INTO bought_together AS t (product_id, other_id, shoppers, weight)
    SELECT product_id, other_id, shoppers, weight FROM kept
    ON CONFLICT (product_id, other_id) DO UPDATE SET shoppers = excluded.shoppers, weight = excluded.weight
      WHERE (t.shoppers, t.weight) IS DISTINCT FROM (excluded.shoppers, excluded.weight)`.execute(tx)
}
