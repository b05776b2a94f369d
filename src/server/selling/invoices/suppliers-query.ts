import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { paidByTest } from '../orders/paid-by-test.ts'
import { issuedIn } from './issued-in.ts'

/** A registration of the shop that issued papers, and how many. */
export interface SupplierOfMonth {
  gstin: string
  /** Invoices and credit notes. */
  documents: number
  /** Receipt and refund vouchers. */
  vouchers: number
}

/** The GSTINs that issued the papers of a month of India, 'YYYY-MM', in the order of their first ones. None about a test payment. */
export async function selectSuppliers(db: Kysely<Database>, month: string): Promise<SupplierOfMonth[]> {
  const { rows } = await sql<SupplierOfMonth>`
    SELECT document #>> '{supplier,gstin}' AS gstin, sum(documents)::int AS documents, sum(1 - documents)::int AS vouchers FROM (
      SELECT 1 AS documents, document, issued_at FROM invoices
        WHERE ${issuedIn(month)} AND NOT ${paidByTest('invoices.order_id')}
      UNION ALL SELECT 1, document, issued_at FROM credit_notes
        WHERE ${issuedIn(month)} AND NOT document ? 'financialOnly' AND NOT ${paidByTest('credit_notes.order_id')}
      UNION ALL SELECT 0, document, issued_at FROM receipt_vouchers WHERE ${issuedIn(month)} AND NOT document ? 'test'
      UNION ALL SELECT 0, document, issued_at FROM refund_vouchers WHERE ${issuedIn(month)} AND NOT document ? 'test') p
    GROUP BY 1 ORDER BY min(issued_at), 1`.execute(db)
  return rows
}
