/** Messages of the server about imports and bulk edits. */
export const officeSheetCopy = {
  noJob: 'There is no such import any more',
  noGoods: 'No product is like this: choose others',
  tooManyGoods: (most: number) => `More than ${most.toLocaleString('en-IN')} products are like this: choose fewer`,
  noFile: 'Choose a file: .xlsx or .csv',
  tooManyOpen: 'Ten of your imports wait already: apply or stop one of them first',
  looking: 'The file is being looked at. Nothing is changed by that.',
  lookingAtGoods: 'It is being looked at. Nothing is changed by that.',
  begun: 'It is being done. You may go on with something else.',
  stopped: 'Stopped. Nothing was changed.',
  stopping: 'It is being stopped. What it has begun is undone.',
  notReady: 'This cannot be done now: look at it again',
  rowsWrong: 'Rows are wrong: mend them in the file and send it again. Nothing has been changed.',
  nothingToDo: 'The shop is like this already: there is nothing to do',
  gaveUp: 'It was begun three times and never came to an end. Nothing was changed. Try a smaller file.',
  changedSince: (rows: number) =>
    rows === 1
      ? 'One row would have done something else than you saw, since somebody has changed it. Nothing was written: look at it again.'
      : `${rows} rows would have done something else than you saw, since somebody has changed them. Nothing was written: look at them again.`,
} as const
