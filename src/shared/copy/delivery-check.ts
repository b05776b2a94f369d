/** The question at a product whether, when and for how much it is delivered; its form comes with the page. */
export const deliveryCheck = {
  label: 'Deliver to PIN code',
  check: 'Check',
  hint: 'See the delivery date, the charge and whether you can pay in cash.',
} as const
