/** Commands about the terms of offers and about deals, for commands.ts. */
export const bargainCommands = {
  'bargain.set': { did: 'Terms of offers set', back: { by: 'fields' } },
  'bargain.end': { did: 'Offers stopped', back: { by: 'fields' } },
  'deal.end': {
    did: 'Deal ended',
    back: { by: 'none', because: 'The customer can make a new offer at once.' },
  },
} as const
