import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'

/** An invoice or a credit note that was found by its number, and its order. */
export interface FoundPaper {
  kind: 'invoice' | 'credit_note'
  number: string
  orderId: string
  orderNumber: string
}

/** Documents with exactly this number, in any case of its letters. */
export async function findPapersByNumber(db: Kysely<Database>, text: string): Promise<FoundPaper[]> {
  const numbers = [text, text.toUpperCase()]
  const { rows } = await sql<FoundPaper>`
    SELECT found.kind, found.number, o.id AS "orderId", o.number AS "orderNumber"
    FROM (SELECT 'invoice' AS kind, number, order_id FROM invoices WHERE number = ANY (${numbers})
      UNION ALL SELECT 'credit_note', number, order_id FROM credit_notes WHERE number = ANY (${numbers})) AS found
    JOIN orders o ON o.id = found.order_id`.execute(db)
  return rows
}
