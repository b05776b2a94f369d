/** Messages of the shop about online payments, beside the sentences of SPEC §8 (toasts.ts). */
export const payments = {
  providerAway:
    'The payment provider cannot be reached. Nothing was paid. Please try again, or choose cash on delivery.',
  linkLater: 'The payment provider cannot be reached. Nothing was paid. Please try again in some minutes.',
  off: 'Online payment is not set up in this shop. Nothing was paid. Please choose cash on delivery.',
  amountTooSmall: 'Amounts below ₹1 cannot be paid online. Please choose cash on delivery.',
  newcomersShare: (name: string, most: number) =>
    most > 0
      ? `A first order paid online takes ${most} of ${name} at most just now. Order ${most}, or choose cash on delivery.`
      : `Others are paying for ${name} just now. Please choose cash on delivery, or try again in 15 minutes.`,
  heldLong: (name: string) =>
    `You have begun to pay for ${name} several times today. Please choose cash on delivery, or call us.`,
  beingConfirmed: 'Your payment is being confirmed. Please wait a moment.',
  nothingPaid: 'Nothing was paid. Your cart is as it was.',
  paid: 'Your payment has arrived. Your order is placed.',
  arrivedMeanwhile: 'Your online payment has arrived, and your order is placed. There is nothing more to pay.',
  refunded: 'Your payment is refunded to you.',
  orderRefunded: 'The order was cancelled. Your payment is refunded to you.',
  /** Reasons why a payment that became no order goes back. */
  refundedBecause: {
    amount_differs: 'What was paid is not what the order costs. The full amount is refunded to you.',
    out_of_stock: 'The goods were sold out when your payment arrived. The full amount is refunded to you.',
    coupon_used_up: 'Your coupon was used up when your payment arrived. The full amount is refunded to you.',
    second_payment: 'This order was paid already. The second payment is refunded to you.',
    ordered_otherwise: 'You had ordered this cart in another way. The online payment is refunded to you.',
    nothing_due: 'Nothing was to be paid for this order any more. The full amount is refunded to you.',
    address_gone: 'Your payment arrived after its delivery address was deleted. The full amount is refunded to you.',
    link_over: 'The payment link was no longer valid when your payment arrived. The full amount is refunded to you.',
    refunded_by_provider: 'Your payment was refunded to you.',
    order_cancelled: 'The order was cancelled. Your payment is refunded to you.',
    order_returned: 'The order was returned. Your payment is refunded to you.',
    part_returned: 'Items of the order were returned. They are refunded to you.',
    price_reduced: 'The price of the order was reduced. The difference is refunded to you.',
    order_edited: 'The order was changed and costs less. The difference is refunded to you.',
  },
  unknown: 'Your account has no such online payment.',
  /** In the provider's window: begins with a letter, as it must. */
  windowDescription: (shop: string) => `Your order from ${shop}`,
  help: (phone: string) => `Questions? Call us: ${phone}`,
} as const
