/** What the buttons of a quantity are called, for screen readers. */
export const quantityLabels = (name: string) => ({
  quantity: `Quantity of ${name}`,
  more: `One more of ${name}`,
  fewer: `One less of ${name}`,
})
