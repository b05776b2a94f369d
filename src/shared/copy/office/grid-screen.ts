/** Texts of the spreadsheet edit. */
export const gridCopy = {
  title: 'Edit in a table',
  text: 'Type, or paste from a spreadsheet. An empty cell takes a value away where it may be missing.',
  views: { prices: 'Prices', law: 'HSN and tax', parcel: 'Parcel and quantities' },
  search: 'Words of the name',
  show: 'Show',
  goods: 'Goods',
  product: 'Product',
  was: (value: string) => `was ${value === '' ? 'nothing' : value}`,
  cell: (column: string, name: string) => `${column} of ${name}`,
  fillDown: 'Fill down',
  fillHint: 'Writes the value of the cell that you are in into all cells below it.',
  keys: 'Arrows go from cell to cell, Ctrl+D takes the value from above, Ctrl+S saves.',
  lost: (count: number) =>
    `${count === 1 ? 'One pasted value' : `${count} pasted values`} found no place: a page ends after 40 products, and a row with a dash has no such cell. Longer lists come in as a file: Import, export.`,
  labels: 'Labels for what was saved',
  meanwhile: (own: string) => `Somebody has changed this since you typed: it is ${own || 'empty'} now`,
  none: 'No product is like this',
  noneText: 'Change the words above.',
  next: 'Next page',
  first: 'First page',
  notSaved: (count: number) =>
    count === 1 ? 'One row is not saved: see its cell' : `${count} rows are not saved: see their cells`,
  saved: (count: number) => (count === 1 ? 'One row is saved' : `${count} rows are saved`),
  someSaved: (saved: number, wrong: number) => `${saved} saved, ${wrong} not: see the cells with a sentence`,
  noneSaved: 'Nothing was saved: see the cells with a sentence',
  changedTo: (value: string) => `somebody has made it “${value}” meanwhile: type it again, or leave theirs`,
} as const
