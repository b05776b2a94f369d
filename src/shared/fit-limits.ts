/** How much is said of what fits what. */
export const fitLimits = {
  /** Of what one rule finds. */
  shownOfRule: 6,
  /** Warnings at once: the dangerous ones first. */
  warnings: 5,
  /** What is offered in the place of one thing that does not fit. */
  insteadOfOne: 3,
} as const
