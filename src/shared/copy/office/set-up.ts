/** Texts of the first steps of a new shop. */
export const setUpCopy = {
  title: 'Set up your shop',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  canSell: 'The shop can sell.',
  allDone: 'Setup is complete.',
  begin: 'Start',
  goOn: 'Continue',
  home: 'Home',
  all: 'All steps',
  stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  needed: 'Required before you can sell',
  saveAndNext: 'Save and next',
  acceptAndNext: 'Use these and next',
  next: 'Next',
  secretTyped: 'Save what you have entered, or discard it, before you go on.',
  notFound: 'This step does not exist',
} as const
