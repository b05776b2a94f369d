/** Rule of what a number may be. Bounds are in what people type: rupees, percent, pieces. */
export interface NumberRule {
  /** Digits behind the point: 2 for rupees and percent, 0 for pieces. */
  decimals: number
  least: number
  most: number
  /** May have a plus or a minus in front. */
  signed?: true
  /** May be written beside it: `₹` also takes Rs., INR and /-; any other is a unit behind the number. */
  mark?: string
}

const crore = 10_000_000

/** Every number that is typed in the shop and its back office, by what it is. The server's own bounds may be narrower. */
export const numberRules = {
  /** An amount that may be nothing. */
  rupees: { decimals: 2, least: 0, most: 10 * crore - 0.01, mark: '₹' },
  wholeRupees: { decimals: 0, least: 0, most: 10 * crore - 1, mark: '₹' },
  /** A share from nothing to the whole. */
  percent: { decimals: 2, least: 0, most: 100, mark: '%' },
  wholePercent: { decimals: 0, least: 0, most: 100, mark: '%' },
  /** By how much prices change. */
  percentChange: { decimals: 2, least: -90, most: 400, signed: true, mark: '%' },
  /** Pieces, grams, months, days: none is a number of them. */
  count: { decimals: 0, least: 0, most: 10 * crore - 1 },
  /** A whole number in a file; the field says whether it may be below nothing. */
  wholeOfSheet: { decimals: 0, least: -999_999_999, most: 999_999_999, signed: true },
  /** At least one. */
  pieces: { decimals: 0, least: 1, most: crore - 1 },
  /** Contents of a pack. */
  quantity: { decimals: 6, least: 0, most: 1_000_000_000 },
  /** A measure of an attribute: -30 °C is one. */
  measure: { decimals: 6, least: -1_000_000_000, most: 1_000_000_000, signed: true },
} as const satisfies Record<string, NumberRule>

/** A kind of number by its name. */
export type NumberKind = keyof typeof numberRules
