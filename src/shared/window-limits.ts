/** Limits of the storefront content: lengths of texts, and numbers of entries. */
export const windowLimits = {
  /** Texts of the shop window. */
  windowNameMax: 60,
  windowTitleMax: 60,
  windowLineMax: 160,
  offerTextMax: 2000,
  altMax: 160,
  linkMax: 300,
  makerMax: 300,
  /** Records of one kind in the window: more would be no list for people. */
  windowMost: 2000,
  /** Products that get or lose a label in one go. */
  labelledAtOnce: 100,
} as const
