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
  'staff.add': { did: 'Person invited', back: { by: 'none', because: 'Remove the person instead.' } },
  'staff.join': { did: 'Sign-in set up', back: { by: 'none', because: 'A new link makes the person choose again.' } },
  'staff.link': {
    did: 'New sign-in link made',
    back: { by: 'none', because: 'The link holds for a short time only.' },
  },
  'staff.change': { did: 'Person changed', back: { by: 'none', because: 'Change the person again.' } },
  'staff.off': { did: 'Person removed', back: { by: 'none', because: 'Let the person in again instead.' } },
  'staff.on': { did: 'Person let in again', back: { by: 'none', because: 'Remove the person instead.' } },
  'staff.end_sessions': { did: 'Signed out elsewhere', back: { by: 'none', because: 'One signs in again.' } },
  'own.password': { did: 'Own password changed', back: { by: 'none', because: 'Old passwords are not kept.' } },
  'own.passkey_add': { did: 'Passkey added', back: { by: 'none', because: 'Remove the passkey instead.' } },
  'own.passkey_remove': { did: 'Passkey removed', back: { by: 'none', because: 'Add it again on the device.' } },
  'own.totp': { did: 'Code app set up', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.totp_remove': { did: 'Code app removed', back: { by: 'none', because: 'Old secrets are not kept.' } },
  'own.recovery_codes': { did: 'Recovery codes made', back: { by: 'none', because: 'Old codes are not kept.' } },
  'own.pin': { did: 'PIN chosen', back: { by: 'none', because: 'Old PINs are not kept.' } },
  'own.pin_remove': { did: 'PIN removed', back: { by: 'none', because: 'Choose a new one instead.' } },
  'counter.enrol': {
    did: 'Counter computer enrolled',
    back: { by: 'none', because: 'Withdraw the computer instead.' },
  },
  'counter.withdraw': { did: 'Counter computer withdrawn', back: { by: 'none', because: 'Enrol it again there.' } },
} as const satisfies Record<string, CommandKind>

export type CommandName = keyof typeof commands
