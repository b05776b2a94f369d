/**
 * Path to which the provider posts the shopper's browser with the end of a payment (`callback_url`). Without schemas, for the
 * browser.
 */
export const paymentCallbackPath = '/order/payment-callback'
