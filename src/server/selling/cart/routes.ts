import type { FastifyInstance } from 'fastify'
import { cart } from '../../../shared/contract/cart.ts'
import { cartTax } from '../../../shared/contract/cart-tax.ts'
import { explanations } from '../../../shared/contract/explanations.ts'
import { cart as copy } from '../../../shared/copy/cart.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { findState } from '../../../shared/indian-states.ts'
import { route } from '../../platform/http/route.ts'
import type { Shop } from '../../platform/shop.ts'
import { addToCart } from './add-to-cart.ts'
import { clearCart } from './clear-cart.ts'
import { explainCart } from './explain-cart.ts'
import { findClearedCart } from './find-cleared-cart.ts'
import { type DeliverThere, getCart } from './get-cart.ts'
import { getCartTax } from './get-cart-tax.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { restoreCart } from './restore-cart.ts'
import { updateQuantity } from './update-quantity.ts'

/** The calls of the cart. */
export function cartRoutes(app: FastifyInstance, shop: Shop): void {
  route(app, shop, cart.getCart, async ({ shopper, query }) => ({
    data: await getCart(shop, shopper.userId, placeIn(query), query.deliveryWay),
  }))

  route(app, shop, explanations.explainCart, async ({ shopper, query }) => ({
    data: await explainCart(shop, shopper.userId, placeIn(query)),
  }))

  route(app, shop, cartTax.cartTax, async ({ shopper, query }) => ({
    data: await getCartTax(shop, shopper.userId, query),
  }))

  route(app, shop, cart.addToCart, async ({ shopper, body, idempotencyKey }) => ({
    message: toasts.itemAdded,
    data: await addToCart(shop, shopper.userId, body, idempotencyKey),
  }))

  route(app, shop, cart.updateQuantity, async ({ shopper, body, idempotencyKey }) => ({
    message: cartNotices.updated,
    data: await updateQuantity(shop, shopper.userId, body, idempotencyKey),
  }))

  route(app, shop, cart.removeFromCart, async ({ shopper, body }) => ({
    message: copy.done.itemRemoved,
    data: await removeFromCart(shop, { ...body, userId: shopper.userId }),
  }))

  route(app, shop, cart.clearCart, async ({ shopper }) => ({
    message: cartNotices.cleared,
    data: await clearCart(shop, shopper.userId),
  }))

  route(app, shop, cart.clearedCart, async ({ shopper }) => ({ data: await findClearedCart(shop, shopper.userId) }))

  route(app, shop, cart.restoreCart, async ({ shopper }) => {
    const { cart, notRestored } = await restoreCart(shop, shopper.userId)
    const message = notRestored.length === 0 ? cartNotices.restored : cartNotices.partlyRestored(notRestored.length)
    return { message, data: cart, notRestored }
  })
}

/** Returns where the cart would go, with the state's official name; null where the query does not say both. */
function placeIn({
  pincode,
  state,
}: {
  pincode?: string | undefined
  state?: string | undefined
}): DeliverThere | null {
  return pincode && state ? { pincode, state: findState(state)?.name ?? state } : null
}
