/** Limits of orders that follow another one with goods that were added to it (decision 212). */
export const linkedOrderLimits = {
  /** Hours for which a payment link may be paid, and holds its goods. */
  payLinkHours: 24,
  /** Orders that follow one: as many as there are letters. */
  followersMost: 26,
} as const
