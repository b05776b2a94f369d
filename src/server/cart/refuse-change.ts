import type { Pool } from 'pg'
import { cartNotices } from '../../shared/copy/cart-notices.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import type { LineKey } from './cart-queries.ts'

/** What was asked of a line and not done. */
export type RefusedChange = LineKey & { action: 'add' | 'increment' | 'decrement'; quantity: number }

interface Facts {
  product_name: string | null
  has_variants: boolean
  variant_sold: boolean
  available: number
  in_cart: number | null
  other_lines: number
}

const factsText = `
  SELECT p.name AS product_name,
    EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active) AS has_variants,
    EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.active AND v.id = $3) AS variant_sold,
    coalesce((SELECT on_hand - held FROM stock_items s WHERE s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM $3), 0)
      AS available,
    (SELECT quantity FROM cart_lines l WHERE l.user_id = $1 AND l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)
      AS in_cart,
    (SELECT count(*) FROM cart_lines l WHERE l.user_id = $1
      AND NOT (l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)) AS other_lines
  FROM (SELECT) one LEFT JOIN products p ON p.id = $2 AND p.active`

/** Why a change of a cart was not made: looked up afterwards, so that the changes that are made cost nothing more. */
export async function refuseChange(pool: Pool, change: RefusedChange): Promise<Failure> {
  const values = [change.userId, change.productId, change.variantId]
  const { rows } = await pool.query<Facts>({ name: 'line-facts', text: factsText, values })
  const [facts] = rows
  if (!facts) throw new Error('no facts about a cart line')
  return (change.action === 'add' ? undefined : refuseLine(facts, change)) ?? refuseItem(facts, change)
}

function refuseLine({ in_cart }: Facts, { action }: RefusedChange): Failure | undefined {
  if (in_cart === null) return new Failure('not_found', failures.notInCart)
  if (action === 'decrement' && in_cart <= 1) return new Failure('quantity_at_minimum', failures.quantityAtMinimum)
  return undefined
}

function refuseItem(facts: Facts, { variantId, quantity }: RefusedChange): Failure {
  const { product_name: name, available } = facts
  if (name === null) return new Failure('not_found', failures.productNotFound)
  if (variantId !== null && !facts.variant_sold) return new Failure('not_found', failures.variantNotFound)
  if (variantId === null && facts.has_variants) {
    return new Failure('bad_input', failures.variantNotFound, { errors: { variantId: failures.variantNotFound } })
  }
  const pieces = (facts.in_cart ?? 0) + quantity
  if (pieces > available) return new Failure('out_of_stock', failures.outOfStock(available, name), { available })
  if (pieces > limits.quantityMax) return new Failure('cart_full', cartNotices.lineFull)
  if (facts.other_lines >= limits.cartLinesMax) return new Failure('cart_full', failures.cartFull)
  // what stood in the way is gone by now
  return new Failure('in_progress', failures.inProgress)
}
