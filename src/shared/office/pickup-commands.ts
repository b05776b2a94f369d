/** The commands about orders that are picked up at the counter, for commands.ts. */
export const pickupCommands = {
  'order.hand_over': {
    did: 'Order handed over',
    back: { by: 'none', because: 'The customer has the goods. Take them back as a return.' },
  },
  'order.pickup_qr': {
    did: 'UPI QR shown',
    back: { by: 'none', because: 'It closes by itself, or when the order is handed over.' },
  },
  'order.pickup_code': {
    did: 'New pick-up code',
    back: { by: 'none', because: 'The former code stays ended. Give another new one.' },
  },
} as const
