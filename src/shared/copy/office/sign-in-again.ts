/** Texts shown instead of every screen once a session has ended: the only texts of signing in that every screen loads. */
export const signInAgain = {
  title: 'Please sign in again',
  text: 'Your session has ended. What you were doing stays as it is.',
  cancel: 'Not now',
  open: 'Sign in again',
} as const

/** Texts beside each form of signing in. */
export const signInAside = {
  title: 'The shop’s own door',
  points: [
    'Your passkey is one touch: nothing to remember, nothing to steal',
    'Everything you do stands in the history, and most of it can be undone',
    'Each person has a sign-in of their own',
  ],
} as const
