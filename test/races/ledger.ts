import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Shop } from '../../src/server/platform/shop.ts'

/**
 * Checks what must hold after every race: each running total of stock is the sum of its ledger and never negative, orders took
 * from stock what they sold, and each coupon's uses are its orders that were not cancelled.
 */
export async function expectBooksInOrder({ db }: Shop): Promise<void> {
  const stock = await sql`
    SELECT s.id FROM stock_items s LEFT JOIN stock_movements m ON m.stock_item_id = s.id
    GROUP BY s.id
    HAVING s.on_hand <> coalesce(sum(m.on_hand_change), 0) OR s.held <> coalesce(sum(m.held_change), 0)
      OR s.on_hand < 0 OR s.held < 0 OR s.held > s.on_hand`.execute(db)
  expect(stock.rows, 'stock that is not the sum of its ledger').toEqual([])
  const taken = await sql`
    SELECT o.id FROM orders o
    WHERE (SELECT coalesce(sum(m.on_hand_change), 0) FROM stock_movements m WHERE m.order_id = o.id)
       <> CASE WHEN o.status = 'cancelled' THEN 0
          ELSE -(SELECT sum(l.quantity) FROM order_lines l WHERE l.order_id = o.id) END`.execute(db)
  expect(taken.rows, 'orders that did not take what they sold').toEqual([])
  const coupons = await sql`
    SELECT c.id FROM coupons c
    WHERE c.uses <> (SELECT count(*) FROM orders o WHERE o.coupon_id = c.id AND o.status <> 'cancelled')
       OR c.uses <> (SELECT coalesce(sum(u.uses), 0) FROM coupon_uses u WHERE u.coupon_id = c.id)`.execute(db)
  expect(coupons.rows, 'coupons whose uses are not their orders').toEqual([])
  const sums = await sql`
    SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
    HAVING o.payable <> sum(l.line_total) + o.delivery_charges
      OR o.gst <> sum(l.gst) + coalesce((o.delivery_line ->> 'gst')::bigint, 0)
      OR o.coupon_discount + o.online_discount <> sum(l.discount_share)`.execute(db)
  expect(sums.rows, 'orders whose lines do not add up').toEqual([])
}
