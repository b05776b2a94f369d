import { type Kysely, type Selectable, sql } from 'kysely'
import { columnsOf } from '../../../platform/db/columns-of.ts'
import type { Database } from '../../../platform/db/schema.ts'

type Db = Kysely<Database>
export type SupplierRow = Selectable<Database['suppliers']>
/** With how many different things come from there. */
export type CountedSupplier = SupplierRow & { items: number }

/** PostgreSQL's word for a value that is there already. */
const UNIQUE = '23505'

/** Fields of a supplier that staff enter. */
export interface SupplierFields {
  name: string
  phone: string | null
  email: string | null
  gstin: string | null
  deliveryDays: number
  note: string
}

/** Every supplier, those in use first, by name; or one of them. */
export function listSuppliers(db: Db, id?: string): Promise<CountedSupplier[]> {
  const all = db
    .selectFrom('suppliers')
    .select(columnsOf('suppliers'))
    .select((eb) =>
      eb
        .selectFrom('supplier_items')
        .whereRef('supplier_items.supplier_id', '=', 'suppliers.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('items'),
    )
    .orderBy('active', 'desc')
    .orderBy(sql`lower(name)`)
  return (id === undefined ? all : all.where('id', '=', id)).execute()
}

/** Locks a supplier and reads it; undefined where there is none. */
export function lockSupplier(tx: Db, id: string): Promise<SupplierRow | undefined> {
  return tx.selectFrom('suppliers').select(columnsOf('suppliers')).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Reads a supplier who stays in use until the transaction ends. */
export function holdSupplier(tx: Db, id: string): Promise<SupplierRow | undefined> {
  return tx.selectFrom('suppliers').select(columnsOf('suppliers')).where('id', '=', id).forShare().executeTakeFirst()
}

/** Names of these suppliers by id, who stay in use until the transaction ends; held in one order. */
export async function holdSuppliers(tx: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const held = tx
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
  const rows = await held.orderBy('id').forShare().execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Writes a new supplier. False where the name is taken, in capitals or not. */
export async function insertSupplier(tx: Db, id: string, fields: SupplierFields, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('suppliers')
    .values({ id, ...asColumns(fields), created_at: now })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes what is known of a supplier. False where the name is taken: then nothing more can be written. */
export async function updateSupplier(
  tx: Db,
  id: string,
  { active, ...fields }: SupplierFields & { active: boolean },
): Promise<boolean> {
  try {
    await tx
      .updateTable('suppliers')
      .set({ ...asColumns(fields), active, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE) return false
    throw error
  }
}

/** The fields of a row, as the contract names them. */
export function fieldsOf({ name, phone, email, gstin, delivery_days, note }: SupplierRow): SupplierFields {
  return { name, phone, email, gstin, deliveryDays: delivery_days, note }
}

function asColumns({ name, phone, email, gstin, deliveryDays, note }: SupplierFields) {
  return { name, phone, email, gstin, delivery_days: deliveryDays, note }
}
