/** Limits of the fit rules and of what they show. */
export const fitLimits = {
  /** Of what one rule finds. */
  shownOfRule: 6,
  /** Warnings at once: the dangerous ones first. */
  warnings: 5,
  /** Products offered in place of one that does not fit. */
  insteadOfOne: 3,
  /** Limits of a rule's definition. */
  rule: { name: 80, word: 60, words: 20, keys: 8, checks: 8, sentence: 300, amount: 1_000_000, share: 0.5 },
  /** Goods that a preview looks at on each side of a rule, and names of each kind. */
  preview: { goods: 120, shown: 12 },
} as const
