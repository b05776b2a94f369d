/** Ways to pay money back by hand. */
export const refundWays = ['cash', 'upi', 'bank'] as const
export type RefundWay = (typeof refundWays)[number]

/** Shape of the reference of a payment by hand: a UTR, the number of a receipt. */
export const refundReference = /^[\w ./-]{3,60}$/
