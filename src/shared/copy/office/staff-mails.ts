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
    subject: 'Back office: sign-in on a new device',
    own: 'you have signed in to the back office on a device that it did not know.',
    other: (name) => `${name} has signed in to the back office on a device that it did not know.`,
  },
  factors: {
    subject: 'Back office: a way of signing in was changed',
    own: 'your way of signing in to the back office was changed: password, passkeys, code app, recovery codes or PIN.',
    other: (name) =>
      `${name} has changed their way of signing in: password, passkeys, code app, recovery codes or PIN.`,
  },
  failures: {
    subject: 'Back office: many wrong sign-ins',
    own: 'somebody has tried many wrong passwords or codes for your sign-in. Further tries are refused for a while.',
    other: (name) =>
      `Somebody has tried many wrong passwords or codes for the sign-in of ${name}. Further tries are refused for a while.`,
  },
  pin_locked: {
    subject: 'Back office: a PIN is locked',
    own: 'your PIN was typed wrong too often and is locked. It works again after you have signed in with your passkey or password.',
    other: (name) =>
      `The PIN of ${name} was typed wrong too often and is locked until they sign in with their passkey or password.`,
  },
  recovery_code: {
    subject: 'Back office: a recovery code was used',
    own: 'one of your recovery codes was used to sign in to the back office.',
    other: (name) => `${name} has signed in to the back office with a recovery code.`,
  },
  joined: {
    subject: 'Back office: a sign-in was set up',
    own: 'your sign-in to the back office is set up.',
    other: (name) => `${name} has used the one-time link and set up a sign-in to the back office.`,
  },
  link: {
    subject: 'Back office: a new sign-in link was made',
    own: 'a one-time link was made that lets you choose your sign-in anew.',
    other: (name) => `A one-time link was made that lets ${name} choose their sign-in anew.`,
  },
  removed: {
    subject: 'Back office: access removed',
    own: 'your access to the back office has ended.',
    other: (name) => `${name} has no access to the back office any more.`,
  },
}

/** Mails about signing in to the back office. */
export const staffMails = {
  what,
  greeting: (name: string) => `Hello ${name},`,
  ownerGreeting: 'Hello,',
  where: (device: string, network: string, at: string) => `${device}, network ${network}, ${at}`,
  notYou: 'It was not you? Tell the owner at once: the owner ends your sessions under “People”.',
  notThem: 'Is that not right? Open “People” in the back office, sign them out and make a new link.',
  invitation: {
    subject: (shop: string) => `Your sign-in to the back office of ${shop}`,
    intro: (shop: string) =>
      `you are to have a sign-in to the back office of ${shop}. Choose your password and passkey here:`,
    button: 'Set up your sign-in',
    holds: (until: string) => `The link works once, until ${until}.`,
    notAsked: 'You do not work there? Then you need not do anything.',
  },
} as const
