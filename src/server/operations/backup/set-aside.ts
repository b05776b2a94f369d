import type pg from 'pg'

/** Statements that make again what is removed because it is in the way of rows that come in any order. */
export interface SetAside {
  again: string[]
}

/**
 * Takes away what checks or answers rows one by one, in the open transaction: references between tables, indexes that no rule
 * hangs on, and the shop's own triggers. Only an owner of the tables can; no superuser is needed. Empties every table.
 */
export async function setAside(client: pg.Client): Promise<SetAside> {
  const { rows: references } = await client.query<{ drop: string; again: string }>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', c.conrelid::regclass, c.conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS again
    FROM pg_constraint c
    WHERE c.connamespace = current_schema()::regnamespace AND (c.contype = 'f' OR c.contype = 'c' AND NOT c.convalidated)
    ORDER BY c.contype, c.conrelid::regclass::text, c.conname`)
  const { rows: indexes } = await client.query<{ drop: string; again: string }>(`
    SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS again
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype <> 'f')`)
  const tables = await listAllTables(client)
  for (const { drop } of [...references, ...indexes]) await client.query(drop)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.join(', ')}`)
  return {
    again: [
      ...indexes.map(({ again }) => again),
      ...references.map(({ again }) => again),
      ...tables.map((table) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
    ],
  }
}

/** Puts it all back: references are checked over all rows. */
export async function putBack(client: pg.Client, { again }: SetAside): Promise<void> {
  for (const statement of again) await client.query(statement)
}

/** But for the list of migrations. */
async function listAllTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' ORDER BY 1`)
  return rows.map(({ name }) => name)
}
