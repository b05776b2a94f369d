/** Limits of the dictionary: lengths of entries, and how many searches without a result are stored. */
export const dictionaryLimits = {
  saidMax: 60,
  meantMax: 120,
  noteMax: 200,
  /** In one answer. */
  page: 50,
  /** Texts that found nothing: kept in all so many, so many days after they came last. */
  missesMax: 2000,
  missDays: 90,
} as const
