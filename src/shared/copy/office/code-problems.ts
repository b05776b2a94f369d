/** Errors of a cell of bar codes in an imported table, each with what would be right. */
export const codeProblems = {
  wrongDigit: (text: string, digit: string) =>
    `“${text}” was misread or mistyped, its last digit would be ${digit}: compare the number, or write code128:${text} where it is no retail number`,
  none: (text: string) =>
    `“${text}” is no bar code: write letters, digits and signs of a keyboard, at most 48, like 8901234567890; 8901234567906 x10`,
  shortened: (text: string) =>
    `a spreadsheet has made a number of a code (${text}) and may have lost its digits: format the column as text and paste the codes again`,
  asNumber: (text: string) =>
    `${text} stands here as a number and may have lost zeros in front: format the column as text and type the code again`,
  pieces: (text: string, most: number) =>
    `“${text}” says no pack: write x and 1 to ${most.toLocaleString('en-IN')} pieces, like 8901234567906 x10`,
  note: (most: number) => `the note of a code is longer than ${most} letters: shorten it`,
  unseen: 'the note of a code has characters that cannot be seen: type it again',
  inCell: (code: string) => `${code} stands here twice: leave one of the two`,
  inRow: (code: string, row: number) =>
    `${code} stands in row ${row}, too: a code is on one thing, leave one of the two`,
  taken: (code: string, name: string) => `${code} is already on ${name}: take it out here, or off that`,
  ofVariants: 'this product has variants: write the codes in their rows',
} as const
