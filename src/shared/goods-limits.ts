/** Of goods as people of the shop edit them: letters of texts, entries of lists. */
export const goodsLimits = {
  id: 120,
  /** Of a handle that is made from a name. */
  handle: 80,
  name: 120,
  description: 10_000,
  word: 120,
  line: 500,
  maker: 500,
  address: 300,
  specifications: 60,
  attributes: 40,
  priceBreaks: 10,
  pictures: 12,
  /** Photos that are matched to goods at once, and the bytes of one. */
  photosAtOnce: 200,
  photoBytes: 25 * 1024 * 1024,
  labels: 20,
  dataSheets: 10,
  variants: 100,
  priceRupees: 10_000_000,
  weightGrams: 10_000_000,
  longestMm: 100_000,
  warrantyMonths: 600,
  /** Letters of a description that tells enough. */
  tellingDescription: 200,
  /** More changed products than this are one wide tag of the cache, and one piece of news. */
  toldOneByOne: 100,
} as const
