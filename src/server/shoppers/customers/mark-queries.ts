import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Note, tags and blocked cash of a customer, by the names of the contract. */
export interface CustomerMarks {
  note: string
  tags: string[]
  cashBlocked: boolean
}

/** With the version that an edit has seen; 0: nobody has said anything yet. */
export type StoredMarks = CustomerMarks & { version: number }

const none: StoredMarks = { note: '', tags: [], cashBlocked: false, version: 0 }

/** Reads what is said of a customer. */
export async function readMarks(db: Kysely<Database>, userId: string): Promise<StoredMarks> {
  const row = await db
    .selectFrom('customer_marks')
    .select(['note', 'tags', 'cash_blocked as cashBlocked', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? none
}

/** Writes what is said of a customer whose account this transaction has locked. */
export async function writeMarks(tx: Transaction<Database>, userId: string, marks: CustomerMarks): Promise<void> {
  const columns = { note: marks.note, tags: marks.tags, cash_blocked: marks.cashBlocked }
  await tx
    .insertInto('customer_marks')
    .values({ user_id: userId, ...columns })
    .onConflict((there) =>
      there.column('user_id').doUpdateSet({ ...columns, version: sql`customer_marks.version + 1` }),
    )
    .execute()
}

/** Returns whether a customer may not pay by cash: said by people of the shop. */
export async function isCashBlocked(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_marks')
    .select('cash_blocked')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.cash_blocked ?? false
}
