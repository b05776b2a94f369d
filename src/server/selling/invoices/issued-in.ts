import { type RawBuilder, sql } from 'kysely'

/** Tells whether the `issued_at` of the query around it lies in a month of India, 'YYYY-MM'. */
export function issuedIn(month: string): RawBuilder<boolean> {
  const first = `${month}-01`
  return sql<boolean>`
  issued_at >= indian_midnight(${first}::date) AND issued_at < indian_midnight((${first}::date + interval '1 month')::date)`
}
