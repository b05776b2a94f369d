import { answerOtp } from '../../src/sandbox/answer-payment.ts'
import { presentStep } from '../../src/sandbox/checkout-routes.ts'
import { startPayment } from '../../src/sandbox/create-payment.ts'
import type { WholeShop } from '../../src/server/start/make-shop.ts'

/** The message of the provider's window to the page: the signed success, or the state of the payment. */
export type PaidInSandbox = {
  payment_id: string
  step: 'paid' | 'failed' | 'wait' | 'otp'
  success?: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
  error?: { code: string; description: string; reason: string }
}

/**
 * A shopper pays an order at the sandbox, without a browser: by UPI id (`success@razorpay`, `failure@razorpay`,
 * `pending@razorpay`, `late@razorpay`), or by a test card's number with a one-time password. Throws SandboxRefusal.
 */
export async function payInSandbox(
  shop: WholeShop,
  orderId: string,
  means = 'success@razorpay',
  otp = '1234',
): Promise<PaidInSandbox> {
  if (!shop.sandbox) throw new Error('This shop has a real provider')
  const card = { number: means, expiry: '12/49', cvv: '123' }
  const form = means.includes('@') ? { method: 'upi', vpa: means } : { method: 'card', card }
  const started = await startPayment(shop, { ...form, order_id: orderId })
  const payment = started.waits_for === 'shopper' ? await answerOtp(shop, started.id, otp) : started
  return (await presentStep(shop.sandbox, payment)) as PaidInSandbox
}
