/** Commands of the counter and its till, for commands.ts. */
export const tillCommands = {
  'counter.sell': {
    did: 'Sold at the counter',
    back: { by: 'none', because: 'Return the order, with a credit note.' },
  },
  'counter.order': {
    did: 'Phone order taken',
    back: { by: 'none', because: 'Cancel the order.' },
  },
  'counter.park': { did: 'Sale parked', back: { by: 'none', because: 'Resume it, or delete it.' } },
  'counter.resume': { did: 'Parked sale resumed', back: { by: 'none', because: 'Park it again.' } },
  'counter.unpark': { did: 'Parked sale deleted', back: { by: 'none', because: 'Sell it anew.' } },
  'till.open': { did: 'Till opened', back: { by: 'none', because: 'Close it with its count.' } },
  'till.move': { did: 'Cash put in or taken out', back: { by: 'none', because: 'Book the opposite, with a reason.' } },
  'till.close': { did: 'Till closed', back: { by: 'none', because: 'Correct a difference in the next till.' } },
} as const
