import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { makeShopRole } from './embedded/secure-cluster.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await cloneDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})
beforeEach(() => client.query('drop schema public cascade; create schema public'))

const first = step(1, 'create table one (n int)')
const second = step(2, 'create table two (n int); insert into two values (2)')

test('new migrations are applied in order, once', async () => {
  expect(await migrate(database.url, [first])).toEqual(['0001_step.sql'])
  expect(await migrate(database.url, [first, second])).toEqual(['0002_step.sql'])
  expect(await migrate(database.url, [first, second])).toEqual([])
  expect((await client.query('select n from two')).rows).toEqual([{ n: 2 }])
})

test('processes that start at once apply each migration once between them', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, [first, second])))
  expect(all.flat().sort()).toEqual(['0001_step.sql', '0002_step.sql'])
})

test('where one migration fails none is made, and its place is said', async () => {
  const broken = step(2, 'create table two (n int);\ninsert into nowhere values (1)')
  await expect(migrate(database.url, [first, broken])).rejects.toThrow(/0002_step.sql .*nowhere.* \(line 2\)/)
  expect((await client.query("select to_regclass('one') as one, to_regclass('two') as two")).rows).toEqual([
    { one: null, two: null },
  ])
  expect(await migrate(database.url, [first, second])).toEqual(['0001_step.sql', '0002_step.sql'])
})

test('whoever uses a table that is to be changed is waited for in pauses, in which others use it', async () => {
  await migrate(database.url, [first])
  await client.query('begin; insert into one values (1)')
  const changed = migrate(database.url, [first, step(2, 'alter table one add column m int')])
  const others = new pg.Client(database.url)
  await others.connect()
  await others.query('set lock_timeout = 20000')
  const waits = `select from pg_stat_activity where query like 'lock table one %' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await others.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  // behind the change that waits for the first one
  expect((await others.query('select n from one')).rows).toEqual([])
  await client.query('commit')
  expect(await changed).toEqual(['0002_step.sql'])
  await others.end()
})

test('who changes the tables in another order than a migration is not refused: the migration gives way', async () => {
  await migrate(database.url, [first, second])
  await client.query('begin; insert into two values (3)')
  const changed = migrate(database.url, [
    first,
    second,
    step(3, 'alter table one add column m int; select pg_sleep(0.5); alter table two add column m int'),
  ])
  const others = new pg.Client(database.url)
  await others.connect()
  const waits = `select from pg_stat_activity where application_name = 'beypore-migrate' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await others.query(waits)).rowCount, { timeout: 20_000 }).toBe(1)
  await client.query('insert into one values (3)')
  await client.query('commit')
  expect(await changed).toEqual(['0003_step.sql'])
  expect((await others.query('select n from one')).rows).toEqual([{ n: 3 }])
  await others.end()
})

test('an edited migration is refused by its name', async () => {
  await migrate(database.url, [first])
  const edited = step(1, 'create table one (n bigint)')
  await expect(migrate(database.url, [edited])).rejects.toThrow(/^The migration 0001_step.sql was changed after/)
})

test('a database of a newer shop is refused', async () => {
  await migrate(database.url, [first, second])
  await expect(migrate(database.url, [first])).rejects.toThrow(/^This database has the migration 0002_step.sql/)
})

test('a migration that slipped in before one that was applied is refused', async () => {
  await migrate(database.url, [second])
  await expect(migrate(database.url, [first, second])).rejects.toThrow(/0001_step.sql came too late/)
})

test('the project’s own migrations are in place on a fresh database', async () => {
  expect(await migrate(database.url)).toEqual(readMigrations().map((migration) => migration.name))
})

test('the shop reads which migrations there are and writes none, from the first start on and after later ones', async () => {
  const owner = new pg.Client(database.url)
  await owner.connect()
  const secure = () => makeShopRole(owner, inject('shopPassword'))
  const refused = async () => {
    const shop = new pg.Client(database.shopUrl)
    await shop.connect()
    expect((await shop.query('select count(*)::int as n from schema_migrations')).rows).toEqual([{ n: 1 }])
    for (const text of [
      `insert into schema_migrations values (2, 'x', 'y')`,
      `update schema_migrations set checksum = 'y'`,
      'delete from schema_migrations',
    ]) {
      await expect(shop.query(text), text).rejects.toMatchObject({ code: '42501' })
    }
    await shop.end()
  }
  await secure()
  await migrate(database.url, [first])
  await refused()
  await secure()
  await refused()
  await owner.end()
})

test('files are read in order; line ends are not content; a bad name or a repeated number is refused', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'beypore-migrations-'))
  const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
  write('0002_b.sql', 'select 2')
  write('0001_a.sql', 'select\r\n1')
  expect(readMigrations(folder)).toMatchObject([
    { number: 1, sql: 'select\n1', checksum: createHash('sha256').update('select\n1').digest('hex') },
    { number: 2, name: '0002_b.sql' },
  ])
  write('0002_c.sql', 'select 3')
  expect(() => readMigrations(folder)).toThrow(/Two migrations have the number 2: 0002_b.sql and 0002_c.sql/)
  write('3.sql', 'select 3')
  expect(() => readMigrations(folder)).toThrow(/3.sql is not named like 0001_what_it_makes.sql/)
  rmSync(folder, { recursive: true })
})

function step(number: number, sql: string): Migration {
  const checksum = createHash('sha256').update(sql).digest('hex')
  return { number, name: `000${number}_step.sql`, checksum, sql }
}
