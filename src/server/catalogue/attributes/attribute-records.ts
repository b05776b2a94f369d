import { type Kysely, sql } from 'kysely'
import type { CategoryAttributes, OfficeAttribute } from '../../../shared/contract/office/attributes.ts'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

const asInDictionary = new Intl.Collator('en', { numeric: true })

/** All attributes, or the one with a key, by their names. */
export async function readDefinitions(db: Db, key?: string): Promise<OfficeAttribute[]> {
  const all = db.selectFrom('attributes').select(['key', 'name', 'kind', 'unit']).orderBy('name').orderBy('key')
  const rows = await (key === undefined ? all : all.where('key', '=', key)).execute()
  // a database may order by bytes: capitals before all other letters
  rows.sort((one, other) => asInDictionary.compare(one.name, other.name))
  return rows.map(({ key, name, kind, unit }) => ({ key, name, kind, unit, version: versionOf({ name, unit }) }))
}

/** The same one, held until the transaction ends. */
export async function lockDefinition(db: Db, key: string): Promise<OfficeAttribute | undefined> {
  await sql`SELECT FROM attributes WHERE key = ${key} FOR UPDATE`.execute(db)
  return (await readDefinitions(db, key))[0]
}

/** Reads the attributes of all categories, in the shop's order, or of one category. */
export async function readBindings(db: Db, categoryId: string | null = null): Promise<CategoryAttributes[]> {
  const { rows } = await sql<Omit<CategoryAttributes, 'version'>>`
    SELECT c.id AS "_id", c.name, coalesce(
        (SELECT json_agg(json_build_object('key', b.attribute_key, 'filtered', b.filtered) ORDER BY b.position, b.attribute_key)
           FROM category_attributes b WHERE b.category_id = c.id), '[]') AS attributes
      FROM categories c WHERE ${categoryId}::text IS NULL OR c.id = ${categoryId} ORDER BY c.position, c.id`.execute(db)
  return rows.map((row) => ({ ...row, version: versionOf(row.attributes) }))
}

/** The same of one category, held until the transaction ends. */
export async function lockBindings(db: Db, categoryId: string): Promise<CategoryAttributes | undefined> {
  await sql`SELECT FROM categories WHERE id = ${categoryId} FOR UPDATE`.execute(db)
  return (await readBindings(db, categoryId))[0]
}

/** Writes a category's list in the place of the former one. */
export async function writeBindings(db: Db, categoryId: string, list: CategoryAttributes['attributes']): Promise<void> {
  await db.deleteFrom('category_attributes').where('category_id', '=', categoryId).execute()
  if (list.length === 0) return
  const rows = list.map(({ key, filtered }, position) => {
    return { category_id: categoryId, attribute_key: key, position, filtered }
  })
  await db.insertInto('category_attributes').values(rows).execute()
}

/** Returns whether any product or variant has a value of it. */
export async function isSaid(db: Db, key: string): Promise<boolean> {
  const held = JSON.stringify([{ key }])
  const { rows } = await sql`SELECT WHERE EXISTS (SELECT FROM products WHERE attributes @> ${held}::jsonb)
    OR EXISTS (SELECT FROM variants WHERE attributes @> ${held}::jsonb)`.execute(db)
  return rows.length > 0
}

/** Returns whether any category has it in its list. */
export async function isBound(db: Db, key: string): Promise<boolean> {
  const query = db.selectFrom('category_attributes').select('attribute_key').where('attribute_key', '=', key).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

/** These records are few and small: what stands in them is their version, and needs no column. */
function versionOf(fields: unknown): number {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(fields)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 1
}
