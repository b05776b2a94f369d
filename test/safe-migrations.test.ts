import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error the scripts have no types
import { checkSafeMigrations } from '../scripts/checks/safe-migrations.mjs'

/** Returns the faults that the check finds in this migration after a release with the tables orders and carts. */
function faultsOf(sql: string): string[] {
  const root = mkdtempSync(path.join(os.tmpdir(), 'beypore-migrations-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  write('test/fixtures/releases/1.0.0/release.json', '{ "lastMigration": "0001_first.sql" }')
  write('db/migrations/0001_first.sql', 'CREATE TABLE orders (id text); CREATE TABLE carts (id text);')
  write('db/migrations/0002_second.sql', 'CREATE TABLE racks (a int);')
  write('db/migrations/0003_third.sql', sql)
  try {
    return checkSafeMigrations(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test.each([
  ['ALTER TABLE orders DROP COLUMN id;', 'orders: DROP COLUMN id drops a column'],
  ['ALTER TABLE orders ADD a int, RENAME id TO number;', 'renames what running processes know'],
  ['ALTER TABLE orders\n  ADD COLUMN a numeric(10, 2) NOT NULL;', 'refuses rows as running processes write them'],
  ['ALTER TABLE orders ALTER id SET NOT NULL;', 'refuses rows as running processes write them'],
  ['ALTER TABLE orders ALTER COLUMN id TYPE uuid;', 'writes the whole table anew'],
  ['DROP TABLE IF EXISTS carts;', 'drops carts, which running processes use'],
  ['-- contracts 0002_second.sql\nDROP TABLE carts;', 'contracts 0002_second.sql, which no released version has'],
])('a migration that processes of the former version do not survive is told: %s', (sql, fault) => {
  expect(faultsOf(sql)).toEqual([expect.stringMatching(/^db\/migrations\/0003_third\.sql: /)])
  expect(faultsOf(sql)[0]).toContain(fault)
})

test.each([
  '-- contracts 0001_first.sql: nobody writes it any more\nALTER TABLE orders DROP COLUMN id;',
  `ALTER TABLE orders ADD a int, ADD b text NOT NULL DEFAULT '', ADD CONSTRAINT c CHECK (a > 0) NOT VALID;`,
  'ALTER TABLE racks DROP COLUMN a; DROP TABLE racks;',
  'DROP FUNCTION terms_of(text); CREATE FUNCTION terms_of(a text, b text) RETURNS text LANGUAGE sql AS $$ SELECT a $$;',
  'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ ALTER TABLE orders DROP COLUMN id; $$;\n-- DROP TABLE carts;',
])('one that adds, takes away what a released one has replaced, or what is new itself, passes: %s', (sql) => {
  expect(faultsOf(sql)).toEqual([])
})
