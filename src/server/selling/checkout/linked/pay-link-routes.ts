import type { FastifyInstance } from 'fastify'
import { endpoints } from '../../../../shared/contract/endpoints.ts'
import { payments } from '../../../../shared/copy/payments.ts'
import { route } from '../../../platform/http/route.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { payByLink, verifyByLink } from './pay-by-link.ts'
import { readPayLink } from './read-pay-link.ts'

/** Registers the calls of the page that a payment link opens, for whoever has its key. */
export function payLinkRoutes(app: FastifyInstance, shop: PayingShop): void {
  const { readPayLink: read, payByLink: pay, verifyByLink: verify } = endpoints
  route(app, shop, read, async ({ body }) => ({ data: await readPayLink(shop, body.key) }))
  route(app, shop, pay, ({ body }) => payByLink(shop, body.key))
  route(app, shop, verify, async ({ body }) => {
    const { key, razorpay_payment_id: paymentId, razorpay_signature: signature } = body
    await verifyByLink(shop, { key, paymentId, signature })
    return { message: payments.paid, data: await readPayLink(shop, key) }
  })
}
