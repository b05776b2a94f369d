import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { countOneLess, countOneMore, type Tally } from './rate-limit-queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const tallies: Tally[] = ['first', 'second'].map((key) => ({ key, most: 100, minutes: 60 }))

/** Until so many statements wait for a row. */
function waiting(count: number) {
  const text = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  return expect.poll(async () => (await shop.pool.query(text)).rows[0].n).toBe(count)
}

test('one more and one less of the same counts at the same moment wait for each other in one order', async () => {
  // in the table the second lies before the first; once PostgreSQL knows how small it is, it reads it from its beginning
  for (const tally of tallies.toReversed()) await countOneMore(shop.shop, [tally])
  await shop.pool.query('ANALYZE rate_limits')
  const holder = await shop.pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query(`SELECT FROM rate_limits WHERE key = 'first' FOR UPDATE`)
    const more = countOneMore(shop.shop, tallies)
    await waiting(1)
    const less = countOneLess(shop.shop.db, tallies)
    await waiting(2)
    await holder.query('COMMIT')
    expect(await Promise.allSettled([more, less])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  } finally {
    holder.release()
  }
})
