/** How long entries of the dictionary are, and how many searches in vain are kept. */
export const dictionaryLimits = {
  saidMax: 60,
  meantMax: 120,
  noteMax: 200,
  /** In one answer. */
  page: 50,
  /** Texts that found nothing: kept of each at most so many letters, in all so many, so many days after they came last. */
  missMin: 3,
  missMax: 40,
  missesMax: 2000,
  missDays: 90,
  /** Kept in a process until they are written together. */
  missesWaiting: 200,
} as const
