/** Sizes of what is kept of how an order's amounts came about. */
export const derivationLimits = {
  /** Bytes of the derivation of an order of 100 lines, as text. */
  bytesOf100Lines: 24_000,
} as const
