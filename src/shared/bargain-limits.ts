/** Limits of bargains and deals. */
export const bargainLimits = {
  /** Fewest pieces from which on offers may be answered. */
  fromLeast: 2,
  fromMost: 10_000,
  /** Counter-offers of one deal. */
  counterOffersMost: 3,
  /** Percent off the price of one piece that a floor may be. */
  percentLeast: 1,
  percentMost: 90,
  /** Hours for which a counter-offer, and then an agreed price, holds. */
  holdHours: 24,
  /** Percent of the way from the price to the floor that the last counter-offer goes, at least and at most: the floor itself is never said. */
  reachLeast: 60,
  reachMost: 90,
  /** Paise from which on a price is asked in whole rupees; below it, in tens of paise. */
  wholeRupeesFrom: 2_000,
} as const
