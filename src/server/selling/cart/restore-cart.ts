import type { Kysely } from 'kysely'
import { mostSold } from '../../../domain/selling/pricing/sold-quantities.ts'
import type { Cart, NotAdded } from '../../../shared/contract/cart.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { Failure } from '../../../shared/errors/failure.ts'
import { serverLimits } from '../../../shared/server-limits.ts'
import type { Database } from '../../platform/db/schema.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Shop } from '../../platform/shop.ts'
import { addPieces, restoreCoupon } from './cart-queries.ts'
import { lockCart } from './cart-rows.ts'
import { findFacts, findRefusal } from './change-or-refuse.ts'
import { type ClearedCart, type ClearedLine, findCleared, keepOnly } from './cleared-cart-queries.ts'
import { getCart } from './get-cart.ts'

/** A cart that was put back, and what could not be, with why. */
export interface Restored {
  cart: Cart
  notRestored: NotAdded[]
}

/** Since when a cart that was emptied can be put back. */
export function clearedSince({ clock }: Pick<Shop, 'clock'>): Date {
  return new Date(clock().getTime() - serverLimits.clearedCartMs)
}

/**
 * Puts the cart that was emptied last back beside what is in it now. Of an article that is in both the larger quantity counts;
 * its coupon comes back where there is no other. What does not fit (stock, packs, a full cart) is named and can be put back
 * later, what is no longer sold is named and forgotten. Throws `not_found` where there is nothing, as for the second of two.
 */
export async function restoreCart(shop: Shop, userId: string): Promise<Restored> {
  const notRestored = await transact(shop, async ({ tx }) => {
    const present = await lockCart(tx, userId)
    const cleared = await findCleared(tx, userId, clearedSince(shop))
    if (!cleared) throw new Failure('not_found', cartNotices.nothingCleared)
    const inCart = new Map(present.map((row) => [articleOf(row.product_id, row.variant_id), row.quantity]))
    const notRestored = await putBack(tx, { userId, cleared, inCart, now: shop.clock() })
    await restoreCoupon(tx, userId, cleared.couponId)
    await keepOnly(tx, userId, notRestored.filter(mayComeBack))
    return notRestored
  })
  return { cart: await getCart(shop, userId), notRestored }
}

interface PutBack {
  userId: string
  cleared: ClearedCart
  /** Pieces of each article in the cart. */
  inCart: Map<string, number>
  now: Date
}

async function putBack(tx: Kysely<Database>, { userId, cleared, inCart, now }: PutBack): Promise<NotAdded[]> {
  const notRestored: NotAdded[] = []
  for (const [index, line] of cleared.lines.entries()) {
    // one after the other, so that they stand in the cart as they stood there
    const at = new Date(now.getTime() + index)
    const pieces = inCart.get(articleOf(line.productId, line.variantId)) ?? 0
    const refusal = await putLineBack(tx, { ...line, userId, at, pieces })
    if (refusal) notRestored.push(notAdded(line, refusal))
  }
  return notRestored
}

/** Fills a line up to its former quantity, or as far as it can be; returns why it could not be all of it. */
async function putLineBack(
  tx: Kysely<Database>,
  { at, pieces, quantity, ...key }: ClearedLine & { userId: string; at: Date; pieces: number },
): Promise<Failure | undefined> {
  if (pieces >= quantity) return undefined
  const facts = await findFacts(tx, key)
  const { available, minimum, multiple } = facts
  const soldIn = { minimum: minimum ?? 1, multiple: multiple ?? 1 }
  const most = mostSold(soldIn, Math.min(quantity, available))
  const isBack = most > pieces && (await addPieces(tx, key, most - pieces, at))
  if (isBack && most === quantity) return undefined
  const rest = quantity - (isBack ? most : pieces)
  return findRefusal(tx, { ...key, action: 'add', quantity: rest })
}

function notAdded(line: ClearedLine, { code, message, details }: Failure): NotAdded {
  return { ...line, code, message, ...(details.available !== undefined && { available: details.available }) }
}

/** Stock comes back, a full cart gets emptier; what is no longer sold so does not. */
function mayComeBack({ code }: NotAdded): boolean {
  return code !== 'not_found' && code !== 'bad_input'
}

function articleOf(productId: string | null, variantId: string | null): string {
  return `${productId} ${variantId}`
}
