import { type Kysely, sql } from 'kysely'
import type { AddressDoubt } from '../../../domain/selling/delivery/doubt-address.ts'
import type { Derivation } from '../../../domain/selling/derivation/derivation.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { OrderAddress } from './order-draft.ts'
import { linesInto, type NewLine, type SumColumns } from './order-queries.ts'
import type { StoredOrder } from './stored-order.ts'

/** An order as it is after an edit; `lines` in their new places, each with the position that it had (null: it is new). */
interface EditedOrder {
  lines: readonly (NewLine & { was: number | null })[]
  sums: SumColumns
  derivation: Derivation
  address: OrderAddress
  doubt: AddressDoubt | null
  expectedDelivery: Date
  /** Its coupon is taken off. */
  withoutCoupon: boolean
  /** Stand at which the parcel by bus is collected now; left out: as before. */
  busStand?: string | null
  at: Date
}

/**
 * Writes an edit of a locked order that has no invoice yet, and counts its version. Positions stay without a gap, from 1: papers and
 * returns count lines by them. A line that stays keeps its cost and whether it may be returned.
 */
export async function writeEdit(db: Kysely<Database>, order: StoredOrder, edited: EditedOrder): Promise<void> {
  const { lines, sums: priced, derivation, address, doubt, expectedDelivery, withoutCoupon, busStand, at } = edited
  await writeLines(db, order.id, lines)
  const { delivery_line: delivery, ...sums } = priced
  await db
    .updateTable('orders')
    .set({
      ...sums,
      delivery_line: delivery && JSON.stringify(delivery),
      derivation: JSON.stringify(derivation),
      delivery_address: JSON.stringify(address),
      address_doubt: doubt && JSON.stringify(doubt),
      ...(isElsewhere(order.state_confirmed, address) && { state_confirmed: null }),
      expected_delivery: expectedDelivery,
      ...(withoutCoupon && { coupon_id: null, coupon_code: null, coupon_type: null }),
      ...(busStand !== undefined && { bus_stand: busStand }),
      version: order.version + 1,
      updated_at: at,
    })
    .where('id', '=', order.id)
    .execute()
}

/** An answer about another PIN code or state is void. */
function isElsewhere(confirmed: AddressDoubt | null, { pincode, state }: OrderAddress): boolean {
  return confirmed?.pincode !== pincode || confirmed.state !== state
}

async function writeLines(db: Kysely<Database>, orderId: string, lines: EditedOrder['lines']): Promise<void> {
  const stay = lines.filter(({ was }) => was !== null)
  const added = lines.filter(({ was }) => was === null)
  const kept = stay.map(({ was }) => was)
  await sql`DELETE FROM order_lines WHERE order_id = ${orderId} AND position <> ALL (${kept}::int[])`.execute(db)
  // aside, so that no two lines are ever at one place
  await sql`UPDATE order_lines SET position = -position WHERE order_id = ${orderId}`.execute(db)
  await sql`
    UPDATE order_lines l SET position = n.position, quantity = n.quantity, unit_price = n.unit_price, gst_rate = n.gst_rate,
      discount_share = n.discount_share, line_total = n.line_total, gst = n.gst, cgst = n.cgst, sgst = n.sgst, igst = n.igst
    FROM jsonb_to_recordset(${JSON.stringify(stay)}::jsonb) AS n (was int, position int, quantity int, unit_price bigint, gst_rate int,
      discount_share bigint, line_total bigint, gst bigint, cgst bigint, sgst bigint, igst bigint)
    WHERE l.order_id = ${orderId} AND l.position = -n.was`.execute(db)
  if (added.length > 0) await sql`${linesInto(orderId, added)}`.execute(db)
}
