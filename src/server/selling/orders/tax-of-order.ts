import { type Kysely, sql } from 'kysely'
import type { LineToTax, TaxedAnew } from '../../../domain/selling/orders/tax-anew.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StoredOrder } from './stored-order.ts'

/** Writes another tax into a locked order whose next invoice is not issued yet. Gives the order as it is then. */
export async function writeTax(
  db: Kysely<Database>,
  order: StoredOrder,
  taxed: TaxedAnew<LineToTax>,
): Promise<StoredOrder> {
  const { gst, cgst, sgst, igst, delivery, changed, tax } = taxed
  const lines = order.lines.map((line, index) => {
    const anew = taxed.lines[index]
    return anew ? { ...line, gst_rate: anew.gstRate, ...headsOf(anew) } : line
  })
  await sql`
    UPDATE order_lines l SET gst_rate = n.gst_rate, gst = n.gst, cgst = n.cgst, sgst = n.sgst, igst = n.igst
    FROM jsonb_populate_recordset(NULL::order_lines, ${JSON.stringify(lines)}::jsonb) n
    WHERE l.order_id = ${order.id} AND l.position = n.position`.execute(db)
  const sums = { gst, cgst, sgst, igst }
  const json = { delivery_line: delivery && JSON.stringify(delivery), taxed_anew: JSON.stringify(changed) }
  await db
    .updateTable('orders')
    // of an order without a derivation it stays none
    .set({ ...sums, ...json, derivation: sql`jsonb_set(derivation, '{tax}', ${JSON.stringify(tax)}::jsonb)` })
    .where('id', '=', order.id)
    .execute()
  return { ...order, ...sums, lines, delivery_line: delivery, taxed_anew: changed }
}

function headsOf({ gst, cgst, sgst, igst }: LineToTax) {
  return { gst, cgst, sgst, igst }
}
