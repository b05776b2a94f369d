import type { Kysely } from 'kysely'
import { ask } from '../db/ask.ts'
import type { Database } from '../db/schema.ts'
import type { Shop } from '../shop.ts'

/** One count: what is counted for whom, and how often it may happen until its window ends. */
export interface Tally {
  key: string
  most: number
  minutes: number
}

/** A count as it stands after one more. */
interface Counted {
  key: string
  count: number
  ends_at: Date
}

/** Clocks of processes may differ by so much. What began later than that from now on, began while a clock was fast: it is over. */
const skew = `interval '1 minute'`

// In the order of their keys, so that two that share several never wait for each other. Where one is full none is counted.
const isOver = `(kept.ends_at <= $4 OR kept.ends_at > excluded.ends_at + ${skew})`
const takeText = `
  WITH wanted AS (SELECT key, most, ends_at FROM unnest($1::text[], $2::int[], $3::timestamptz[]) AS w (key, most, ends_at))
  INSERT INTO rate_limits AS kept (key, count, ends_at)
  SELECT key, 1, ends_at FROM wanted
  WHERE NOT EXISTS (
    SELECT FROM wanted JOIN rate_limits used USING (key)
    WHERE used.count >= wanted.most AND used.ends_at > $4 AND used.ends_at <= wanted.ends_at + ${skew})
  ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOver} THEN 1 ELSE kept.count + 1 END,
    ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE kept.ends_at END
  RETURNING key, count, ends_at`

/**
 * Counts one more of each, over all processes and exact in bursts: one statement. Gives when the last full one ends, or
 * undefined where there was room in all.
 */
export async function countOneMore(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  tallies: readonly Tally[],
): Promise<Date | undefined> {
  const now = clock()
  const ends = tallies.map(({ minutes }) => new Date(now.getTime() + minutes * 60_000))
  const values = [tallies.map(({ key }) => key), tallies.map(({ most }) => most), ends, now]
  const counted = await ask<Counted>(db, { name: 'rate-take', text: takeText, values })
  if (counted.length === 0) return (await findFull({ db, clock }, tallies)) ?? now
  if (counted.some(({ count }) => count === 1)) await sweep(db, now)
  const most = new Map(tallies.map((tally) => [tally.key, tally.most]))
  const over = counted.filter(({ key, count }) => count > (most.get(key) ?? 0))
  return over.map((row) => row.ends_at).sort((a, b) => b.getTime() - a.getTime())[0]
}

const holdText = `
  INSERT INTO rate_limits AS kept (key, count, ends_at) VALUES ($1, $2::int, $3::timestamptz)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN ${isOver} THEN $2 ELSE kept.count END,
    ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE kept.ends_at END
  RETURNING count`

/** Returns a count and locks it until the caller's transaction ends: whoever asks at the same moment waits. */
export async function holdCount(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { key, minutes }: Pick<Tally, 'key' | 'minutes'>,
): Promise<number> {
  const now = clock()
  const values = [key, 0, new Date(now.getTime() + minutes * 60_000), now]
  const [held] = await ask<{ count: number }>(db, { name: 'rate-hold', text: holdText, values })
  return held?.count ?? 0
}

/** Says how far a count has come that is held. */
export async function setCount(db: Kysely<Database>, { key }: Pick<Tally, 'key'>, count: number): Promise<void> {
  await db.updateTable('rate_limits').set({ count }).where('key', '=', key).execute()
}

const fullText = `
  SELECT max(used.ends_at) AS ends_at
  FROM unnest($1::text[], $2::int[], $4::int[]) AS wanted (key, most, minutes) JOIN rate_limits used USING (key)
  WHERE used.count >= wanted.most AND used.ends_at > $3
    AND used.ends_at <= $3::timestamptz + make_interval(mins => wanted.minutes) + ${skew}`

/** Returns the time at which the last full one of these ends, or undefined. Counts nothing. */
export async function findFull(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  tallies: readonly Tally[],
): Promise<Date | undefined> {
  const values = [
    tallies.map(({ key }) => key),
    tallies.map(({ most }) => most),
    clock(),
    tallies.map(({ minutes }) => minutes),
  ]
  const [full] = await ask<{ ends_at: Date | null }>(db, { name: 'rate-full', text: fullText, values })
  return full?.ends_at ?? undefined
}

// In the order of their keys, as they are counted: an update alone takes them as they lie in the table.
const takeBackText = `
  WITH held AS MATERIALIZED (SELECT key FROM rate_limits WHERE key = ANY ($1::text[]) AND count > 0 ORDER BY key FOR UPDATE)
  UPDATE rate_limits r SET count = count - 1 FROM held WHERE r.key = held.key AND r.count > 0`

/** Takes one off each again. */
export async function countOneLess(db: Kysely<Database>, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return
  await ask(db, { name: 'rate-take-back', text: takeBackText, values: [tallies.map(({ key }) => key)] })
}

/** Begins anew with every count whose key begins so. */
export async function forgetCounts(db: Kysely<Database>, prefix: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${prefix}%`).execute()
}

/** Each count that begins takes some that are over along, so that they never pile up; nobody waits for another's. */
async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const text = `
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE ends_at <= $1 ORDER BY ends_at LIMIT 20 FOR UPDATE SKIP LOCKED)`
  await ask(db, { name: 'rate-sweep', text, values: [now] })
}
