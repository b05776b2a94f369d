/** Errors of a cell of bar codes in an imported table, each with what would be right. */
export const codeProblems = {
  wrongDigit: (text: string, digit: string) =>
    `“${text}” is wrong, its last digit should be ${digit}: check the number, or write code128:${text} if it is not a retail code`,
  none: (text: string) =>
    `“${text}” is not a barcode: use letters, digits and keyboard signs, at most 48, like 8901234567890; 8901234567906 x10`,
  shortened: (text: string) =>
    `the spreadsheet changed this code to a number (${text}) and may have lost digits: format the column as text and paste the codes again`,
  asNumber: (text: string) =>
    `${text} is a number and may have lost leading zeros: format the column as text and type the code again`,
  pieces: (text: string, most: number) =>
    `“${text}” is not a pack size: write x and 1 to ${most.toLocaleString('en-IN')} pieces, like 8901234567906 x10`,
  note: (most: number) => `the note of a code is longer than ${most} letters: shorten it`,
  unseen: 'the note of a code has characters that cannot be seen: type it again',
  inCell: (code: string) => `${code} is here twice: keep only one of them`,
  inRow: (code: string, row: number) =>
    `${code} is also in row ${row}: a code belongs to one product, keep only one of them`,
  taken: (code: string, name: string) => `${code} is already linked to ${name}: remove it here or there`,
  ofVariants: 'this product has variants: enter the codes in their rows',
} as const
