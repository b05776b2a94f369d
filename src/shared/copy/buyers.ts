/** Texts for a firm that buys with its GSTIN, and what is wrong with what it gave. */
export const buyers = {
  offer: 'Buying for a firm? Add GSTIN',
  offerText: 'The invoice then names the firm, so that it can claim the tax.',
  gstin: 'GSTIN of the firm',
  gstinHint: '15 letters and digits, as on its registration certificate',
  legalName: 'Legal name of the firm',
  legalNameHint: 'As on its registration certificate',
  poNumber: 'Purchase order number',
  poNumberHint: 'Printed on the invoice',
  deductor: 'This GSTIN is for deducting tax at source. Keep it only where an office of the government buys.',
  otherState: (goods: string, firm: string) =>
    `The goods go to ${goods} and the GSTIN is of ${firm}: the tax is that of ${goods}. Ask your accountant whether the firm can claim it.`,
  title: 'Bought for',
  malformed: 'Please give the GSTIN and the legal name of the firm',
  gstinNeeded: 'Please give the GSTIN, or untick that you buy for a firm',
  nameNeeded: 'Please give the legal name of the firm',
  nameTooShort: 'The legal name has at least 3 letters',
  faults: {
    shape: 'A GSTIN has 15 letters and digits, such as 32AABCW1234Q1Z9. Please compare it with the certificate.',
    state: 'No Indian state has the first two digits of this GSTIN. Please compare it with the certificate.',
    check_digit:
      'This GSTIN is mistyped: its last sign does not go with the others. Please compare it with the certificate.',
    collector: 'This GSTIN is for collecting tax at source, nobody buys with it. Please give the firm’s own.',
    own: 'This is the GSTIN of our own shop. Please give that of your firm.',
  },
} as const
