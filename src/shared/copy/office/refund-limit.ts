/** Returns why this person cannot cancel or return an order: both amounts in words. */
export const refundLimit = (amount: string, limit: string) =>
  `This refunds ${amount}. You may refund ${limit} at most. Please ask an owner to do it.`
