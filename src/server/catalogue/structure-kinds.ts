import { type Kysely, sql, type Transaction } from 'kysely'
import { listingTag, structureTag } from '../../shared/cache-tags.ts'
import { windowCopy as copy } from '../../shared/copy/office/window.ts'
import { isHighlight } from '../../shared/highlights.ts'
import { momentsTag } from '../platform/cache/tags.ts'
import type { Database } from '../platform/db/schema.ts'
import type { FieldErrors, RecordFields, RecordKind } from '../staff/commands/kept-record.ts'
import { isCategoryInShop } from './content/link-targets.ts'
import { timesOf } from './content/record-times.ts'
import { pictureProblem } from './content/window-pictures.ts'

type Tx = Transaction<Database>
/** Storage of the uploads. */
type Files = Parameters<typeof pictureProblem>[0]

const needs = 'content.edit'
/** Names of categories, subcategories and brands are searched by, too; every process waits for beginnings and ends. */
const tags = [structureTag, listingTag, momentsTag]
const nameOf = ({ name }: RecordFields) => String(name)

/** Categories, subcategories, brands and labels as records. */
export function structureKinds(files: Files): Record<'category' | 'subcategory' | 'brand' | 'label', RecordKind> {
  return { category: category(files), subcategory, brand: brand(files), label }
}

function category(files: Files): RecordKind {
  return {
    entity: 'category',
    needs,
    table: 'categories',
    fields: ['name', 'image', 'startsAt', 'endsAt'],
    hasHandle: true,
    ordered: true,
    tags,
    nameOf,
    // drawings of the demo shop are made of these; a photograph needs neither
    asNew: { colour: '', icon: '' },
    check: async (tx, { id, fields }, before) =>
      withProblems(await takenName(tx, 'categories', id, fields), {
        ...timesOf(fields),
        image: await pictureProblem(files, tx, 'category', fields.image, before?.image ?? null),
      }),
    refuseArchive: async (tx, id) => {
      const goods = await countIn(tx, sql`category_id = ${id}`)
      if (goods > 0) return copy.hasGoods(goods, 'category')
      const { rows } = await sql`
        SELECT 1 FROM subcategories WHERE category_id = ${id} AND archived_at IS NULL LIMIT 1`.execute(tx)
      return rows.length > 0 ? copy.hasSubcategories : undefined
    },
    countGoods: (db) => countBy(db, sql`category_id`),
  }
}

const subcategory: RecordKind = {
  entity: 'subcategory',
  needs,
  table: 'subcategories',
  fields: ['categoryId', 'name', 'startsAt', 'endsAt'],
  // its goods are in that category, too
  fixed: ['categoryId'],
  hasHandle: true,
  ordered: 'categoryId',
  tags,
  nameOf,
  check: async (tx, { id, fields }, before) => {
    const { categoryId } = fields
    const isThere = categoryId === before?.categoryId || (await isCategoryInShop(tx, String(categoryId)))
    const isTaken = await takenName(tx, 'subcategories', id, fields, sql`category_id = ${categoryId}`)
    return withProblems(isTaken, { ...timesOf(fields), categoryId: isThere ? undefined : copy.noCategory })
  },
  refuseArchive: async (tx, id) => {
    const goods = await countIn(tx, sql`subcategory_id = ${id}`)
    return goods > 0 ? copy.hasGoods(goods, 'subcategory') : undefined
  },
  refuseRestore: async (tx, { fields }) =>
    (await isCategoryInShop(tx, String(fields.categoryId))) ? undefined : copy.categoryOut,
  countGoods: (db) => countBy(db, sql`subcategory_id`),
}

function brand(files: Files): RecordKind {
  return {
    entity: 'brand',
    needs,
    table: 'brands',
    fields: ['name', 'image', 'bannerImage', 'manufacturer', 'startsAt', 'endsAt'],
    hasHandle: true,
    ordered: false,
    tags,
    nameOf,
    check: async (tx, { id, fields }, before) => {
      const { image, bannerImage } = fields
      const seen = bannerImage === '' ? '' : (before?.bannerImage ?? null)
      return withProblems(await takenName(tx, 'brands', id, fields), {
        ...timesOf(fields),
        image: await pictureProblem(files, tx, 'brand', image, before?.image ?? null),
        bannerImage: await pictureProblem(files, tx, 'brand-banner', bannerImage, seen),
      })
    },
    refuseArchive: async (tx, id) => {
      const goods = await countIn(tx, sql`brand_id = ${id}`)
      return goods > 0 ? copy.hasGoods(goods, 'brand') : undefined
    },
    countGoods: (db) => countBy(db, sql`brand_id`),
  }
}

const label: RecordKind = {
  entity: 'label',
  needs,
  table: 'labels',
  fields: ['name', 'startsAt', 'endsAt'],
  hasHandle: true,
  ordered: true,
  tags,
  nameOf,
  check: async (tx, { id, fields }) =>
    withProblems(await takenName(tx, 'labels', id, fields), isHighlight(id) ? alwaysShown(fields) : timesOf(fields)),
  refuseArchive: async (_, id) => (isHighlight(id) ? copy.highlight : undefined),
  countGoods: (db) => countBy(db, sql`unnest(label_ids)`),
}

/** A label of the front page has neither a beginning nor an end. */
function alwaysShown({ startsAt, endsAt }: RecordFields): Record<string, string | undefined> {
  return { startsAt: startsAt ? copy.highlight : undefined, endsAt: endsAt ? copy.highlight : undefined }
}

function withProblems(errors: FieldErrors, problems: Readonly<Record<string, string | undefined>>): FieldErrors {
  const wrong = Object.entries(problems).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, problem]],
  )
  return { ...errors, ...Object.fromEntries(wrong) }
}

/** Two of one name would be one to everybody who reads it; those that were taken out do not count. */
async function takenName(
  tx: Tx,
  table: RecordKind['table'],
  id: string,
  { name }: RecordFields,
  among = sql`true`,
): Promise<FieldErrors> {
  const { rows } = await sql`SELECT 1 FROM ${sql.table(table)}
    WHERE lower(name) = lower(${name}) AND id <> ${id} AND archived_at IS NULL AND ${among} LIMIT 1`.execute(tx)
  return rows.length > 0 ? { name: copy.nameTaken(String(name)) } : {}
}

/** Products that are in the shop, or could be again from a draft: those that were archived do not count. */
async function countIn(tx: Tx, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ goods: number }>`
    SELECT count(*)::int AS goods FROM products WHERE archived_at IS NULL AND ${where}`.execute(tx)
  return rows[0]?.goods ?? 0
}

async function countBy(db: Kysely<Database>, what: ReturnType<typeof sql>): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; goods: number }>`
    SELECT ${what} AS id, count(*)::int AS goods FROM products WHERE archived_at IS NULL GROUP BY 1`.execute(db)
  return new Map(rows.map(({ id, goods }) => [id, goods]))
}
