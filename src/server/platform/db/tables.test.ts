import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'

// The row types of db/tables.ts are those of the migrated database, with the comments that it has on tables and columns.
// `npx vitest run src/server/platform/db/tables.test.ts -u` writes the file anew after a migration.

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

interface Column {
  table: string
  about: string | null
  name: string
  comment: string | null
  type: string
  required: boolean
  /** Values come from the database alone. */
  generated: boolean
  defaulted: boolean
  check: string | null
}

const types = new Map([
  ['text', 'string'],
  ['uuid', 'string'],
  ['bit', 'string'],
  ['date', 'string'],
  ['integer', 'number'],
  ['bigint', 'number'],
  ['smallint', 'number'],
  ['numeric', 'number'],
  ['real', 'number'],
  ['boolean', 'boolean'],
  ['bytea', 'Buffer'],
  ['jsonb', 'Json<unknown>'],
  ['timestamp with time zone', 'Moment'],
])

const width = 120

async function readColumns(): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    SELECT c.relname AS table, obj_description(c.oid, 'pg_class') AS about, a.attname AS name,
      col_description(c.oid, a.attnum) AS comment, format_type(a.atttypid, NULL) AS type, a.attnotnull AS required,
      a.attidentity = 'a' OR a.attgenerated <> '' AS generated, a.atthasdef OR a.attidentity = 'd' AS defaulted,
      (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[%' ORDER BY k.oid DESC LIMIT 1) AS check
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
      AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname COLLATE "C", a.attnum`)
  return rows
}

/** Returns the values that a CHECK lists for a column, and nothing else of it. */
function listedValues({ name, check }: Column): string[] {
  const list = check?.match(/^CHECK \(\(\(?(\w+)\)?(?:::text)? = ANY \(ARRAY\[(.+?)\]\)\)\)(?: NOT VALID)?$/)
  return list?.[1] === name ? (list[2] ?? '').split(', ').map((value) => value.replace(/::\w+$/, '')) : []
}

function typeOf(column: Column): string {
  const base = column.type.replace(/\[\]$/, '')
  const known = types.get(base)
  if (!known) throw new Error(`${column.table}.${column.name} is of a type that tables.test.ts does not know: ${base}`)
  const one = listedValues(column).join(' | ') || known
  const type = [column.type.endsWith('[]') ? `${known}[]` : one, ...(column.required ? [] : ['null'])].join(' | ')
  return column.generated ? `ByDatabase<${type}>` : column.defaulted ? `Defaulted<${type}>` : type
}

function lineOf(column: Column): string {
  const line = `    ${column.name}: ${typeOf(column)}`
  if (line.length <= width || column.defaulted) return line
  return [
    `    ${column.name}:`,
    ...typeOf(column)
      .split(' | ')
      .map((each) => `      | ${each}`),
  ].join('\n')
}

const docs = (text: string | null, indent: string) => (text === null ? [] : [`${indent}/** ${text} */`])

function write(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)].flatMap(([table, its]) => [
    ...docs(its[0]?.about ?? null, '  '),
    `  ${table}: {`,
    ...its.flatMap((column) => [...docs(column.comment, '    '), lineOf(column)]),
    '  }',
  ])
  return [
    '// Written by tables.test.ts from the migrated database; what it cannot know is in known-columns.ts.',
    "import type { ByDatabase, Defaulted, Json, Moment } from './column-kinds.ts'",
    '',
    '/** Every table of db/migrations. Money is paise. */',
    'export interface Tables {',
    ...tables,
    '}',
    '',
  ].join('\n')
}

test('db/tables.ts has every column of every table as the migrations leave it', async () => {
  const columns = await readColumns()
  expect(new Set(columns.map(({ table }) => table)).size).toBeGreaterThan(100)
  await expect(write(columns)).toMatchFileSnapshot(path.resolve(import.meta.dirname, 'tables.ts'))
})
