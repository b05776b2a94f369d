/** Numbers with a meaning of their own of counts, bar codes and labels. */
export const countingLimits = {
  /** Pieces that one entry of a count may say. */
  countedPiecesMax: 1_000_000,
  /** Goods in one count: a walk of half a day. */
  countLinesMax: 1000,
  /** A phone without a connection keeps what was counted so long. */
  countEntryAgeMs: 24 * 3_600_000,
  /**
   * Age from which a count entry is compared with what left the shelf since; the margin before it allows for clocks and steps.
   */
  countLateMs: 3000,
  countLateMarginMs: 5000,
  barcodeNoteMax: 60,
  packPiecesMax: 10_000,
  /** Goods in one answer of a search for one of them. */
  itemsFound: 20,
  /** Different labels in one PDF, and all with their copies. */
  labelKindsMax: 100,
  labelsMax: 2000,
} as const
