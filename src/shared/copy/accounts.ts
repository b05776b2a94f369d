/** Part of an account that was changed. */
export type AccountNews = 'password' | 'phone' | 'email'

/** The words of a mail with a one-time code. */
export interface CodeMailCopy {
  subject: string
  intro: string
  notAsked: string
}

const neverTell = 'Please never tell this code to anybody, not even to us.'

const codeMail: CodeMailCopy = {
  // no code: a locked telephone shows the subject to everybody
  subject: 'Your code for a new password',
  intro: 'use this code to choose a new password for your account:',
  notAsked: `Not you? Do nothing: your password stays the same. ${neverTell}`,
}

const emailCodeMail: CodeMailCopy = {
  subject: 'Your code to confirm your email address',
  intro: 'use this code to confirm that this email address is yours:',
  notAsked: `No account with us? Somebody mistyped an address: do nothing. ${neverTell}`,
}

const changed: Record<AccountNews, { subject: string; text: string }> = {
  password: {
    subject: 'Your password has been changed',
    text: 'the password of your account has been changed. All other devices are signed out.',
  },
  phone: {
    subject: 'Your phone number has been changed',
    text: 'the phone number of your account has been changed. From now on you log in with the new one.',
  },
  email: {
    subject: 'Your email address has been changed',
    text: 'your account has another email address from now on. This is the last mail about it to this one.',
  },
}

/** Answers and mails of signing in, signing out and the security of an account. */
export const accountCopy = {
  loggedIn: 'You are logged in',
  loggedOut: 'You are logged out',
  codeSent: 'If there is an account with this email address, a 6 digit code is on its way to it',
  emailCodeSent: 'A 6 digit code is on its way to your email address',
  emailConfirmed: 'Your email address is confirmed',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  ownPasswordChanged: 'Your password has been changed. All other devices are signed out.',
  sessionEnded: 'That device is signed out',
  sessionsEnded: 'You are signed out on all devices',
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  holds: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
  codeMail,
  emailCodeMail,
  changeMail: {
    changed,
    notYou:
      'Not you? Please choose a new password at once with “Forgot password?” on the login page, or call us: we sign out every device.',
  },
} as const
