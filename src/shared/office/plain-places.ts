/** Brand of goods that have none, and category of goods that nobody has put into one: made when they are first needed. */
export const noBrand = { id: 'unbranded', name: 'Unbranded' } as const
export const noCategory = { id: 'other-goods', name: 'Other goods' } as const
