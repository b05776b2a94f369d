import type { FastifyInstance } from 'fastify'
import { apiBase, type Rate } from '../../../../shared/contract/endpoint.ts'
import { paymentCallbackPath } from '../../../../shared/contract/payment-callback.ts'
import { Failure } from '../../../../shared/errors/failure.ts'
import type { PayingShop } from '../../payments/provider/paying-shop.ts'
import { isPayLink, payLinkUrl } from '../linked/pay-link-key.ts'
import { findCheckoutByProviderOrder, type StoredCheckout } from '../pay/checkout-queries.ts'
import { settleSuccess } from './verify-payment.ts'

const rate: Rate = {
  none: 'changes something only with the signature of the provider, who sends the browsers of whole networks',
}

/**
 * Registers the address to which the provider sends the browser itself, with a form, when its window could not stay on our page
 * (the browsers within Instagram and Facebook). A signed success is taken as from anywhere else. The answer says nothing about
 * the payment; it leads to the page that asks for its state, which is for the shopper who is signed in there.
 */
export function callbackRoute(app: FastifyInstance, shop: PayingShop): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.post(apiBase + paymentCallbackPath, { schema: { hide: true }, config: { rate } }, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const orderId = readId(form.get('razorpay_order_id') ?? orderOfFailure(form))
      const checkout = orderId === null ? undefined : await findCheckoutByProviderOrder(shop.db, orderId)
      if (checkout) await settleQuietly(shop, checkout, form)
      if (checkout && isPayLink(checkout)) return reply.redirect(payLinkUrl(shop, checkout.id), 303)
      return reply.redirect(orderId === null ? '/cart' : `/cart?payment=${orderId}`, 303)
    })
    // a reload of what was redirected
    scope.get(apiBase + paymentCallbackPath, { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect('/cart', 303),
    )
  })
}

/** Whatever goes wrong here, webhook and reconciliation do it as well, and the page asks. */
async function settleQuietly(shop: PayingShop, checkout: StoredCheckout, form: URLSearchParams): Promise<void> {
  const [paymentId, signature] = [readId(form.get('razorpay_payment_id')), form.get('razorpay_signature')]
  if (paymentId === null || signature === null) return
  try {
    await settleSuccess(shop, checkout, { paymentId, signature })
  } catch (error) {
    const level = error instanceof Failure ? 'warn' : 'error'
    shop.log[level]({ err: error, checkout: checkout.id }, 'a payment that came by the form could not be settled')
  }
}

/** A failure names its order in a text of JSON: `error[metadata]`. */
function orderOfFailure(form: URLSearchParams): string | null {
  try {
    return String(JSON.parse(form.get('error[metadata]') ?? '').order_id)
  } catch {
    return null
  }
}

function readId(text: string | null): string | null {
  return text !== null && /^\w{1,64}$/.test(text) ? text : null
}
