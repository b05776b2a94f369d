import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type TestShop } from '../../../../test/app.ts'
import { ask, inTransaction, pipeline } from './ask.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query('CREATE TABLE notes (no int PRIMARY KEY, note text)')
})
afterAll(() => shop.close())

type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0]
const note = (tx: Tx, no: number) =>
  ask<{ no: number }>(tx, { name: 'note', text: 'INSERT INTO notes (no) VALUES ($1) RETURNING no', values: [no] })
const noted = async () => (await shop.pool.query('SELECT no FROM notes ORDER BY no')).rows.map(({ no }) => no)

test('what is begun together is done in its order, on one connection, and seen by others when all of it is', async () => {
  const rows = await inTransaction(shop.db, async (tx) => {
    const all = await pipeline(
      note(tx, 1),
      note(tx, 2),
      ask<{ no: number }>(tx, { name: 'noted', text: 'SELECT no FROM notes ORDER BY no', values: [] }),
    )
    expect(await noted()).toEqual([])
    return all
  })
  expect(rows).toEqual([[{ no: 1 }], [{ no: 2 }], [{ no: 1 }, { no: 2 }]])
  expect(await noted()).toEqual([1, 2])
})

test('statements begun together are on their way before the first is answered', async () => {
  await inTransaction(shop.db, async (tx) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const begun = [note(tx, 11), note(tx, 12), note(tx, 13)]
    expect(query).toHaveBeenCalledTimes(3)
    await pipeline(...begun)
    query.mockRestore()
  })
})

test('of what was begun together the first failure is thrown, and nothing of it stays', async () => {
  const before = await noted()
  const failing = inTransaction(shop.db, (tx) =>
    pipeline(note(tx, 21), note(tx, 1), note(tx, 22), sql`SELECT 1 / 0`.execute(tx)),
  )
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await noted()).toEqual(before)
})

test('a failure of ours rolls back, and the connection is fit for the next', async () => {
  const before = await noted()
  for (let time = 0; time < 40; time += 1) {
    const failing = inTransaction(shop.db, async (tx) => {
      await note(tx, 31)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
  }
  expect(await noted()).toEqual(before)
})

test('a failed statement that is passed over does not end as if it had been written', async () => {
  const before = await noted()
  const failing = inTransaction(shop.db, async (tx) => {
    await note(tx, 41)
    await note(tx, 41).catch(() => undefined)
  })
  await expect(failing).rejects.toThrow('passed over')
  expect(await noted()).toEqual(before)
})

test('a connection that breaks in the middle fails its transaction, and no other', async () => {
  const before = await noted()
  const failing = inTransaction(shop.db, async (tx) => {
    await note(tx, 51)
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx)
    await shop.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid])
    await note(tx, 52)
  })
  await expect(failing).rejects.toThrow()
  await inTransaction(shop.db, (tx) => note(tx, 53))
  expect(await noted()).toEqual([...before, 53])
})
