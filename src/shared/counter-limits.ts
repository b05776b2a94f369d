/** Limits of a sale at the counter. */
export const counterLimits = {
  linesMax: 100,
  paymentsMax: 10,
  /** Sales that are parked at once, and characters of their names. */
  parkedMost: 50,
  parkedNameMax: 60,
  /** Days after which a parked sale that nobody came for is deleted, with what was typed of its customer. */
  parkedDays: 30,
  /** Characters of a payment's reference: a UTR, or the slip of a card machine. */
  referenceMax: 60,
  /** Characters of the reason for cash that is put in or taken out. */
  tillReasonMax: 200,
  /** Z reports that are shown. */
  reportsShown: 31,
  /** From this taxable value on a bill names its buyer and the address (CGST Rule 46 (e)). */
  namedFromRupees: 50_000,
} as const

/** Ways in which a counter takes money. */
export const counterWays = ['cash', 'upi', 'card'] as const
export type CounterWay = (typeof counterWays)[number]
