/** Errors of a cell or a row of an imported table, each with what would be right. */
export const sheetProblems = {
  formula: (text: string) => `this cell has a formula (${text}): copy the column and paste it as values`,
  date: (text: string) =>
    `the spreadsheet changed this to a date (${text}): format the column as text and type it again`,
  error: (text: string) => `the spreadsheet shows an error (${text}): enter the value itself`,
  lostZero: (was: string) => `${was} has lost its leading zero: format the column as text and type it again`,
  isNumber: 'the cell is a number: format the column as text to keep leading zeros',
  cannotClear: '“-” cannot clear this field: enter a value, or leave the cell empty',
  amount: (text: string, right: string | null) =>
    `“${text}” is not an amount in rupees: write ${right ?? 'it like 1250 or 1250.50'}`,
  decimals: (text: string, right: string) => `“${text}” has more than two decimals: write ${right}`,
  whole: (text: string) => `“${text}” is not a whole number: write it like 12`,
  number: (text: string) => `“${text}” is not a number: write it like 12.5`,
  yes: (text: string) => `“${text}” is not yes or no: write yes or no`,
  unknown: (what: string, text: string, nearest: string | null) =>
    nearest === null ? `there is no ${what} “${text}”` : `there is no ${what} “${text}”: did you mean “${nearest}”?`,
  oneOf: (text: string, all: string) => `“${text}” is not one of ${all}`,
  rows: (line: string) => `“${line}” is not in the form “title: text”`,
  breaks: (text: string) => `“${text}” is not bulk pricing: write it like 6: 8.50; 12: 8`,
  attributeNumber: (text: string, unit: string | null) =>
    `“${text}” is not a number: write it like ${unit === null ? '20' : `20 ${unit}, or 12.7 ${unit} | 1/2 inch`}`,
  ofProduct: 'this belongs to the product, not the variant: enter it in the product’s row, where “variant” is empty',
  ofVariant: 'only variants have this: leave it empty in the product’s row',
  noProduct: 'the product key is missing: enter it, such as ball-bearing-6204-2rs',
  productKey: (text: string, right: string) => `“${text}” cannot be the key of a new product: write it like ${right}`,
  variantKey: (text: string, right: string) => `“${text}” cannot be the key of a new variant: write it like ${right}`,
  unknownProduct: (text: string, nearest: string | null) =>
    nearest === null
      ? `there is no product “${text}”: to create it, add its name, brandId, categoryId and price`
      : `there is no product “${text}”: did you mean “${nearest}”?`,
  unknownVariant: (text: string, nearest: string | null) =>
    nearest === null
      ? `the product has no variant “${text}”: to create it, add its name and price`
      : `the product has no variant “${text}”: did you mean “${nearest}”?`,
  twice: (row: number) => `row ${row} has the same product and variant: keep only one of them`,
  cells: (has: number, head: number) =>
    `the row has ${has} cells and the header has ${head}: is there a separator in a text without quotes?`,
  cutOff: (has: number, head: number) =>
    `the row has ${has} cells and the header has ${head}, and the file ends here: it may be cut off. Save the table again, or end the row with a line break`,
  unknownHead: (nearest: string | null) =>
    nearest === null
      ? 'there is no such column: remove it, or import only some columns'
      : `there is no such column: did you mean ${nearest}?`,
  noHead: 'the column has no name: name it, or remove it',
  headTwice: (column: string) => `column ${column} has the same name: keep only one of them`,
  noKeyColumn: 'the column “product” is missing: it tells which product a row is for',
  noOnly: (column: string) => `the file has no column ${column}`,
  changedSince: 'someone else has changed this: preview it again',
} as const
