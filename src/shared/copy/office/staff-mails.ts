/** Events of a staff member's sign-in that are mailed to the person and to the owners. */
export type StaffNews =
  | 'new_device'
  | 'factors'
  | 'failures'
  | 'pin_locked'
  | 'recovery_code'
  | 'joined'
  | 'link'
  | 'removed'

const what: Record<StaffNews, { subject: string; own: string; other: (name: string) => string }> = {
  new_device: {
    subject: 'Admin: sign-in on a new device',
    own: 'you signed in to the shop’s admin on a new device.',
    other: (name) => `${name} signed in to the admin on a new device.`,
  },
  factors: {
    subject: 'Admin: sign-in methods changed',
    own: 'your sign-in methods were changed: password, passkeys, authenticator app, recovery codes or PIN.',
    other: (name) =>
      `${name} changed their sign-in methods: password, passkeys, authenticator app, recovery codes or PIN.`,
  },
  failures: {
    subject: 'Admin: many failed sign-ins',
    own: 'there were many failed sign-ins with wrong passwords or codes for your account. Sign-in is blocked for a while.',
    other: (name) =>
      `There were many failed sign-ins with wrong passwords or codes for ${name}. Sign-in is blocked for a while.`,
  },
  pin_locked: {
    subject: 'Admin: PIN locked',
    own: 'your PIN is locked after too many wrong tries. Sign in with your passkey or password to unlock it.',
    other: (name) =>
      `The PIN of ${name} is locked after too many wrong tries, until they sign in with their passkey or password.`,
  },
  recovery_code: {
    subject: 'Admin: recovery code used',
    own: 'one of your recovery codes was used to sign in.',
    other: (name) => `${name} signed in with a recovery code.`,
  },
  joined: {
    subject: 'Admin: sign-in set up',
    own: 'your sign-in to the shop’s admin is set up.',
    other: (name) => `${name} used the one-time link and set up their sign-in.`,
  },
  link: {
    subject: 'Admin: new sign-in link created',
    own: 'a one-time link was created to set up your sign-in again.',
    other: (name) => `A one-time link was created for ${name} to set up their sign-in again.`,
  },
  removed: {
    subject: 'Admin: access removed',
    own: 'your access to the shop’s admin has ended.',
    other: (name) => `${name} no longer has access to the admin.`,
  },
}

/** Mails about signing in to the admin. */
export const staffMails = {
  what,
  greeting: (name: string) => `Hello ${name},`,
  ownerGreeting: 'Hello,',
  where: (device: string, network: string, at: string) => `${device}, network ${network}, ${at}`,
  notYou: 'Not you? Tell the owner at once: the owner can end your sessions under “Staff”.',
  notThem: 'Not right? Open “Staff” in the admin, sign them out and send a new link.',
  invitation: {
    subject: (shop: string) => `Your staff invitation from ${shop}`,
    intro: (shop: string) => `you are invited to the admin of ${shop}. Set your password and passkey here:`,
    button: 'Set up your sign-in',
    holds: (until: string) => `The link works once, until ${until}.`,
    notAsked: 'You do not work there? Then ignore this email.',
  },
} as const
