/** Signing in and out, apart from its toasts. */
export const session = {
  checkingTitle: 'One moment',
  checking: 'Checking who is signed in',
  reload: 'Reload',
} as const
