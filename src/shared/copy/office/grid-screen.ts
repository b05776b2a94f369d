/** Texts of the spreadsheet edit. */
export const gridCopy = {
  title: 'Spreadsheet edit',
  text: 'Type, or paste from a spreadsheet. Clear a cell to remove its value.',
  views: { prices: 'Prices', law: 'HSN and tax', parcel: 'Parcel and quantities' },
  search: 'Name contains',
  show: 'Show',
  goods: 'Products',
  product: 'Product',
  was: (value: string) => `was ${value === '' ? 'empty' : value}`,
  cell: (column: string, name: string) => `${column} of ${name}`,
  fillDown: 'Fill down',
  fillHint: 'Copies the value of the current cell into all cells below it.',
  keys: 'Arrow keys move, Ctrl+D copies the value from above, Ctrl+S saves.',
  lost: (count: number) =>
    `${count === 1 ? 'One pasted value was' : `${count} pasted values were`} left out: a page has 40 products, and cells with a dash cannot be edited. For longer lists use Import & export.`,
  labels: 'Labels for saved products',
  meanwhile: (own: string) => `Changed by someone else since you typed: it is ${own || 'empty'} now`,
  none: 'No products match',
  noneText: 'Change the search above.',
  next: 'Next page',
  first: 'First page',
  notSaved: (count: number) =>
    count === 1 ? '1 row is not saved: fix its cell' : `${count} rows are not saved: fix their cells`,
  saved: (count: number) => (count === 1 ? '1 row saved' : `${count} rows saved`),
  someSaved: (saved: number, wrong: number) => `${saved} saved, ${wrong} not: fix the marked cells`,
  noneSaved: 'Nothing was saved: fix the marked cells',
  changedTo: (value: string) => `someone else changed it to “${value}”: type it again, or keep theirs`,
} as const
