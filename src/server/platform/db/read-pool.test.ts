import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { ask } from './ask.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const twice = (number: number) => ({
  name: 'twice',
  text: 'SELECT $1::int * 2 AS twice',
  values: [number],
  quick: true,
})
const askTwice = async (number: number) => (await ask<{ twice: number }>(shop.shop.db, twice(number)))[0]?.twice
const connections = async () => {
  const { rows } = await shop.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT $1::int * 2%'`,
  )
  return rows.map(({ pid }) => pid)
}

test('many reads at once each get their own answer, over few connections', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index)
  expect(await Promise.all(numbers.map(askTwice))).toEqual(numbers.map((number) => number * 2))
  expect((await connections()).length).toBeLessThanOrEqual(4)
})

test('a read that fails leaves those beside it alone', async () => {
  const failing = { name: 'by-zero', text: 'SELECT 1 / $1::int AS result', values: [0], quick: true }
  const all = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? ask(shop.shop.db, failing) : askTwice(index)))
  const settled = await Promise.allSettled(all)
  settled.forEach((each, index) => {
    if (index % 3 === 0) expect(each).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
    else expect(each).toEqual({ status: 'fulfilled', value: index * 2 })
  })
})

test('after its connections broke, reads are answered again', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(askTwice))
  for (const pid of await connections()) await shop.pool.query('SELECT pg_terminate_backend($1)', [pid])
  await expect.poll(() => askTwice(21).catch(() => 'broken')).toBe(42)
})
