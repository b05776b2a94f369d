import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

type Db = Kysely<Database>

/** A quotation as it is stored. */
export type QuoteRow = Selectable<Database['quotes']>
/** A line of a quotation as it is stored. */
export type QuoteLineRow = Selectable<Database['quote_lines']>

/** The columns of a quotation, by name: a migration that adds one changes no statement. */
export const quoteColumns = [
  'id',
  'number',
  'key_hashes',
  'repeat_hash',
  'user_id',
  'name',
  'phone',
  'email',
  'gstin',
  'firm',
  'place_of_supply',
  'remarks',
  'state',
  'created_at',
  'valid_until',
  'sent_at',
  'accepted_at',
  'accepted_by',
  'declined_at',
  'order_id',
] as const satisfies readonly (keyof Database['quotes'])[]

const lineColumns = [
  'quote_id',
  'position',
  'product_id',
  'variant_id',
  'name',
  'variant_name',
  'hsn_code',
  'entered_rate',
  'gst_rate',
  'unit',
  'pieces_in_unit',
  'quantity',
  'list_price',
  'unit_price',
  'line_total',
  'gst',
  'cgst',
  'sgst',
  'igst',
] as const satisfies readonly (keyof Database['quote_lines'])[]

/** The next number of a financial year ('2026-27') and beginning, from 1. Whoever takes one too waits until the transaction ends. */
export async function takeQuoteCount(tx: Db, letters: string, financialYear: string): Promise<number> {
  const { last_number } = await tx
    .insertInto('quote_series')
    .values({ letters, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['letters', 'financial_year']).doUpdateSet({ last_number: sql`quote_series.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return last_number
}

/** Writes a new quotation; undefined where its request was answered already. */
export function insertQuote(tx: Db, quote: Insertable<Database['quotes']>): Promise<QuoteRow | undefined> {
  return tx
    .insertInto('quotes')
    .values(quote)
    .onConflict((conflict) => conflict.column('repeat_hash').doNothing())
    .returning(quoteColumns)
    .executeTakeFirst()
}

/** Writes the lines of a new quotation. */
export async function insertQuoteLines(tx: Db, lines: readonly Insertable<Database['quote_lines']>[]): Promise<void> {
  await tx
    .insertInto('quote_lines')
    .values([...lines])
    .execute()
}

/** The quotation that this request has made before. */
export function findRepeatedQuote(db: Db, repeatHash: Buffer): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').select(quoteColumns).where('repeat_hash', '=', repeatHash).executeTakeFirst()
}

/** The quotation of this number, where this is the hash of one of its keys. */
export function findQuoteByKey(db: Db, number: string, keyHash: Buffer): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .select(quoteColumns)
    .where('number', '=', number)
    .where(sql<boolean>`${keyHash} = ANY (key_hashes)`)
    .executeTakeFirst()
}

/** The quotation with this id. */
export function findQuote(db: Db, id: string): Promise<QuoteRow | undefined> {
  return db.selectFrom('quotes').select(quoteColumns).where('id', '=', id).executeTakeFirst()
}

/** The quotation with this id, locked until the transaction ends. */
export function lockQuote(tx: Db, id: string): Promise<QuoteRow | undefined> {
  return tx.selectFrom('quotes').select(quoteColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The lines of these quotations, in their order. */
export function findQuoteLines(db: Db, quoteIds: readonly string[]): Promise<QuoteLineRow[]> {
  if (quoteIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('quote_lines')
    .select(lineColumns)
    .where('quote_id', 'in', [...quoteIds])
    .orderBy('quote_id')
    .orderBy('position')
    .execute()
}

/** Locks these until the transaction ends, in one order, whoever locks several. */
export async function lockQuotes(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM quotes WHERE id = ANY (${[...ids]}::text[]) ORDER BY id FOR UPDATE`.execute(tx)
}

type Move = Partial<
  Pick<QuoteRow, 'state' | 'valid_until' | 'sent_at' | 'accepted_at' | 'accepted_by' | 'declined_at' | 'order_id'>
>

/** Notes what has become of a locked quotation. */
export async function moveQuote(tx: Db, id: string, move: Move): Promise<void> {
  await tx.updateTable('quotes').set(move).where('id', '=', id).execute()
}

/** Writes price and tax of the lines of a locked quotation anew. */
export async function writeQuotePrices(tx: Db, lines: readonly QuoteLineRow[]): Promise<void> {
  await sql`
    UPDATE quote_lines l SET unit_price = n.unit_price, line_total = n.line_total, gst_rate = n.gst_rate, gst = n.gst, cgst = n.cgst,
      sgst = n.sgst, igst = n.igst
    FROM jsonb_populate_recordset(NULL::quote_lines, ${JSON.stringify(lines)}::jsonb) n
    WHERE l.quote_id = n.quote_id AND l.position = n.position`.execute(tx)
}

/** One more key that opens it. */
export async function addQuoteKey(db: Db, id: string, keyHash: Buffer): Promise<void> {
  await db
    .updateTable('quotes')
    .set({ key_hashes: sql`array_append(key_hashes, ${keyHash})` })
    .where('id', '=', id)
    .execute()
}

/** Marks accepted quotations, which are locked, as bought with an order. */
export async function markOrdered(tx: Db, quoteIds: readonly string[], orderId: string): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ state: 'ordered', order_id: orderId })
    .where('id', 'in', [...quoteIds])
    .where('state', '=', 'accepted')
    .execute()
}

/** Deletes these, with their lines. */
export async function deleteQuotes(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('quotes')
    .where('id', 'in', [...ids])
    .execute()
}

/** Some of those that ended before this moment. */
export function findOldQuotes(db: Db, before: Date, limit: number): Promise<Pick<QuoteRow, 'id'>[]> {
  return db.selectFrom('quotes').select('id').where('valid_until', '<', before).limit(limit).execute()
}
