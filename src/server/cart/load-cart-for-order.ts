import type { Transaction } from 'kysely'
import { cartNotices } from '../../shared/copy/cart-notices.ts'
import { couponRefusals } from '../../shared/copy/coupon-refusals.ts'
import { failures } from '../../shared/copy/failures.ts'
import { Failure } from '../../shared/errors/failure.ts'
import type { Database } from '../platform/db/schema.ts'
import { type CartRow, lockCart, takeCart } from './cart-rows.ts'
import { type CartCoupon, type CartLine, openCart } from './open-cart.ts'

/** What an order or a checkout is made of: at least one line, all still sold; the coupon holds. */
export interface CartForOrder {
  lines: CartLine[]
  coupon: CartCoupon | null
}

/** The same with the cart that it came from, which is sold once. */
export interface LoadedCart extends CartForOrder {
  cartId: string
}

/**
 * Takes everything out of a cart for an order, checked now; one statement. What throws afterwards puts it back with the
 * transaction. Of two orders of one cart at once, one gets `cart_empty`. Throws `cart_empty`, `cart_changed` (something
 * is no longer sold), `coupon_refused`. Stock is checked by who takes it.
 */
export async function takeCartForOrder(tx: Transaction<Database>, userId: string, now: Date): Promise<LoadedCart> {
  return checked(await takeCart(tx, userId, now), now)
}

/** The same for a checkout that leaves the cart as it is, locked until the transaction ends. */
export async function loadCartForOrder(tx: Transaction<Database>, userId: string, now: Date): Promise<LoadedCart> {
  return checked(await lockCart(tx, userId), now)
}

function checked(rows: CartRow[], now: Date): LoadedCart {
  const { lines, gone, coupon, refused } = openCart(rows, now)
  const [first] = gone
  if (first) throw new Failure('cart_changed', cartNotices.gone(first.name))
  const cartId = rows[0]?.cart_id
  if (lines.length === 0 || cartId === undefined) throw new Failure('cart_empty', failures.cartEmpty)
  if (refused) throw new Failure('coupon_refused', couponRefusals.takenOff(refused.code, refused.reason))
  return { cartId, lines, coupon }
}
