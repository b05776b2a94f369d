/** Limits of pick walks. */
export const pickLimits = {
  /** Orders of one walk. */
  ordersMost: 40,
  /** Orders that a walk begins with, if nobody says how many. */
  ordersUsual: 6,
  /** Pieces of one tap, and of what lies on a shelf. */
  piecesMost: 100_000,
  /** Days for which goods of cancelled orders are listed to be put back. */
  putBackDays: 30,
  /** Orders with goods to put back that are listed. */
  putBackShown: 100,
  /** Newest taps that are told, so that a phone knows which of its own have arrived. */
  newestTaps: 200,
} as const

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moment since which orders joined a walk whose goods are told to be put back; those of older ones count as put back. */
export function toldToPutBackSince(now: Date): Date {
  return new Date(now.getTime() - pickLimits.putBackDays * dayMs)
}
