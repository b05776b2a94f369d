import { sql, type Transaction } from 'kysely'
import { couponRefusals } from '../../../shared/copy/coupon-refusals.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import type { Database } from '../../platform/db/schema.ts'

// The uses of coupons, counted with the order that uses them.

type Tx = Transaction<Database>

/**
 * Counts one use, if the total and the shopper's limit still allow it, and of a coupon for a first order if the shopper has no
 * other order, and is not paying for one with such a coupon. Throws `coupon_refused`. The coupon's row stays locked until the
 * transaction ends, so the last use is had once; the caller has locked the cart, so of two orders of a shopper at once one is the
 * first. `orderId`: the order that was just written; left out: a checkout, of which each shopper has one open.
 */
export async function countCouponUse(tx: Tx, couponId: string, userId: string, orderId?: string): Promise<void> {
  if (await isLaterOrder(tx, couponId, userId, orderId ?? null)) {
    throw new Failure('coupon_refused', couponRefusals.firstOrder)
  }
  const { rows } = await sql<{ mine: boolean }>`
    WITH counted AS (
      UPDATE coupons SET uses = uses + 1
      WHERE id = ${couponId} AND active AND (total_limit IS NULL OR uses < total_limit)
      RETURNING id, per_shopper_limit
    ), mine AS (
      INSERT INTO coupon_uses AS u (coupon_id, user_id, uses)
      SELECT id, ${userId}, 1 FROM counted
      ON CONFLICT (coupon_id, user_id) DO UPDATE SET uses = u.uses + 1
      WHERE (SELECT per_shopper_limit IS NULL OR u.uses < per_shopper_limit FROM counted)
      RETURNING u.uses
    )
    SELECT EXISTS (SELECT FROM mine) AS mine FROM counted`.execute(tx)
  if (!rows[0]) throw new Failure('coupon_refused', couponRefusals.usedUp)
  if (!rows[0].mine) throw new Failure('coupon_refused', couponRefusals.usedUpByShopper)
}

/** An open checkout has its use already: a payment that comes for an older one is too late (settle/settle-payment.ts). */
async function isLaterOrder(tx: Tx, couponId: string, userId: string, orderId: string | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM coupons WHERE id = ${couponId} AND customers = 'first_order' AND (
      has_ordered(${userId}, ${orderId}) OR ${orderId !== null} AND EXISTS (
        SELECT FROM coupons paid WHERE paid.customers = 'first_order' AND coupon_held_for(${userId}, paid.id) > 0
      )
    )`.execute(tx)
  return rows.length > 0
}

/** Takes one use back, when the order that used it is cancelled. Locks the coupon first, as countCouponUse does. */
export async function giveBackCoupon(tx: Tx, couponId: string, userId: string): Promise<void> {
  await sql`
    WITH coupon AS MATERIALIZED (
      SELECT id FROM coupons WHERE id = ${couponId} FOR NO KEY UPDATE
    ), mine AS (
      UPDATE coupon_uses u SET uses = u.uses - 1 FROM coupon
      WHERE u.coupon_id = coupon.id AND u.user_id = ${userId} AND u.uses > 0
      RETURNING u.coupon_id
    )
    UPDATE coupons SET uses = uses - 1 WHERE id IN (SELECT coupon_id FROM mine)`.execute(tx)
}
