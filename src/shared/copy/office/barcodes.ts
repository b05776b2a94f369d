/** Messages about bar codes (contract office/barcodes). */
export const barcodeCopy = {
  wrongDigit: (text: string, digit: string) =>
    `${text} was misread or mistyped: its last digit would be ${digit}. Scan it again, or compare the number.`,
  noCode: 'A bar code has letters, digits and signs of a keyboard, at most 48',
  taken: (code: string, name: string) => `${code} is already on ${name}`,
  gone: 'This bar code is on nothing any more',
  noItem: 'There is no such product or size',
  chooseVariant: 'This product has sizes: choose the one that carries the code',
  added: (code: string) => `${code} is known from now on`,
  made: (code: string) => `The code ${code} is ready to be printed`,
  removed: (code: string) => `${code} is on nothing any more`,
} as const
