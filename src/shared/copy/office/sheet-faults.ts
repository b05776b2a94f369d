/** Reasons why a file cannot be read as a table, and what to do. */
export const sheetFaults = {
  empty: 'The file is empty',
  noRows: 'The file has a header and no rows below it',
  noSuchSheet: (name: string, names: readonly string[]) =>
    names.length > 1 || names[0] !== ''
      ? `There is no sheet “${name}”: the file has ${names.map((each) => `“${each}”`).join(', ')}`
      : `There is no sheet “${name}”: a CSV file has no sheets`,
  tooLarge: 'The file is larger than 10 MB: split it in two',
  tooManyRows: (most: number) => `The file has more than ${most.toLocaleString('en-IN')} rows: split it in two`,
  tooManyColumns: (most: number) => `The table has more than ${most} columns: remove those you do not need`,
  longCell: (row: number, most: number) =>
    `Row ${row}: a cell has more than ${most} letters: a quote may be missing before it, or rows have run together`,
  tooMuchToWrite: 'There are too many products for one file',
  tooMuch: 'The file is too large to read: split it, or copy the table into a new file',
  oldExcel: 'This is an old Excel file (.xls), or one with a password: save it as .xlsx without a password',
  webPage: 'This is a web page (HTML or XML): open it in a spreadsheet and save it as .xlsx',
  noSheet: 'This is not a spreadsheet: save it as .xlsx or .csv',
  otherArchive: 'This is a ZIP file, not an .xlsx: save the table as .xlsx or .csv',
  broken: 'This .xlsx is damaged: open it in a spreadsheet and save it again',
  bomb: 'This .xlsx unpacks to more than 50 MB, or does not hold what it says: copy the table into a new file',
  noEncoding: (line: number) =>
    `Line ${line} has characters that are neither UTF-8 nor Windows text: save the file as “CSV UTF-8” or as .xlsx`,
  openQuote: (line: number) => `Line ${line}: a quote " opens a cell and is never closed. Close it, or save as .xlsx`,
  afterQuote: (opened: number, closed: number) =>
    opened === closed
      ? `Line ${opened}: text follows a closing quote ". Inside a cell a quote is written twice: ""`
      : `Line ${opened}: a quote " opens a cell and is closed only in line ${closed}, in the middle of a text. Close it in line ${opened}`,
} as const
