import { type Kysely, sql } from 'kysely'
import { besideLimits } from '../../shared/beside-limits.ts'
import { relatedTag } from '../platform/cache/tags.ts'
import type { Database } from '../platform/db/schema.ts'
import { transact } from '../platform/db/transact.ts'
import { startWorker } from '../platform/jobs/start-worker.ts'
import type { Shop } from '../platform/shop.ts'

const dayMs = 86_400_000
const pauseMs = 10 * 60_000
/** Whoever counts holds this lock: 'with' in ASCII. */
const lockKey = 0x77697468
/** Of one product so many others are kept: those that are not sold, or not there, are left out when it is shown. */
const keptOfOne = 20

/**
 * Counts anew what is bought in one order by several people, where that was done long ago; one process at a time. Only what
 * differs is written.
 */
export async function countTogether(shop: Shop): Promise<void> {
  const now = shop.clock()
  const counted = await countedAt(shop.db)
  if (counted && now.getTime() - counted.getTime() < besideLimits.togetherAgeMs) return
  await transact(shop, async ({ tx, stale }) => {
    const { rows } = await sql<{ ours: boolean }>`SELECT pg_try_advisory_xact_lock(${lockKey}) AS ours`.execute(tx)
    // who waited for the lock of another finds that it has been done
    if (!rows[0]?.ours || (await countedAt(tx))?.getTime() !== counted?.getTime()) return
    await count(tx, now)
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
 * everything, and says little: the weight is the number of people by the geometric mean of those who bought either.
 */
async function count(tx: Kysely<Database>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - besideLimits.togetherDays * dayMs)
  const { togetherLeast, togetherLines } = besideLimits
  await sql`
    WITH bought AS MATERIALIZED (
      SELECT DISTINCT o.id, o.user_id, l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.created_at >= ${since} AND o.status <> 'cancelled'
        AND (SELECT count(*) FROM order_lines n WHERE n.order_id = o.id) BETWEEN 2 AND ${togetherLines}
    ), buyers AS (
      SELECT product_id, count(DISTINCT user_id) AS people FROM bought GROUP BY product_id
    ), pairs AS (
      SELECT a.product_id, b.product_id AS other_id, count(DISTINCT a.user_id)::int AS shoppers
      FROM bought a JOIN bought b ON b.id = a.id AND b.product_id <> a.product_id
      GROUP BY a.product_id, b.product_id HAVING count(DISTINCT a.user_id) >= ${togetherLeast}
    ), ranked AS (
      SELECT p.product_id, p.other_id, p.shoppers, (p.shoppers / sqrt(x.people::float8 * y.people))::real AS weight,
        row_number() OVER (PARTITION BY p.product_id
          ORDER BY p.shoppers / sqrt(x.people::float8 * y.people) DESC, p.shoppers DESC, p.other_id) AS place
      FROM pairs p JOIN buyers x ON x.product_id = p.product_id JOIN buyers y ON y.product_id = p.other_id
    ), kept AS MATERIALIZED (
      SELECT product_id, other_id, shoppers, weight FROM ranked WHERE place <= ${keptOfOne}
    ), gone AS (
      DELETE FROM bought_together t
      WHERE NOT EXISTS (SELECT FROM kept k WHERE k.product_id = t.product_id AND k.other_id = t.other_id)
    )
    INSERT INTO bought_together AS t (product_id, other_id, shoppers, weight)
    SELECT product_id, other_id, shoppers, weight FROM kept
    ON CONFLICT (product_id, other_id) DO UPDATE SET shoppers = excluded.shoppers, weight = excluded.weight
      WHERE (t.shoppers, t.weight) IS DISTINCT FROM (excluded.shoppers, excluded.weight)`.execute(tx)
  await sql`
    INSERT INTO bought_together_counts (counted_at) VALUES (${now})
    ON CONFLICT (one) DO UPDATE SET counted_at = excluded.counted_at`.execute(tx)
}
