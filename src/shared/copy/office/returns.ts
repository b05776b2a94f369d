/** Sentences about what comes back of an order in parts. */
export const returnsCopy = {
  returned: (number: string, note: string) => `Credit note ${note} issued for ${number}`,
  inspected: (number: string) => `Returned items of ${number} checked`,
  paidBack: (number: string, fromTill: boolean) =>
    fromTill ? `Refund recorded for ${number}, cash taken out of the till` : `Refund recorded for ${number}`,
  retried: (number: string) => `Refund for ${number} is tried again`,
  /** Beside the answer, never instead of it. */
  muchCash: 'Refunds of ₹10,000 or more should not be paid in cash. Use UPI or a bank transfer if you can.',
} as const
