/** The command that edits an order, for commands.ts. */
export const orderEditCommands = {
  'order.edit': {
    did: 'Order edited',
    reason: 'required',
    back: { by: 'none', because: 'Stock, refund and email have gone on. Edit the order again.' },
  },
} as const
