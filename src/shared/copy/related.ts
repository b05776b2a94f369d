/** Texts about products that go with a product, and those to be had instead. */
export const related = {
  goesWith: 'Goes with it',
  goesWithText: 'Bought in one order by several customers',
  insteadOf: 'Instead of it',
  insteadOfText: 'In stock, and alike by its measures',
  compareThese: 'Compare side by side',
  fitsWith: 'Fits with',
  sameMeasures: 'Same measures',
} as const
