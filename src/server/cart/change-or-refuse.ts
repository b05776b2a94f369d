import type { Kysely } from 'kysely'
import { cartNotices } from '../../shared/copy/cart-notices.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import { limits } from '../../shared/limits.ts'
import { prepared } from '../platform/db/prepared.ts'
import type { Database } from '../platform/db/schema.ts'
import { transact } from '../platform/db/transact.ts'
import type { Shop } from '../platform/shop.ts'
import type { LineKey } from './cart-queries.ts'
import { lockCart } from './cart-rows.ts'

/** What is asked of a line. */
export type LineChange = LineKey & { action: 'add' | 'increment' | 'decrement'; quantity: number }

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
      + held_for($1, p.id, $3) AS available,
    (SELECT quantity FROM cart_lines l WHERE l.user_id = $1 AND l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)
      AS in_cart,
    (SELECT count(*) FROM cart_lines l WHERE l.user_id = $1
      AND NOT (l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)) AS other_lines
  FROM (SELECT) one LEFT JOIN products p ON p.id = $2 AND p.active`

/** The write of a change, true where it was made. */
type Write = (db: Kysely<Database>) => Promise<boolean>

/**
 * Makes a change of a line by a conditional write. Where it was not made, it is tried again under the cart's lock, for
 * what stood in the way may be gone by then; only after that is looked up what to say. Throws the refusal.
 */
export async function changeOrRefuse(shop: Shop, change: LineChange, write: Write): Promise<void> {
  if (await write(shop.db)) return
  await transact(shop, async ({ tx }) => {
    await lockCart(tx, change.userId)
    if (!(await write(tx))) throw await findRefusal(tx, change)
  })
}

async function findRefusal(tx: Kysely<Database>, change: LineChange): Promise<Failure> {
  const values = [change.userId, change.productId, change.variantId]
  const rows = await prepared<Facts>(tx, { name: 'line-facts', text: factsText, values })
  const [facts] = rows
  if (!facts) throw new Error('no facts about a cart line')
  const ofLine = change.action === 'add' ? undefined : refuseLine(facts, change)
  // less of something may always be had
  const ofItem = change.action === 'decrement' ? undefined : refuseItem(facts, change)
  // nothing stands in the way any more: stock came back within this very moment
  return ofLine ?? ofItem ?? new Failure('in_progress', failures.inProgress)
}

function refuseLine({ in_cart }: Facts, { action }: LineChange): Failure | undefined {
  if (in_cart === null) return new Failure('not_found', failures.notInCart)
  if (action === 'decrement' && in_cart <= 1) return new Failure('quantity_at_minimum', failures.quantityAtMinimum)
  return undefined
}

function refuseItem(facts: Facts, { variantId, quantity }: LineChange): Failure | undefined {
  const { product_name: name, available } = facts
  if (name === null) return new Failure('not_found', failures.productNotFound)
  if (variantId !== null && !facts.variant_sold) {
    return new Failure('not_found', facts.has_variants ? failures.variantNotFound : cartNotices.noVariants)
  }
  if (variantId === null && facts.has_variants) {
    return new Failure('bad_input', failures.variantNotFound, { errors: { variantId: failures.variantNotFound } })
  }
  const pieces = (facts.in_cart ?? 0) + quantity
  if (pieces > available) return new Failure('out_of_stock', failures.outOfStock(available, name), { available })
  if (pieces > limits.quantityMax) return new Failure('cart_full', cartNotices.lineFull)
  if (facts.in_cart === null && facts.other_lines >= limits.cartLinesMax)
    return new Failure('cart_full', failures.cartFull)
  return undefined
}
