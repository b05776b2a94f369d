/** Limits of the facets that lists are filtered by: of what is asked, and of what is answered. */
export const facetLimits = {
  /** Values that one call or address may choose, of all facets together: each facet is counted without its own. */
  choices: 24,
  /** Letters of a value. */
  valueLetters: 120,
  /** Values of one facet in an answer: those with the most products. */
  values: 40,
  /** Values of one facet that was asked for alone; more are found by a part of their text. */
  valuesOfOne: 200,
  /** Letters of that part. */
  partLetters: 40,
  /** Attributes of a category that an answer counts, the first ones of its list. */
  attributes: 12,
} as const
