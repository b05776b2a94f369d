/** Limits of the dictionary: lengths of entries, and how many searches without a result are stored. */
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
