import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Permission } from '../../../shared/office/permissions.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A value of a record as people write it: moments as ISO 8601, amounts in rupees. */
export type FieldValue = string | number | null
export type RecordFields = Readonly<Record<string, FieldValue>>

/** A record as it is stored. `position`: its place among its siblings; null where the kind has no order. */
export interface KeptRecord {
  id: string
  fields: RecordFields
  position: number | null
  archivedAt: string | null
  version: number
}

/** Errors, by field. */
export type FieldErrors = Record<string, string>

/**
 * A kind of record that people of the shop keep as a form and a list: its owner says where it is stored and what holds for it,
 * and the same use cases add, change, order and archive it (server/catalogue/storefront). Columns are the fields' names in small letters.
 */
export interface RecordKind {
  /** Name of the kind in the history. */
  entity: string
  needs: Permission
  table: 'banners' | 'category_banners' | 'offer_banners' | 'categories' | 'subcategories' | 'brands' | 'labels'
  fields: readonly string[]
  /** Fields that never change once it is there. */
  fixed?: readonly string[]
  /** Ids are handles made of the name, as addresses show them; else opaque. */
  hasHandle: boolean
  /** In the shop's own order among those that have this field in common (true: all of them); false: sorted by name. */
  ordered: boolean | string
  /** Public answers that show it. */
  tags: readonly string[]
  nameOf: (fields: RecordFields) => string
  /** Columns that people do not set, of a new one. */
  asNew?: Readonly<Record<string, string>>
  /** Fields whose column holds something else, such as paise. */
  toColumns?: (fields: RecordFields) => RecordFields
  fromColumns?: (columns: RecordFields) => RecordFields
  /** Checks a record that is to be, beyond the shapes of its fields; returns its errors. */
  check: (tx: Tx, after: { id: string; fields: RecordFields }, before: RecordFields | null) => Promise<FieldErrors>
  /** Returns the reason why it cannot be archived, in a sentence that says what to do first. */
  refuseArchive?: (tx: Tx, id: string) => Promise<string | undefined>
  /** Returns the reason why it cannot be restored. */
  refuseRestore?: (tx: Tx, record: KeptRecord) => Promise<string | undefined>
  /** Counts the products in each. */
  countGoods?: (db: Db) => Promise<Map<string, number>>
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** All of a kind, in the shop's order; `most` at most. */
export async function listRecords(db: Db, kind: RecordKind, most: number): Promise<KeptRecord[]> {
  const order = kind.ordered === false ? sql`lower(name), id` : sql`position, id`
  const { rows } = await sql<Row>`${select(kind)} ORDER BY ${order} LIMIT ${most}`.execute(db)
  return rows.map((row) => toRecord(kind, row))
}

/** One of a kind; undefined where there is none. */
export async function readRecord(db: Db, kind: RecordKind, id: string): Promise<KeptRecord | undefined> {
  const { rows } = await sql<Row>`${select(kind)} WHERE id = ${id}`.execute(db)
  return rows[0] && toRecord(kind, rows[0])
}

/** Locks one of a kind and reads it; undefined where there is none. */
export async function lockRecord(tx: Tx, kind: RecordKind, id: string): Promise<KeptRecord | undefined> {
  const { rows } = await sql<Row>`${select(kind)} WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0] && toRecord(kind, rows[0])
}

/** Until the transaction ends nobody else adds one of a kind, or changes their order. */
export async function lockOrder(tx: Tx, kind: RecordKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order of ${kind.table}`}, 0))`.execute(tx)
}

/** Writes a new record. */
export async function insertRecord(tx: Tx, kind: RecordKind, record: KeptRecord): Promise<void> {
  const columns = { id: record.id, ...kind.asNew, ...columnsOf(kind, record), version: record.version }
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  await sql`INSERT INTO ${sql.table(kind.table)} (${names}) VALUES (${sql.join(Object.values(columns))})`.execute(tx)
}

/** Writes a record that this transaction has locked. */
export async function updateRecord(tx: Tx, kind: RecordKind, record: KeptRecord): Promise<void> {
  const columns = { ...columnsOf(kind, record), version: record.version }
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`UPDATE ${sql.table(kind.table)} SET ${sql.join(set)} WHERE id = ${record.id}`.execute(tx)
}

/**
 * Returns whether the database refuses something because others point to it, or because the record that it points to is missing.
 */
export function isForeignKey(error: unknown): boolean {
  return (error as { code?: string }).code === '23503'
}

/** Deletes a record. False where something points to it: then nothing more can be written. */
export async function deleteRecord(tx: Tx, kind: RecordKind, id: string): Promise<boolean> {
  try {
    await sql`DELETE FROM ${sql.table(kind.table)} WHERE id = ${id}`.execute(tx)
    return true
  } catch (error) {
    if (isForeignKey(error)) return false
    throw error
  }
}

type Row = Record<string, FieldValue | Date>

function select(kind: RecordKind): RawBuilder<Row> {
  const own = ['id', 'archived_at', 'version', ...(kind.ordered === false ? [] : ['position'])]
  const names = [...own, ...kind.fields.map(columnOf)]
  return sql<Row>`SELECT ${sql.join(names.map((name) => sql.ref(name)))} FROM ${sql.table(kind.table)}`
}

function toRecord(kind: RecordKind, row: Row): KeptRecord {
  const plain = (value: Row[string] | undefined): FieldValue =>
    value instanceof Date ? value.toISOString() : (value ?? null)
  const columns = Object.fromEntries(kind.fields.map((field) => [field, plain(row[columnOf(field)])]))
  return {
    id: String(row.id),
    fields: kind.fromColumns?.(columns) ?? columns,
    position: kind.ordered === false ? null : Number(row.position),
    archivedAt: plain(row.archived_at) as string | null,
    version: Number(row.version),
  }
}

function columnsOf(kind: RecordKind, { fields, position, archivedAt }: KeptRecord): Record<string, FieldValue> {
  const values = kind.toColumns?.(fields) ?? fields
  return {
    ...Object.fromEntries(kind.fields.map((field) => [columnOf(field), values[field] ?? null])),
    ...(kind.ordered !== false && { position }),
    archived_at: archivedAt,
  }
}
