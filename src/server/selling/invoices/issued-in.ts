import { type RawBuilder, sql } from 'kysely'

/** Tells whether the `issued_at` of the query around it lies in a month of India, 'YYYY-MM'. */
export function issuedIn(month: string): RawBuilder<boolean> {
  const first = `${month}-01`
  return sql<boolean>`
  issued_at >= (${first}::date::timestamp AT TIME ZONE 'Asia/Kolkata')
  AND issued_at < ((${first}::date + interval '1 month')::timestamp AT TIME ZONE 'Asia/Kolkata')`
}
