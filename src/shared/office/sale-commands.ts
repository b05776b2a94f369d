import { bargainCommands } from './bargain-commands.ts'

/** Commands about sales, and about offers of customers, for commands.ts. */
export const saleCommands = {
  ...bargainCommands,
  'sale.add': { did: 'Sale added', back: { by: 'command', name: 'sale.cancel' } },
  'sale.cancel': { did: 'Sale cancelled', back: { by: 'command', name: 'sale.add' } },
  'sale.end': {
    did: 'Sale ended early',
    back: { by: 'none', because: 'The former prices are back. Duplicate the sale to start it again.' },
  },
  'sale.begun': {
    did: 'Sale started',
    back: { by: 'none', because: 'End the sale instead: the former prices come back.' },
  },
  'sale.ended': { did: 'Sale ended', back: { by: 'none', because: 'Its days are over. Duplicate the sale instead.' } },
} as const
