/** Texts of an order for a customer at the counter. */
export const orderForCustomer = {
  orderFor: (name: string) => `Order for ${name}`,
  orderForText: 'The order is saved in their account, and they see it there.',
  savedAddress: 'Saved address',
  noAddress: 'None',
  savedFirm: 'Firm',
  noFirm: 'None: a consumer',
  removeCustomer: 'Remove customer',
} as const
