/** Letters of what the shop's people write to an order. The screens of orders load these and no other limit of the office. */
export const deskLimits = {
  /** Characters of the reason that somebody gives for an action, in their own words. */
  reasonMax: 500,
  orderNoteMax: 1000,
  carrierMax: 60,
  trackingMax: 40,
  /** From so many paise on a refund in cash is warned of: income tax law limits cash. */
  cashRefundWarned: 1_000_000,
  /** Paise that the payment provider gives back at least. */
  providerRefundLeast: 100,
  /** Lines of one return, and pieces of one line. */
  returnLines: 100,
  returnPieces: 1_000_000,
  /** Different items of one order, as of a cart. */
  orderLines: 100,
  /** Grams that a parcel weighs at most, and millimetres of each of its sides. */
  parcelGramsMost: 999_999,
  parcelSideMost: 10_000,
  /** Orders that are confirmed or printed in one go. */
  ordersAtOnce: 200,
} as const
