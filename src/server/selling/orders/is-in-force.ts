import { type RawBuilder, sql } from 'kysely'

/** Tells that no other invoice replaces one; `number`: an SQL expression of its number, as the query around it names it. */
export function isInForce(number: string): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM invoices AS later WHERE later.document #>> '{replaces,number}' = ${sql.raw(number)})`
}
