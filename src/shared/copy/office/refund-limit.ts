/** Why an order cannot be cancelled or returned by this person: both amounts in words. */
export const refundLimit = (amount: string, limit: string) =>
  `${amount} would go back, and you may give back ${limit} at most. Please ask an owner to do it.`
