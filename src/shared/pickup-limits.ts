/** Of orders that are picked up at the counter. */
export const pickupLimits = {
  codeDigits: 6,
  /** Wrong codes, after which only a new code opens it. */
  triesMost: 5,
} as const
