import { paymentCallbackPath } from '../../shared/contract/payment-callback.ts'
import { checkoutToasts } from '../../shared/copy/checkout-toasts.ts'
import { payments } from '../../shared/copy/payments.ts'
import { limits } from '../../shared/limits.ts'
import type { ShopIdentity } from '../../shared/settings/shop-identity.ts'
import { toast } from '../../ui/show-toast.ts'
import type { CallAnswer } from '../api/call.ts'
import { needsRedirect } from './in-app-browser.ts'
import type { Razorpay, SignedSuccess } from './provider-script.ts'

/** The frozen purchase that the provider is to be paid for. */
export type PaymentIntent = CallAnswer<'POST /order/paymentIntent'>

/** The payer, to fill in at the provider's. `contact` with its country code. */
export interface Payer {
  name: string
  email: string
  contact: string
}

/** The shop that is paid: the provider shows the name, and paints its button with the accent. */
export type PayeeShop = Pick<ShopIdentity, 'name' | 'colours'>

/** End of the window: with a success, or closed without one. */
export interface WindowEnd {
  success: SignedSuccess | null
}

/** Says at once that a try to pay was declined or given up; the window stays open for the next one (SPEC §8). */
function sayDeclined({ error }: { error?: { reason?: string } }): void {
  toast.error(error?.reason === 'payment_cancelled' ? checkoutToasts.paymentCancelled : checkoutToasts.paymentFailed)
}

// Typed UPI ids are given up by the network (NPCI, 28 Feb 2026): apps and QR codes take their place. Tests need them.
const withoutTypedUpi = { display: { hide: [{ method: 'upi', flows: ['collect'] }] } }

/** Returns the URL to which the provider sends the browser when its window cannot stay on the page: then no handler is called. */
function callbackUrl(): string {
  return new URL(`/api/v1${paymentCallbackPath}`, location.origin).href
}

/**
 * Prepares the provider's window. A failed try leaves it open for the next one; its end is a success or its closing, by the
 * shopper, by its clock or by `close`. No modal dialog may be open: it would lie above the window.
 */
export function prepareProviderWindow(Provider: Razorpay, intent: PaymentIntent, payer: Payer, shop: PayeeShop) {
  let open = () => {}
  let close = () => {}
  const ended = new Promise<WindowEnd>((resolve) => {
    const window = new Provider({
      key: intent.key_id,
      amount: intent.amount,
      currency: intent.currency,
      order_id: intent.order_id,
      name: shop.name,
      description: payments.windowDescription(shop.name),
      prefill: payer,
      theme: { color: shop.colours.accent },
      timeout: limits.checkoutTimeoutSeconds,
      retry: { enabled: true },
      // Going back is the page's own affair: it closes the window and then asks what was paid.
      modal: {
        ondismiss: () => resolve({ success: null }),
        escape: true,
        backdropclose: false,
        handleback: false,
      },
      ...(!intent.test && { config: withoutTypedUpi }),
      ...(needsRedirect(navigator.userAgent) && { redirect: true, callback_url: callbackUrl() }),
      handler: (success) => resolve({ success }),
    })
    window.on('payment.failed', sayDeclined)
    open = () => window.open()
    close = () => {
      window.close()
      resolve({ success: null })
    }
  })
  return { open, ended, close }
}
