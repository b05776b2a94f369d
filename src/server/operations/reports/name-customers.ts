import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** Puts the name of the account that stands for a person at rows that were added up by its id (`customer`); the id stays as `customerId`. '': no account. */
export async function nameCustomers<Row extends { [group: string]: unknown }>(
  db: Kysely<Database>,
  rows: readonly Row[],
): Promise<(Row & { customer: string; customerId: string })[]> {
  const ids = rows.map(({ customer }) => String(customer))
  const users = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const names = new Map(users.map(({ id, username }) => [id, username]))
  return rows.map((row) => {
    const id = String(row.customer)
    return { ...row, customer: names.get(id) ?? id, customerId: id }
  })
}
