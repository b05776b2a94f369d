/** The commands that edit an order before its invoice, or issue another invoice, for commands.ts. */
export const orderEditCommands = {
  'order.edit': {
    did: 'Order edited',
    reason: 'required',
    back: { by: 'none', because: 'Stock, refund and email have gone on. Edit the order again.' },
  },
  'order.add': {
    did: 'Items added as a linked order',
    reason: 'required',
    back: { by: 'none', because: 'Withdraw the payment link, or cancel the linked order.' },
  },
  'order.withdraw_link': {
    did: 'Payment link withdrawn',
    back: { by: 'none', because: 'The customer is told. Add the items again.' },
  },
  'order.invoice_anew': {
    did: 'Invoice replaced',
    back: { by: 'none', because: 'The credit note and the new invoice are issued, and never change.' },
  },
  'order.ship_to': { did: 'Place of supply answered', back: { by: 'none', because: 'Give the other answer instead.' } },
} as const
