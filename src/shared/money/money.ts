/** An amount of money inside the program: an integer number of paise. */
export type Paise = number

const PAISE_PER_RUPEE = 100
/** Error that adding up a few decimal fractions may have, as a part of the amount. */
const ROUNDING_NOISE = 4 * Number.EPSILON

/** Rupees with at most two decimals, as answers, data files and people write them, to paise. Throws a RangeError on a finer or unsafe amount. */
export function paiseFromRupees(rupees: number): Paise {
  const paise = Math.round(rupees * PAISE_PER_RUPEE)
  if (!Number.isSafeInteger(paise) || Math.abs(rupees - paise / PAISE_PER_RUPEE) > Math.abs(rupees) * ROUNDING_NOISE) {
    throw new RangeError(`not an amount in rupees and paise: ${rupees}`)
  }
  return paise
}

/** Paise to the rupees of an API answer: the closest number with at most two decimals. */
export function rupeesFromPaise(paise: Paise): number {
  return paise / PAISE_PER_RUPEE
}

/**
 * amount × numerator ÷ denominator, rounded half up to the paisa, exact for every safe integer
 * (CONTRACT §3: "rounded half up to the paisa"). Throws a RangeError where the share
 * is no safe integer.
 */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
  if (amount < 0) return -shareOf(-amount, numerator, denominator)
  const product = BigInt(amount) * BigInt(numerator)
  const whole = BigInt(denominator)
  const share = Number((2n * product + whole) / (2n * whole))
  if (!Number.isSafeInteger(share))
    throw new RangeError(`beyond every amount: ${amount} × ${numerator} ÷ ${denominator}`)
  return share
}

/** `percent` (up to two decimals) of an amount, rounded half up to the paisa. */
export function percentOf(amount: Paise, percent: number): Paise {
  return shareOf(amount, Math.round(percent * 100), 10_000)
}

/**
 * Splits `total` over `weights` by largest remainder, so that the parts add up to it exactly (CONTRACT §3).
 * Equal remainders go to the earlier part. All weights zero: everything to the first part.
 */
export function splitByWeight(total: Paise, weights: readonly number[]): Paise[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (weights.length === 0) return []
  if (sum === 0) return weights.map((_, i) => (i === 0 ? total : 0))
  const parts = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight)
    return { index, floor: Number(product / BigInt(sum)), remainder: product % BigInt(sum) }
  })
  let left = total - parts.reduce((a, part) => a + part.floor, 0)
  const byRemainder = [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const part of byRemainder) {
    if (left <= 0) break
    part.floor += 1
    left -= 1
  }
  return parts.map((part) => part.floor)
}
