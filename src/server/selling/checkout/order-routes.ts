import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { accountToasts } from '../../../shared/copy/account-toasts.ts'
import { cartNotices } from '../../../shared/copy/cart-notices.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { route, type ShopperCall } from '../../platform/http/route.ts'
import { talliesOfNetwork } from '../../platform/rate-limits/rate-limit.ts'
import { reorder } from '../orders/buy-order-again.ts'
import { listOrders } from '../orders/list-orders.ts'
import { listUsualItems } from '../orders/list-usual-items.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { placeOrder } from './place/place-order.ts'
import { tellCash } from './place/tell-cash.ts'
import { cancelOrder } from './transitions/cancel-order.ts'

/** Placing, listing and cancelling orders. */
export function orderRoutes(app: FastifyInstance, shop: PayingShop): void {
  const place = async (call: ShopperCall<typeof endpoints.placeOrder>) => {
    const { shopper, idempotencyKey, body } = call
    const tallies = talliesOfNetwork(shop, call, 'orderOfNetwork')
    const { order, repeated } = await placeOrder(shop, { userId: shopper.userId, idempotencyKey, tallies, ...body })
    if (repeated) call.setStatus(200)
    return { message: toasts.orderPlaced, data: order }
  }
  route(app, shop, endpoints.placeorder, place)
  route(app, shop, endpoints.placeOrder, place)
  route(app, shop, endpoints.cashForCart, async ({ shopper, query }) => ({
    data: await tellCash(shop, { userId: shopper.userId, ...query }),
  }))
  route(app, shop, endpoints.userOrders, async ({ shopper, query }) => ({
    data: await listOrders(shop, shopper.userId, query),
  }))
  route(app, shop, endpoints.usualItems, async ({ shopper }) => ({ data: await listUsualItems(shop, shopper.userId) }))
  route(app, shop, endpoints.changeStatus, async ({ shopper, params, body }) => ({
    message: accountToasts.orderStatusUpdated,
    data: await cancelOrder(shop, { userId: shopper.userId, orderId: params.id, status: body.status }),
  }))
  route(app, shop, endpoints.reorder, async ({ shopper, params, body, idempotencyKey }) => {
    const request = { userId: shopper.userId, orderId: params.id, mode: body.mode, key: idempotencyKey }
    const { cart, changes } = await reorder(shop, request)
    return { message: cartNotices.boughtAgain(changes.length), data: cart, changes }
  })
}
