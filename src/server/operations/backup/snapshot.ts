import pg from 'pg'
import { clientConfig, type Target } from '../../platform/db/connect.ts'
import { copyOut } from '../../platform/db/copy/copy-out.ts'
import type { BackedUpSequence } from './backup-contents.ts'

/** Session settings that fix the text of a row wherever it is written or read. */
const plainText = `SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET standard_conforming_strings = on;
  SET synchronize_seqscans = off`

/** A table as it is backed up: without what its server computes. */
export interface TableShape {
  name: string
  columns: string[]
}

/** A connection on which tables are copied, of nobody else. End it. */
export async function openCopyClient(target: Target): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(target, 'beypore-backup') })
  // what breaks it fails its query too
  client.on('error', () => undefined)
  await client.connect()
  await client.query(plainText)
  return client
}

/**
 * Every table whose rows are kept: not those that a crash may empty, not the list of migrations (the schema is made by them),
 * and not the list of backups, which is about files of one machine.
 */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname NOT IN ('schema_migrations', 'backups')
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

/** Lists the last value of each sequence; those that have not begun are left out. */
export async function listSequences(client: pg.Client): Promise<BackedUpSequence[]> {
  const { rows } = await client.query<BackedUpSequence>(`
    SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`)
  return rows
}

/** The rows of a table as COPY writes them. */
export function rowsOf(client: pg.Client, { name, columns }: TableShape): AsyncGenerator<Buffer[]> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  return copyOut(client, `COPY ${client.escapeIdentifier(name)} (${list}) TO STDOUT`)
}
