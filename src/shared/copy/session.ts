/** Signing in and out, apart from its toasts. */
export const session = {
  checkingTitle: 'One moment',
  checking: 'Checking who is signed in',
  reload: 'Reload',
  needsScripts: 'This page needs JavaScript. Please allow it for this page, then load the page again.',
} as const
