/** What signing in, signing out and a forgotten password answer, and the mail with the code. */
export const accountCopy = {
  loggedIn: 'You are logged in',
  loggedOut: 'You are logged out',
  codeSent: 'If there is an account with this email address, a 6 digit code is on its way to it',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  codeMail: {
    subject: 'Your code for a new password',
    greeting: (name: string) => `Hello ${name},`,
    intro: 'use this code to choose a new password for your account:',
    holds: (minutes: number) => `It holds for ${minutes} minutes and works once.`,
    notAsked:
      'You did not ask for it? Then you need not do anything: your password stays as it is. Please never tell this code to anybody, not even to us.',
  },
} as const
