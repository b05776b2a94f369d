import { type Kysely, sql } from 'kysely'
import type { AddressDoubt } from '../../../domain/selling/delivery/doubt-address.ts'
import type { Database } from '../../platform/db/schema.ts'
import { issuedIn } from './issued-in.ts'

/** The invoices of a month of India, 'YYYY-MM', about whose order's address a doubt stands, in the order of their dates. */
export async function selectDoubted(
  db: Kysely<Database>,
  month: string,
): Promise<{ number: string; doubt: AddressDoubt }[]> {
  const { rows } = await sql<{ number: string; doubt: AddressDoubt }>`
    SELECT i.number, o.address_doubt AS doubt FROM invoices i JOIN orders o ON o.id = i.order_id
    WHERE ${issuedIn(month)} AND o.address_doubt IS NOT NULL ORDER BY i.issued_at, i.number`.execute(db)
  return rows
}
