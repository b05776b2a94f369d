/** Labels of what a command has changed. */
export const changedLabelsCopy = {
  title: 'Labels for what has changed',
  text: 'Prices, names and pieces as they are now: choose shelf or piece labels and their paper next.',
  all: (count: number) => (count === 1 ? 'Print its label' : `Print labels for these ${count}`),
  part: (from: number, to: number) => `Print ${from} to ${to}`,
  more: 'The next ones',
  failed: 'Which goods have changed could not be loaded',
} as const
