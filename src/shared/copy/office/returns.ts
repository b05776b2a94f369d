/** Cash that was paid back by hand: booked out of the open till or not, and why not. */
export type CashBooking = 'booked' | 'no_till' | 'too_little'

const cash: Record<CashBooking, string> = {
  booked: 'cash taken out of the till',
  no_till: 'no till is open, so the cash is in no count',
  too_little: 'the open till has less cash, so none was taken out of it',
}

/** Sentences about what comes back of an order in parts. */
export const returnsCopy = {
  returned: (number: string, note: string) => `Credit note ${note} issued for ${number}`,
  inspected: (number: string) => `Returned items of ${number} checked`,
  /** `booking` null: it was no cash. */
  paidBack: (number: string, booking: CashBooking | null) =>
    booking === null ? `Refund recorded for ${number}` : `Refund recorded for ${number}: ${cash[booking]}`,
  /** The same at the terminal. */
  refunded: (of: string, booking: CashBooking | null) =>
    booking === null ? `${of} is refunded.` : `${of} is refunded: ${cash[booking]}.`,
  retried: (number: string) => `Refund for ${number} is tried again`,
  /** Beside the answer, never instead of it. */
  muchCash: 'Refunds of ₹10,000 or more should not be paid in cash. Use UPI or a bank transfer if you can.',
} as const
