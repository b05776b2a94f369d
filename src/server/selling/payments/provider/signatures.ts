import { createHmac, timingSafeEqual } from 'node:crypto'

/** The provider's signature of a payment, hex: HMAC-SHA256 of `order id|payment id` with the account's key secret. */
export function signPayment(orderId: string, paymentId: string, keySecret: string): string {
  return sign(`${orderId}|${paymentId}`, keySecret)
}

/** The provider's signature of a webhook, hex: HMAC-SHA256 of the body's bytes with the webhook secret. */
export function signWebhook(rawBody: Buffer | string, webhookSecret: string): string {
  return sign(rawBody, webhookSecret)
}

/** Returns whether two signatures are the same, in a time that says nothing about where they differ. */
export function sameSignature(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function sign(content: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex')
}
