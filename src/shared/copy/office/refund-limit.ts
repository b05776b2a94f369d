/** Returns why this person cannot cancel or return an order: both amounts in words. */
export const refundLimit = (amount: string, limit: string) =>
  `${amount} would go back, and you may give back ${limit} at most. Please ask an owner to do it.`
