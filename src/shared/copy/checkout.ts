import { paymentProvider } from './payment-provider.ts'

/** The window between cart and order: where to, how to pay. */
export const checkout = {
  title: 'Delivery and payment',
  close: 'Back to the cart',
  deliverTo: 'Deliver to',
  savedAddresses: 'Saved addresses',
  otherAddress: 'Another address',
  otherAddressText: 'Type it in below',
  addressForm: 'Delivery address',
  formDisabled: 'The order goes to the saved address that you chose above.',
  saveAddress: 'Save this address for next time',
  saveFull: (max: number) => `You have ${max} saved addresses. Delete some in your account to save this one.`,
  payment: 'Payment',
  choosePayment: 'Choose how you want to pay',
  cod: 'Cash on delivery',
  codText: 'Pay in cash when the goods are handed over',
  codFee: (fee: string) => `${fee} fee included`,
  cashLimit: (limit: string, byLaw: boolean) =>
    byLaw
      ? `Not available: by law we can take cash only below ${limit}.`
      : `Not available: we take cash only below ${limit}. Pay online, or order below ${limit}.`,
  noCash: 'This shop takes no cash on delivery.',
  online: 'Pay online',
  onlineText: (percent: number) => {
    const ways = `Card or UPI through ${paymentProvider.name}`
    return percent > 0 ? `${ways}, ${percent}% off the total` : ways
  },
  takenBy: `${paymentProvider.name} takes the payment, support: ${paymentProvider.support}.`,
  chargeBack: 'How a charge-back goes',
  onlineSaving: (percent: number) => `${percent}% off`,
  toPay: 'To pay',
  total: 'Total',
  confirmCod: 'Place order',
  confirmOnline: 'Continue to payment',
  confirm: 'Confirm order',
  placing: 'Placing your order',
  failed: 'Failed to place order',
  agreeBefore: 'By placing the order you accept the',
  agreeTerms: 'Terms of sale',
} as const

/** The page after an order. */
export const confirmation = {
  title: 'Order Confirmed!',
  text: 'Thank you for your purchase. Your order has been placed successfully.',
  next: 'Track it under My Orders.',
  viewOrders: 'View My Orders',
  continueShopping: 'Continue Shopping',
} as const
