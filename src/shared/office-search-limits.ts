/** Limits of the search over everything in the back office. */
export const searchLimits = {
  /** Characters from which it searches, and that a text may have. */
  textLeast: 2,
  textMax: 80,
  /** Records of a kind that are shown. */
  hitsOfKind: 5,
} as const
