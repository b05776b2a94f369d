/** Commands about bar codes and stock counts, for commands.ts. */
export const countCommands = {
  'barcode.add': { did: 'Barcode added', back: { by: 'command', name: 'barcode.remove' } },
  'barcode.make': { did: 'Barcode generated', back: { by: 'command', name: 'barcode.remove' } },
  'barcode.remove': { did: 'Barcode removed', back: { by: 'command', name: 'barcode.restore' } },
  'barcode.restore': { did: 'Barcode restored', back: { by: 'command', name: 'barcode.remove' } },
  'count.start': { did: 'Count started', back: { by: 'command', name: 'count.drop' } },
  'count.drop': { did: 'Count cancelled', back: { by: 'command', name: 'count.restore' } },
  'count.restore': { did: 'Count restored', back: { by: 'command', name: 'count.drop' } },
  'count.enter': { did: 'Counted', back: { by: 'none', because: 'Count it again: the last number is used.' } },
  'count.close': { did: 'Counting finished', back: { by: 'command', name: 'count.reopen' } },
  'count.reopen': { did: 'Counting continued', back: { by: 'command', name: 'count.close' } },
  'count.recount': {
    did: 'Recount requested',
    back: { by: 'none', because: 'Finish the count: items not counted again do not change.' },
  },
  'count.approve': { did: 'Count approved', back: { by: 'command', name: 'count.unapprove' } },
  'count.unapprove': {
    did: 'Approval undone',
    back: { by: 'none', because: 'The count waits for approval again: approve it there.' },
  },
} as const
