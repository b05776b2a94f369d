const rows = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'row' : 'rows'}`

/** Number of rows by the state of their product afterwards. */
interface Lands {
  on_sale: number
  draft: number
  archived: number
}

/** Says of an import what shoppers see and what they do not. */
function landed(lands: Lands | null): string[] {
  if (lands === null) return []
  const { on_sale: seen, draft, archived } = lands
  return [
    ...(seen > 0 ? [`${rows(seen)} ${seen === 1 ? 'is' : 'are'} about active products: shoppers see them.`] : []),
    ...(draft > 0
      ? [
          `${rows(draft)} ${draft === 1 ? 'is about a draft' : 'are about drafts'}: shoppers do not see them until you publish.`,
        ]
      : []),
    ...(archived > 0
      ? [`${rows(archived)} ${archived === 1 ? 'is' : 'are'} about archived products: shoppers do not see them.`]
      : []),
  ]
}

/** Texts of the import and export screens. */
export const filesCopy = {
  title: 'Import & export',
  text: 'Update your whole catalogue in a spreadsheet.',
  grid: 'Spreadsheet edit',
  bulk: 'Bulk edit',
  out: 'Export products',
  outText:
    'All products and variants, with every field that can be edited, and what they cost you. In .xlsx all cells are text, so 0902 and 1/2 stay as they are.',
  xlsx: 'Save as .xlsx',
  csv: 'Save as .csv',
  in: 'Import products',
  inText: 'You preview every change before it is saved, and you can undo the import.',
  lookText: 'Nothing is saved yet. Check the changes below. You can undo them later.',
  choose: 'Choose a file',
  chooseHint: '.xlsx or .csv, at most 10 MB and 20,000 rows',
  chosen: (name: string) => `Selected: ${name}`,
  other: 'Choose another file',
  list: 'Supplier (saves the mapping)',
  listHint: 'Optional. The column mapping is saved under this name for the next import.',
  onlyHint: 'Separate columns with commas: price, offerPrice. No new products are created. Leave blank for all.',
  only: 'Update only these columns',
  look: 'Preview import',
  looking: 'Checking the file',
  notSent: 'The file could not be uploaded. It is still selected: try again.',
  recent: 'Import history',
  none: 'No imports yet',
  noneText: 'Export your products as .xlsx, change some prices and import the file.',
  by: (name: string, when: string) => `${name}, ${when}`,
  states: {
    looking: 'Checking',
    asks: 'Map columns',
    ready: 'Ready for review',
    applying: 'Importing',
    done: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  counts: { new: 'New', changed: 'Changed', same: 'Unchanged', wrong: 'Errors' },
  rises: 'Largest price increases',
  falls: 'Largest price decreases',
  percent: (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-IN')}%`,
  back: 'Import & export',
  progress: (done: number, total: number) =>
    total > 0 ? `${done.toLocaleString('en-IN')} of ${rows(total)}` : `${rows(done)} so far`,
  leftOut: (count: number) => `${rows(count)} cannot be changed and will be skipped.`,
  stop: 'Cancel',
  stopFailed: 'It could not be cancelled. Try again.',
  csvFound: (encoding: string, separator: string) =>
    `Read as CSV in ${encoding}, with ${{ ',': 'commas', ';': 'semicolons', '\t': 'tabs' }[separator] ?? separator} between the cells. Do letters look wrong? Save it as .xlsx.`,
  xlsxFound: (sheet: string) => `Read from the sheet “${sheet}”.`,
  headFound: (row: number) => `Column names are in row ${row}.`,
  place: 'Sheet and header row',
  sheet: 'Sheet',
  headRow: 'Header row',
  headRowOf: (row: number, text: string) => `Row ${row}: ${text || 'empty'}`,
  readAgain: 'Read again',
  columns: 'Match columns',
  columnsText: 'Some columns were not recognised. Choose a field for each: the mapping is saved.',
  columnsAnew: 'Change column mapping',
  notRead: 'Ignore',
  onlyThere: 'Update existing products only',
  lookAgain: 'Preview again',
  keepList: 'Save mapping for supplier',
  all: 'All',
  row: (row: number) => `Row ${row}`,
  column: 'Column',
  was: 'was',
  nothing: 'empty',
  becomes: 'becomes',
  more: 'Show more',
  noRows: 'No rows',
  apply: (count: number, bulk: boolean) =>
    `${bulk ? 'Update' : 'Import'} ${count.toLocaleString('en-IN')} ${count === 1 ? 'product' : 'products'}`,
  applyFailed: 'It could not be started. Nothing was changed.',
  wrongFirst: (wrong: number, right: number) =>
    right === 0
      ? `${rows(wrong)} ${wrong === 1 ? 'has' : 'have'} errors. Save them as a file, fix them there and import it again.`
      : `${rows(wrong)} ${wrong === 1 ? 'has' : 'have'} errors. Save them as a file and fix them there: the good rows can be imported now.`,
  applyRight: (count: number) => `Import the ${count.toLocaleString('en-IN')} good ${count === 1 ? 'row' : 'rows'}`,
  nothingToDo: 'There is nothing to change.',
  wrongRows: 'Rows with errors',
  wrongFile: 'The rows with errors, with a column that says what is wrong. Fix them and import the file.',
  wrongLeft: (wrong: number) => `${rows(wrong)} with errors ${wrong === 1 ? 'was' : 'were'} not imported.`,
  doneText: (count: number, lands: Lands | null) => [`${rows(count)} saved.`, ...landed(lands)].join(' '),
  lands: (lands: Lands | null) => landed(lands).join(' '),
  missing: 'New brands and categories',
  missingText: 'The file names these, and your store does not have them. Their pictures can be added later.',
  makes: 'Add them with this import',
  kinds: { brand: 'Brand', category: 'Category' },
  undo: 'Undo import',
  undone: 'Undone',
  undoneText: (name: string, when: string) => `Undone by ${name}, ${when}. Fields edited since then were kept.`,
  again: 'Import another file',
  cancelledText: 'Nothing was changed.',
} as const
