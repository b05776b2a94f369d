/** How much is said of what fits what. */
export const fitLimits = {
  /** Of what one rule finds. */
  shownOfRule: 6,
  /** Warnings at once: the dangerous ones first. */
  warnings: 5,
  /** What is offered in the place of one thing that does not fit. */
  insteadOfOne: 3,
  /** What a rule is written with. */
  rule: { name: 80, word: 60, words: 20, keys: 8, checks: 8, sentence: 300, amount: 1_000_000, share: 0.5 },
  /** Goods that a preview looks at on each side of a rule, and names of each kind. */
  preview: { goods: 120, shown: 12 },
} as const
