/** Limits of the texts about the shop that its owner writes, in characters where nothing else is said. */
export const policyLimits = {
  introMax: 1000,
  titleMax: 80,
  textMax: 6000,
  /** Sections of a page. */
  sectionsMost: 40,
  /** All of a page together. */
  wholeMax: 60_000,
  /** The newest published versions that the office lists. */
  versionsShown: 50,
} as const
