/** The reason of a failed payment, in the provider's words. */
export interface BankFailure {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR'
  description: string
  source: string
  step: string
}

/** Every failure that the sandbox plays, by the provider's stable word for it. */
export const bankFailures = {
  insufficient_fund: {
    code: 'BAD_REQUEST_ERROR',
    description:
      'Your payment could not be completed due to insufficient account balance. Try again with another card.',
    source: 'customer',
    step: 'payment_authorization',
  },
  payment_cancelled: {
    code: 'BAD_REQUEST_ERROR',
    description: 'You may have cancelled the payment or there was a delay in response from the bank.',
    source: 'customer',
    step: 'payment_authentication',
  },
  payment_timed_out: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment was not completed on time.',
    source: 'customer',
    step: 'payment_authentication',
  },
  gateway_technical_error: {
    code: 'GATEWAY_ERROR',
    description: 'Your payment could not be completed due to a temporary technical issue. Try again later.',
    source: 'gateway',
    step: 'payment_authorization',
  },
  bank_technical_error: {
    code: 'GATEWAY_ERROR',
    description: 'Your payment could not be completed due to a temporary technical issue at your bank.',
    source: 'issuer_bank',
    step: 'payment_authorization',
  },
  card_declined: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Your payment was declined by your bank. Try again with another card or method.',
    source: 'issuer_bank',
    step: 'payment_authorization',
  },
  card_disabled_for_online_payments: {
    code: 'BAD_REQUEST_ERROR',
    description: 'This card is not enabled for online payments. Try again with another card.',
    source: 'customer',
    step: 'payment_authorization',
  },
  incorrect_otp: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The one-time password (OTP) is not right. Try again.',
    source: 'customer',
    step: 'payment_authentication',
  },
  payment_failed: {
    code: 'BAD_REQUEST_ERROR',
    description: 'Payment failed. It was declined in the UPI app.',
    source: 'customer',
    step: 'payment_authorization',
  },
} as const satisfies Record<string, BankFailure>

export type FailureReason = keyof typeof bankFailures

/** Returns whether this is one of the reasons above. */
export function isFailureReason(word: string): word is FailureReason {
  return Object.hasOwn(bankFailures, word)
}
