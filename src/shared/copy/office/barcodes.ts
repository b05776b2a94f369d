/** Messages about bar codes (contract office/barcodes). */
export const barcodeCopy = {
  wrongDigit: (text: string, digit: string) =>
    `${text} is wrong: its last digit should be ${digit}. Scan it again, or check the number.`,
  noCode: 'A barcode has letters, digits and keyboard signs, at most 48',
  taken: (code: string, name: string) => `${code} is already linked to ${name}`,
  gone: 'This barcode is no longer linked',
  noItem: 'Product or variant not found',
  chooseVariant: 'This product has variants: choose the one with this barcode',
  added: (code: string) => `Barcode ${code} linked`,
  made: (code: string) => `Barcode ${code} generated`,
  removed: (code: string) => `Barcode ${code} removed`,
} as const
