import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../shared/contract/endpoints.ts'
import { toasts } from '../../../shared/copy/toasts.ts'
import { route } from '../../platform/http/route.ts'
import { limitDone, talliesOfNetwork } from '../../platform/rate-limits/rate-limit.ts'
import { limitedNetwork } from '../../platform/sessions/caller-network.ts'
import type { PayingShop } from '../payments/provider/paying-shop.ts'
import { payLinkRoutes } from './linked/pay-link-routes.ts'
import { startPayment } from './pay/start-payment.ts'
import { callbackRoute } from './settle/callback-route.ts'
import { paymentProgress } from './settle/payment-progress.ts'
import { verifyPayment } from './settle/verify-payment.ts'
import { webhookRoute } from './settle/webhook-route.ts'

/** Paying online: the browser's part, and the provider's. */
export function paymentRoutes(app: FastifyInstance, shop: PayingShop): void {
  webhookRoute(app, shop)
  callbackRoute(app, shop)
  payLinkRoutes(app, shop)
  route(app, shop, endpoints.paymentIntent, (call) => {
    const start = () =>
      startPayment(shop, { userId: call.shopper.userId, ...call.body, networks: limitedNetwork(shop, call.caller.ip) })
    return limitDone(shop, talliesOfNetwork(shop, call, 'checkoutOfNetwork'), start)
  })
  route(app, shop, endpoints.paymentVerify, async ({ shopper, body }) => ({
    message: toasts.orderPlaced,
    data: await verifyPayment(shop, {
      userId: shopper.userId,
      providerOrderId: body.razorpay_order_id,
      paymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
    }),
  }))
  route(app, shop, endpoints.paymentStatus, async ({ shopper, params }) => ({
    data: await paymentProgress(shop, shopper.userId, params.order_id),
  }))
}
