/** Texts for a firm that buys with its GSTIN, and what is wrong with what it gave. */
export const buyers = {
  offer: 'Buying for a firm? Add GSTIN',
  kept: 'Firm',
  another: 'Another firm',
  notKept:
    'Your account has as many firms as it can keep: this one is not kept. Remove one in your account to keep it.',
  tax: 'GST on the invoice',
  taxText: (place: string) => `Place of supply: ${place}. Included in the total.`,
  taxLater: 'Shown as soon as the GSTIN and the delivery address are known.',
  taxLoading: 'Working out the tax…',
  taxFailed: 'The tax could not be worked out now. The invoice will show it.',
  billing: (label: string) => `Billing: ${label}`,
  billingAllTheSame: 'Print this address although the GSTIN is of another state',
  billingConfirm: (address: string, firm: string) =>
    `The GSTIN is of ${firm}. Print this address in ${address} on the papers all the same.`,
  offerText: 'The invoice then names the firm, so that it can claim the tax.',
  gstin: 'GSTIN of the firm',
  gstinHint: '15 letters and digits, as on its registration certificate',
  legalName: 'Legal name of the firm',
  legalNameHint: 'As on its registration certificate',
  poNumber: 'Purchase order number',
  poNumberHint: 'Printed on the invoice',
  deductor: 'This GSTIN is for deducting tax at source. Keep it only where an office of the government buys.',
  billingMalformed: 'Please give the billing address of the firm',
  billingState: (address: string, firm: string) =>
    `This address is in ${address}, but the GSTIN is of ${firm}. Please give the firm’s address in ${firm}, or confirm this one.`,
  shipToUnknown: 'shipTo must be own_place or third_party',
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
