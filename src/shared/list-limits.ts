/** Limits of a pasted list that is read at once. */
export const listLimits = {
  /** Letters of a text: a long message of a site engineer has two thousand. */
  textMax: 6000,
  /** Things asked for in it: what comes after is told, not read. */
  itemsMax: 50,
  /** Letters of one thing. */
  itemMax: 160,
  /** Products that are looked at for one thing: of more than these none is the only one. */
  productsLookedAt: 30,
  /** Searches for one list: a line of bare numbers is read in several ways. */
  searchesMax: 150,
  /** Alternatives shown for a line. */
  alternativesMax: 4,
  /** Lines that are put into the cart at once. */
  addedAtOnce: 100,
} as const
