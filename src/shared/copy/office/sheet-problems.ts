/** Errors of a cell or a row of an imported table, each with what would be right. */
export const sheetProblems = {
  formula: (text: string) =>
    `a formula stands here (${text}): copy the column and paste it as values, so that what is seen is what is read`,
  date: (text: string) => `a spreadsheet has made a date of it (${text}): format the column as text and type it again`,
  error: (text: string) => `the spreadsheet shows an error (${text}): write the value itself`,
  lostZero: (was: string) => `${was} has lost its zero in front: format the column as text and type it again`,
  isNumber: 'the cell holds a number: format the column as text, so that zeros in front stay',
  cannotClear: 'this cannot be taken away with “-”: write what it is to be, or leave the cell empty',
  amount: (text: string, right: string | null) =>
    `“${text}” is no amount in rupees: write ${right ?? 'it like 1250 or 1250.50'}`,
  decimals: (text: string, right: string) => `“${text}” has more than two decimals: write ${right}`,
  whole: (text: string) => `“${text}” is no whole number: write it like 12`,
  number: (text: string) => `“${text}” is no number: write it like 12.5`,
  yes: (text: string) => `“${text}” is neither yes nor no: write yes or no`,
  unknown: (what: string, text: string, nearest: string | null) =>
    nearest === null ? `there is no ${what} “${text}”` : `there is no ${what} “${text}”: did you mean “${nearest}”?`,
  oneOf: (text: string, all: string) => `“${text}” is none of ${all}`,
  rows: (line: string) => `“${line}” is no line of the kind “title: text”`,
  breaks: (text: string) => `“${text}” is no price break: write them like 6: 8.50; 12: 8`,
  attributeNumber: (text: string, unit: string | null) =>
    `“${text}” is no number: write it like ${unit === null ? '20' : `20 ${unit}, or 12.7 ${unit} | 1/2 inch`}`,
  ofProduct: 'a variant has none of its own: write it in the row of the product, whose “variant” is empty',
  ofVariant: 'only variants have this: leave it empty in the row of a product',
  noProduct: 'the key of the product is missing: write it, such as ball-bearing-6204-2rs',
  productKey: (text: string, right: string) => `“${text}” can be no key of a new product: write it like ${right}`,
  variantKey: (text: string, right: string) => `“${text}” can be no key of a new variant: write it like ${right}`,
  unknownProduct: (text: string, nearest: string | null) =>
    nearest === null
      ? `there is no product “${text}”: to make it, give its name, brandId, categoryId and price as well`
      : `there is no product “${text}”: did you mean “${nearest}”?`,
  unknownVariant: (text: string, nearest: string | null) =>
    nearest === null
      ? `the product has no variant “${text}”: to make it, give its name and price as well`
      : `the product has no variant “${text}”: did you mean “${nearest}”?`,
  twice: (row: number) => `the same product and variant stand in row ${row}: leave one of the two`,
  cells: (has: number, head: number) =>
    `the row has ${has} cells and the head ${head}: is there a separator in a text without quotes?`,
  cutOff: (has: number, head: number) =>
    `the row has ${has} cells and the head ${head}, and the file ends in it: is it whole? Save the table anew, or end the row with a line break`,
  unknownHead: (nearest: string | null) =>
    nearest === null
      ? 'there is no such column: take it out, or read only some columns'
      : `there is no such column: did you mean ${nearest}?`,
  noHead: 'the column has no name: name it, or take it out',
  headTwice: (column: string) => `column ${column} has the same name: leave one of the two`,
  noKeyColumn: 'there is no column “product”: it says which product a row is about',
  noOnly: (column: string) => `the file has no column ${column}`,
  changedSince: 'somebody has changed this since: look at it again',
} as const
