import * as z from 'zod/mini'
import type { SettingValue } from '../../shared/settings/settings.ts'
import { encryptedService } from './encrypted-service.ts'
import { service, wholeNumber, word } from './setting-kinds.ts'
import { StartFailure } from './start-failure.ts'

/** Addresses of the payment provider: its API, and its script for the browser. */
export type ProviderAddresses = {
  apiUrl: string
  checkoutUrl: string
}

/** An account at the payment provider. */
export type RazorpayAccount = NonNullable<SettingValue<'payment.razorpay'>>

const secrets = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** The environment's settings of payments. */
export const providerSettings = {
  RAZORPAY_KEY_ID: z.optional(word),
  RAZORPAY_KEY_SECRET: z.optional(word),
  RAZORPAY_WEBHOOK_SECRET: z.optional(word),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.optional(word),
  RAZORPAY_API_URL: z._default(service, 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: z._default(service, 'https://checkout.razorpay.com/v1/checkout.js'),
  PAYMENT_WINDOW_SECONDS: z._default(wholeNumber(1, 86_400), 900),
}
type ProviderSettings = z.infer<z.ZodMiniObject<typeof providerSettings>>

/** Returns the addresses of the provider, used once the shop has an account there. Throws StartFailure for an unencrypted one. */
export function providerAddresses({ RAZORPAY_API_URL, RAZORPAY_CHECKOUT_URL }: ProviderSettings): ProviderAddresses {
  return {
    apiUrl: encryptedService('RAZORPAY_API_URL', RAZORPAY_API_URL).replace(/\/+$/, ''),
    checkoutUrl: encryptedService('RAZORPAY_CHECKOUT_URL', RAZORPAY_CHECKOUT_URL),
  }
}

/** All three secrets or none: a half-set account would take money that nobody can verify. Throws StartFailure. */
export function readRazorpay(settings: ProviderSettings): RazorpayAccount | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = settings
  if (!keyId && !keySecret && !webhookSecret) return null
  if (!keyId || !keySecret || !webhookSecret) {
    const missing = secrets.filter((name) => !settings[name])
    throw new StartFailure(`${missing.join(' and ')} must be set too, or none of ${secrets.join(', ')}.`)
  }
  const webhookSecretPrevious = settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? null
  return { keyId, keySecret, webhookSecret, webhookSecretPrevious }
}
