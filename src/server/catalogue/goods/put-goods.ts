import { type Kysely, type RawBuilder, sql } from 'kysely'
import { sellingPrice } from '../../../domain/catalogue/selling-price.ts'
import type { GoodsVariant, ProductFields } from '../../../shared/office/goods-types.ts'
import { noPhoto } from '../../../shared/pictures/no-photo.ts'
import type { Database } from '../../platform/db/schema.ts'
import { derivedColumns, type GoodsColumn, productColumns, variantColumns } from './goods-columns.ts'

// The writes of products and variants, hundreds in a statement: rows go as JSON.

type Tx = Kysely<Database>
type Row = Record<string, unknown>

/** So many rows go in one statement: a few megabytes. */
const atOnce = 500

/** A product to be written: all its fields, its version, and the fields that differ from what stands there (of a new one: all). */
export interface ProductPut {
  id: string
  version: number
  product: ProductFields
  fields: readonly string[]
}

/** The same of a variant. */
export interface VariantPut {
  id: string
  productId: string
  variant: GoodsVariant
  fields: readonly string[]
}

const derivedOf: Readonly<Record<string, readonly GoodsColumn[]>> = {
  price: [derivedColumns[0]],
  offerPrice: [derivedColumns[0]],
  images: [derivedColumns[1]],
  // drafts of former versions have no main picture
  state: [derivedColumns[1], derivedColumns[2], derivedColumns[3]],
  archivedAt: [derivedColumns[3]],
}

const always: readonly GoodsColumn[] = [
  ['id', 'text'],
  ['version', 'int'],
]

/** Writes what is new of products: the columns of all fields that differ in any of them. */
export function updateProducts(tx: Tx, puts: readonly ProductPut[], now: Date): Promise<void> {
  return inParts(puts, async (part) => {
    const columns = columnsFor(part, { ...productColumns }, derivedOf)
    await update(
      tx,
      'products',
      [...columns, ['updated_at', 'timestamptz']],
      part.map((put) => productRow(put, now)),
    )
  })
}

/** Adds products. */
export function insertProducts(tx: Tx, puts: readonly ProductPut[], now: Date): Promise<void> {
  const columns: GoodsColumn[] = [
    ...always,
    ...Object.values(productColumns),
    ...derivedColumns,
    ['created_at', 'timestamptz'],
    ['updated_at', 'timestamptz'],
  ]
  return inParts(puts, (part) =>
    insert(
      tx,
      'products',
      columns,
      part.map((put) => productRow(put, now)),
    ),
  )
}

/** Writes what is new of variants. */
export function updateVariants(tx: Tx, puts: readonly VariantPut[]): Promise<void> {
  return inParts(puts, (part) => update(tx, 'variants', columnsFor(part, variantColumns, {}), part.map(variantRow)))
}

/** Adds variants. */
export function insertVariants(tx: Tx, puts: readonly VariantPut[]): Promise<void> {
  const columns: GoodsColumn[] = [...always, ['product_id', 'text'], ...Object.values(variantColumns)]
  return inParts(puts, (part) => insert(tx, 'variants', columns, part.map(variantRow)))
}

async function inParts<T>(all: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += atOnce) await write(all.slice(from, from + atOnce))
}

/** The columns of the fields that differ in any of these. */
function columnsFor(
  puts: readonly { fields: readonly string[] }[],
  columns: Readonly<Record<string, GoodsColumn>>,
  derived: Readonly<Record<string, readonly GoodsColumn[]>>,
): GoodsColumn[] {
  const names = new Map<string, GoodsColumn>()
  for (const field of new Set(puts.flatMap(({ fields }) => fields))) {
    const own = columns[field]
    for (const column of [...(own ? [own] : []), ...(derived[field] ?? [])]) names.set(column[0], column)
  }
  return [...names.values()]
}

async function update(tx: Tx, table: 'products' | 'variants', columns: GoodsColumn[], rows: Row[]): Promise<void> {
  const sets = [...columns.map(([name]) => name), 'version'].map((name) => `${name} = w.${name}`).join(', ')
  await sql`UPDATE ${sql.table(table)} t SET ${sql.raw(sets)} FROM ${recordset(rows, [...always, ...columns])}
    WHERE t.id = w.id`.execute(tx)
}

async function insert(tx: Tx, table: 'products' | 'variants', columns: GoodsColumn[], rows: Row[]): Promise<void> {
  const names = columns.map(([name]) => name).join(', ')
  await sql`INSERT INTO ${sql.table(table)} (${sql.raw(names)})
    SELECT ${sql.raw(names)} FROM ${recordset(rows, columns)}`.execute(tx)
}

function recordset(rows: Row[], columns: readonly GoodsColumn[]): RawBuilder<unknown> {
  const types = columns.map(([name, type]) => `${name} ${type}`).join(', ')
  const kept = rows.map((row) => Object.fromEntries(columns.map(([name]) => [name, row[name]])))
  return sql`json_to_recordset(${JSON.stringify(kept)}::json) AS w (${sql.raw(types)})`
}

function productRow({ id, version, product }: ProductPut, now: Date): Row {
  return {
    id,
    version,
    ...rowOf(productColumns, product),
    selling_price: sellingPrice(product),
    main_image: product.images[0] ?? noPhoto,
    active: product.state === 'on_sale',
    archived_at: product.archivedAt,
    created_at: now,
    updated_at: now,
  }
}

function variantRow({ id, productId, variant }: VariantPut): Row {
  return { id, product_id: productId, version: variant.version, ...rowOf(variantColumns, variant) }
}

function rowOf<Fields extends object>(columns: Readonly<Record<string, GoodsColumn>>, fields: Fields): Row {
  const values = fields as Row
  return Object.fromEntries(Object.entries(columns).map(([field, [column]]) => [column, values[field]]))
}
