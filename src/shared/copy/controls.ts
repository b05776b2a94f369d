/** Words of the controls that shop and back office share. */
export const controls = {
  close: 'Close',
  formNeedsScripts: 'This form needs JavaScript. Please allow it for this page, then load the page again.',
} as const
