/** Texts about products that go with a product, and those to be had instead. */
export const related = {
  goesWith: 'Frequently bought together',
  goesWithText: 'Bought in one order by several customers',
  insteadOf: 'Alternatives',
  insteadOfText: 'In stock, with similar dimensions',
  compareThese: 'Compare side by side',
  fitsWith: 'Fits with',
  sameMeasures: 'Same dimensions',
} as const
