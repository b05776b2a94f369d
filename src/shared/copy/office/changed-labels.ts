/** Labels of what a command has changed. */
export const changedLabelsCopy = {
  title: 'Print new labels',
  text: 'With the current names and prices. Choose the label type and paper next.',
  all: (count: number) => (count === 1 ? 'Print label' : `Print ${count} labels`),
  part: (from: number, to: number) => `Print ${from} to ${to}`,
  more: 'Next',
  failed: 'The changed products could not be loaded',
} as const
