import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Of a phone number, this is the end: four digits or more. It is looked for among those with the same last four (migration 0190). */
export function hasEnd(phone: RawBuilder<unknown>, digits: string): RawBuilder<boolean> {
  return sql`(right(${phone}, 4) = ${digits.slice(-4)} AND ${phone} LIKE ${`%${digits}`})`
}

/** The ids of the accounts whose phone number ends in these digits, in no order. */
export async function findByPhoneEnd(db: Kysely<Database>, digits: string): Promise<string[]> {
  const found = await db.selectFrom('users').select('id').where(hasEnd(sql`phonenumber`, digits)).execute()
  return found.map(({ id }) => id)
}
