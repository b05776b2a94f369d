/** Limits of sales. */
export const saleLimits = {
  /** Characters of the badge. */
  badge: 24,
  /** Percent that a sale may take off. */
  percentLeast: 1,
  percentMost: 90,
  /** Products, categories, brands or highlights that one sale names. */
  targets: 200,
  /** Products and variants that one sale may reach. */
  goods: 20_000,
  /** Products that get their price, or lose it, in one command. */
  atOnce: 500,
  /** Rows that a preview or the page of a sale shows of its goods. */
  shown: 100,
} as const
