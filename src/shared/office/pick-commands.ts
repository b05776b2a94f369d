/** Commands of pick walks, for commands.ts. */
export const pickCommands = {
  'pick.start': {
    did: 'Pick walk begun',
    back: { by: 'none', because: 'End the walk: its orders can be picked again.' },
  },
  'pick.tap': { did: 'Pieces picked', back: { by: 'none', because: 'Put the pieces back on the pick walk.' } },
  'pick.short': {
    did: 'Too few pieces on the shelf',
    back: { by: 'none', because: 'Take the pieces on the pick walk once they are found.' },
  },
  'pick.end': { did: 'Pick walk ended', back: { by: 'none', because: 'Pick its orders again.' } },
} as const
