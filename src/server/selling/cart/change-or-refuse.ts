import type { Kysely } from 'kysely'
import { isSoldIn, leastQuantity, nextQuantity, type SoldIn } from '../../../domain/selling/pricing/sold-quantities.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { failures } from '../../../shared/copy/failures.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import type { LineKey } from './cart-queries.ts'
import { lockCart } from './cart-rows.ts'
import { once } from './idempotent-change.ts'
import { quantityNotice } from './quantity-notice.ts'

/** Change asked of a line; `quantity`: the pieces of an addition, or all of them (`set`). */
export type LineChange = LineKey & { action: 'add' | 'increment' | 'decrement' | 'set'; quantity: number }

interface Facts {
  product_name: string | null
  /** Null where there is no such product. */
  minimum: number | null
  multiple: number | null
  has_variants: boolean
  variant_sold: boolean
  available: number
  in_cart: number | null
  other_lines: number
}

const factsText = `
  SELECT p.name AS product_name, coalesce(v.minimum_quantity, any_p.minimum_quantity) AS minimum,
    coalesce(v.multiple, any_p.multiple) AS multiple,
    EXISTS (SELECT FROM variants o WHERE o.product_id = p.id AND o.active) AS has_variants,
    coalesce(v.active, false) AS variant_sold,
    coalesce((SELECT on_hand - held FROM stock_items s WHERE s.product_id = p.id AND s.variant_id IS NOT DISTINCT FROM $3), 0)
      + held_for($1, p.id, $3) AS available,
    (SELECT quantity FROM cart_lines l WHERE l.user_id = $1 AND l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)
      AS in_cart,
    (SELECT count(*) FROM cart_lines l WHERE l.user_id = $1
      AND NOT (l.product_id = $2 AND l.variant_id IS NOT DISTINCT FROM $3)) AS other_lines
  FROM (SELECT) one LEFT JOIN products p ON p.id = $2 AND p.active
  LEFT JOIN products any_p ON any_p.id = $2 LEFT JOIN variants v ON v.id = $3 AND v.product_id = any_p.id`

/** The write of a change, true where it was made. */
type Write = (db: Kysely<Database>) => Promise<boolean>

/**
 * Makes a change of a line by a conditional write. Where it was not made, it is tried again under the cart's lock, for
 * what stood in the way may be gone by then; only after that is looked up what to say. `key`: it may be sent again, and is
 * made once. Throws the refusal.
 */
export async function changeOrRefuse(shop: Shop, change: LineChange, write: Write, key?: string): Promise<void> {
  if (key !== undefined) {
    return once(shop, { userId: change.userId, key }, (tx) => changeLocked(tx, change, write))
  }
  if (await write(shop.db)) return
  await transact(shop, async ({ tx }) => {
    await lockCart(tx, change.userId)
    await changeLocked(tx, change, write)
  })
}

/** The same in a transaction that has locked the cart. Throws the refusal. */
export async function changeLocked(tx: Kysely<Database>, change: LineChange, write: Write): Promise<void> {
  if (!(await write(tx))) throw await findRefusal(tx, change)
}

/** Looks up what decides whether a line can be changed. */
export async function findFacts(tx: Kysely<Database>, { userId, productId, variantId }: LineKey): Promise<Facts> {
  const values = [userId, productId, variantId]
  const [facts] = await ask<Facts>(tx, { name: 'line-facts', text: factsText, values })
  if (!facts) throw new Error('no facts about a cart line')
  return facts
}

/** Says why a change that was not made could not be. */
export async function findRefusal(tx: Kysely<Database>, change: LineChange): Promise<Failure> {
  const facts = await findFacts(tx, change)
  const ofLine = change.action === 'add' ? undefined : refuseLine(facts, change)
  const ofItem = isLess(facts, change) ? refuseLess(facts, change) : refuseItem(facts, change)
  // nothing stands in the way any more: stock came back within this very moment
  return ofLine ?? ofItem ?? new Failure('in_progress', failures.inProgress)
}

function refuseLine(facts: Facts, { action }: LineChange): Failure | undefined {
  if (facts.in_cart === null) return new Failure('not_found', failures.notInCart)
  const least = leastQuantity(soldIn(facts))
  if (action === 'decrement' && facts.in_cart <= least) {
    return new Failure('quantity_at_minimum', failures.quantityAtMinimum(least))
  }
  return undefined
}

/** Tells whether it asks for no more than is in the cart: that may be had though the shop has none. */
function isLess({ in_cart }: Facts, { action, quantity }: LineChange): boolean {
  return action === 'decrement' || (action === 'set' && quantity <= (in_cart ?? 0))
}

function refuseLess(facts: Facts, { action, quantity }: LineChange): Failure | undefined {
  const packs = soldIn(facts)
  return action === 'decrement' || isSoldIn(packs, quantity)
    ? undefined
    : new Failure('quantity_not_sold', quantityNotice({ ...packs, name: facts.product_name ?? '', quantity }))
}

/** One by one, where nothing is known of it any more. */
function soldIn({ minimum, multiple }: Facts): SoldIn {
  return { minimum: minimum ?? 1, multiple: multiple ?? 1 }
}

function refuseItem(facts: Facts, change: LineChange): Failure | undefined {
  const { variantId } = change
  const { product_name: name, available } = facts
  if (name === null) return new Failure('not_found', failures.productNotFound)
  if (variantId !== null && !facts.variant_sold) {
    return new Failure('not_found', facts.has_variants ? failures.variantNotFound : cartNotices.noVariants)
  }
  if (variantId === null && facts.has_variants) {
    return new Failure('bad_input', failures.variantNotFound, { errors: { variantId: failures.variantNotFound } })
  }
  const packs = soldIn(facts)
  const pieces = piecesAfter(facts, change, packs)
  if (pieces > available) return new Failure('out_of_stock', failures.outOfStock(available, name), { available })
  if (pieces > limits.quantityMax) return new Failure('cart_full', cartNotices.lineFull)
  if (!isSoldIn(packs, pieces)) {
    return new Failure('quantity_not_sold', quantityNotice({ ...packs, name, quantity: pieces }))
  }
  if (facts.in_cart === null && facts.other_lines >= serverLimits.cartLinesMax)
    return new Failure('cart_full', failures.cartFull)
  return undefined
}

function piecesAfter({ in_cart }: Facts, { action, quantity }: LineChange, packs: SoldIn): number {
  const pieces = in_cart ?? 0
  if (action === 'set') return quantity
  return action === 'add' ? pieces + quantity : nextQuantity(packs, pieces)
}
