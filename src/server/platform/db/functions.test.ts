import { readdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../../test/databases.ts'
import { leastQuantity, sellablePieces } from '../../../domain/selling/pricing/sold-quantities.ts'

// The present text of each SQL function, with the triggers that call it, stands in db/functions: migrations make them anew.
// `npx vitest run src/server/platform/db/functions.test.ts -u` writes the files; one of a function that is gone is removed by hand.

const folder = path.resolve('db/functions')

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

/** Returns the text of each function of the shop by its name; what an extension brought is none. */
async function readFunctions(): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; text: string; triggers: string[] }>(`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS text, array(
      SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE t.tgfoid = p.oid AND NOT t.tgisinternal ORDER BY 1
    ) AS triggers
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.proname, pg_get_function_identity_arguments(p.oid)`)
  const texts = new Map<string, string>()
  for (const { name, text, triggers } of rows) {
    const whole = [`${text.trimEnd()};\n`, ...triggers.map((trigger) => `${trigger};\n`)].join('\n')
    texts.set(name, [texts.get(name), whole].filter((each) => each !== undefined).join('\n'))
  }
  return texts
}

test('db/functions has the text of every SQL function as the migrations leave it', async () => {
  const functions = await readFunctions()
  expect(functions.size).toBeGreaterThan(20)
  for (const [name, text] of functions) await expect(text).toMatchFileSnapshot(path.join(folder, `${name}.sql`))
  expect(readdirSync(folder).sort()).toEqual([...functions.keys()].map((name) => `${name}.sql`).sort())
})

test('least_quantity and sellable decide as leastQuantity and sellablePieces explain', async () => {
  const { rows } = await client.query<Record<'minimum' | 'multiple' | 'free' | 'least' | 'sellable', number>>(`
    SELECT minimum, multiple, free, least_quantity(minimum, multiple) AS least, sellable(free, minimum, multiple) AS sellable
    FROM generate_series(1, 24) minimum, generate_series(1, 24) multiple, generate_series(0, 60) free`)
  expect(rows).toHaveLength(24 * 24 * 61)
  const other = rows.filter(
    ({ free, least, sellable, ...soldIn }) =>
      least !== leastQuantity(soldIn) || sellable !== sellablePieces(soldIn, free),
  )
  expect(other).toEqual([])
})
