/** Commands about parts of orders that come back, for commands.ts. */
export const returnCommands = {
  'order.return_items': {
    did: 'Items returned',
    reason: 'required',
    back: { by: 'none', because: 'The credit note is issued and the money is refunded. Create a new sale.' },
  },
  'order.credit_price': {
    did: 'Price reduced',
    reason: 'required',
    back: { by: 'none', because: 'The credit note is issued and the money is refunded. Create a new sale.' },
  },
  'order.inspect_items': {
    did: 'Returned items checked',
    back: { by: 'none', because: 'Adjust the stock instead.' },
  },
} as const
