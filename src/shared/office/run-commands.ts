/** Commands of runs and the cash that they bring, for commands.ts. */
export const runCommands = {
  'run.give': { did: 'Given out for delivery', back: { by: 'none', because: 'Take the stops off the run.' } },
  'run.take_off': { did: 'Stop taken off a run', back: { by: 'none', because: 'Give it again.' } },
  'run.order': { did: 'Stops of a run sorted', back: { by: 'none', because: 'Sort them again.' } },
  'run.qr': { did: 'UPI QR shown', back: { by: 'none', because: 'It closes by itself, or when the stop is marked.' } },
  'run.mark': {
    did: 'Stop of a run marked',
    back: { by: 'none', because: 'Undo the delivery of the order: the stop is open again.' },
  },
  'run.hand_in': {
    did: 'Cash of a run handed in',
    back: { by: 'none', because: 'It was counted. Book a correction in the till.' },
  },
} as const
