/** Numbers with a meaning of stock and buying. */
export const stockLimits = {
  /** The pace of sales is that of so many days; of what is newer, of as many as it is old, but these at least. */
  paceDays: 90,
  paceDaysLeast: 14,
  /** The pace is counted anew when it is so old. */
  paceAgeMs: 3_600_000,
  /** Days of sale that are kept in stock beyond the days that a supplier needs. */
  safetyDays: 7,
  /** Days that a supplier needs of whom nothing else is known. */
  deliveryDays: 7,
  deliveryDaysMax: 365,
  /** Things in the reorder list, of all suppliers together. */
  reorderMost: 500,
  /** Lines of one supplier's bill, and pieces of one line. */
  receiptLines: 300,
  receivedPieces: 100_000,
  billNumberMax: 40,
  /** A bill may be so old when its goods come in. */
  billDaysMax: 730,
  shelfMax: 20,
  supplierCodeMax: 40,
  supplierNoteMax: 500,
  adjustNoteMax: 300,
  reorderPointMax: 1_000_000,
} as const
