/** Texts shown instead of every screen once a session has ended: the only texts of signing in that every screen loads. */
export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. Your work is kept.',
  cancel: 'Cancel',
  open: 'Sign in again',
} as const

/** Texts beside each form of signing in. */
export const signInAside = {
  title: 'Secure sign-in',
  points: [
    'Passkey: one touch, no password to remember or steal',
    'Activity log: every change is recorded, most can be undone',
    'Every staff member has their own sign-in',
  ],
} as const
