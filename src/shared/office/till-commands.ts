/** Commands of the counter and its till, for commands.ts. */
export const tillCommands = {
  'counter.sell': {
    did: 'Sold at the counter',
    back: { by: 'none', because: 'Return the order, with a credit note.' },
  },
  'till.open': { did: 'Till opened', back: { by: 'none', because: 'Close it with its count.' } },
  'till.move': { did: 'Cash put in or taken out', back: { by: 'none', because: 'Book the opposite, with a reason.' } },
  'till.close': { did: 'Till closed', back: { by: 'none', because: 'Correct a difference in the next till.' } },
} as const
