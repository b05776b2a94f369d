import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Note, tags and blocked cash of a customer, by the names of the contract. */
export interface CustomerMarks {
  note: string
  tags: string[]
  cashBlocked: boolean
  /** Refused cash orders before it count no more, ISO 8601; null: nobody has said so. */
  cashAllowedAt: string | null
}

/** With the version that an edit has seen; 0: nobody has said anything yet. */
export type StoredMarks = CustomerMarks & { version: number }

const none: StoredMarks = { note: '', tags: [], cashBlocked: false, cashAllowedAt: null, version: 0 }

/** Reads what is said of a customer. */
export async function readMarks(db: Kysely<Database>, userId: string): Promise<StoredMarks> {
  const row = await db
    .selectFrom('customer_marks')
    .select(['note', 'tags', 'cash_blocked as cashBlocked', 'cash_allowed_at', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return none
  const { cash_allowed_at: at, ...marks } = row
  return { ...marks, cashAllowedAt: at?.toISOString() ?? null }
}

/** Writes what is said of a customer whose account this transaction has locked. */
export async function writeMarks(tx: Transaction<Database>, userId: string, marks: CustomerMarks): Promise<void> {
  const { note, tags, cashBlocked, cashAllowedAt } = marks
  const columns = { note, tags, cash_blocked: cashBlocked, cash_allowed_at: cashAllowedAt }
  await tx
    .insertInto('customer_marks')
    .values({ user_id: userId, ...columns })
    .onConflict((there) =>
      there.column('user_id').doUpdateSet({ ...columns, version: sql`customer_marks.version + 1` }),
    )
    .execute()
}

/**
 * Reads what people of the shop said of a customer's cash: blocked, and from when on refused orders count; of nobody nothing. Said of
 * one account of a person it holds for all of them.
 */
export async function readCashMark(
  db: Kysely<Database>,
  userId: string | null,
): Promise<{ isBlocked: boolean; allowedAt: Date | null }> {
  const { rows } = await sql<{ isBlocked: boolean | null; allowedAt: Date | null }>`
    SELECT bool_or(cash_blocked) AS "isBlocked", max(cash_allowed_at) AS "allowedAt"
    FROM customer_marks WHERE user_id = ANY(accounts_of_person(${userId}))`.execute(db)
  return { isBlocked: rows[0]?.isBlocked ?? false, allowedAt: rows[0]?.allowedAt ?? null }
}
