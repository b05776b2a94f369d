/** Messages of the server about imports and bulk edits. */
export const officeSheetCopy = {
  noJob: 'This import no longer exists',
  noGoods: 'No product matches: change the filter',
  tooManyGoods: (most: number) => `More than ${most.toLocaleString('en-IN')} products match: narrow the filter`,
  noFile: 'Choose a file: .xlsx or .csv',
  tooManyOpen: 'You have ten open imports: finish or cancel one of them first',
  looking: 'Checking the file. Nothing is changed yet.',
  lookingAtGoods: 'Preparing the preview. Nothing is changed yet.',
  begun: 'Started. You can continue with other work.',
  stopped: 'Cancelled. Nothing was changed.',
  stopping: 'Cancelling. Changes made so far are undone.',
  notReady: 'This is not possible now: preview it again',
  rowsWrong: 'Some rows have errors: fix them in the file and import it again. Nothing was changed.',
  nothingToDo: 'There is nothing to change',
  noWrongRows: 'There are no rows with errors any more: import the file again',
  wrongSheet: 'Rows with errors',
  gaveUp: 'It failed three times. Nothing was changed. Try a smaller file.',
  changedSince: (rows: number) =>
    rows === 1
      ? 'One row was changed by someone else after your preview. Nothing was saved: preview it again.'
      : `${rows} rows were changed by someone else after your preview. Nothing was saved: preview them again.`,
} as const
