/** Sentences of SPEC.md §8, to the letter: messages of coupon, checkout and payment. */
export const checkoutToasts = {
  selectCoupon: 'Please select a coupon',
  selectAddress: 'Please select an address or fill in all required fields.',
  selectPayment: 'Please select a payment method',
  paymentVerificationFailed: 'Payment verification failed',
  paymentFailed: 'payment failed',
  paymentCancelled: 'payment cancelled',
} as const
