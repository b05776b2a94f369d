/** How a command can be taken back (history/undo). */
export type WayBack =
  /** The fields that it changed are put back to what they were, where nobody has changed them since. */
  | { by: 'fields' }
  /** Another command does the opposite. */
  | { by: 'command'; name: string }
  /** It cannot be; the sentence says why, and what can be done instead. */
  | { by: 'none'; because: string }

interface CommandKind {
  /** What was done, in the past, for the history: "Order confirmed". */
  did: string
  /** Whether the person has to say why. */
  reason?: 'required'
  back: WayBack
}

/** Every command of the back office and the terminal by its name: a staff write without one is refused by the database. */
export const commands = {
  'settings.change': { did: 'Settings changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.secret': { did: 'Secret setting changed', back: { by: 'command', name: 'settings.restore' } },
  'settings.restore': { did: 'Former setting set again', back: { by: 'command', name: 'settings.restore' } },
  'settings.withdraw': {
    did: 'Waiting setting taken back',
    back: { by: 'none', because: 'Set the value again with its day.' },
  },
  'settings.logo': { did: 'Logo changed', back: { by: 'command', name: 'settings.restore' } },
  'staff.add': { did: 'Person invited', back: { by: 'command', name: 'staff.off' } },
  'staff.off': { did: 'Person removed', back: { by: 'command', name: 'staff.on' } },
  'staff.on': { did: 'Person let in again', back: { by: 'command', name: 'staff.off' } },
} as const satisfies Record<string, CommandKind>

export type CommandName = keyof typeof commands
