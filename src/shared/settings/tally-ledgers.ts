/** Ledgers that vouchers for Tally name, as accountants call them, until the owner names them otherwise. */
export const tallyLedgers = {
  /** Clears what the payment provider collects: sales are debited, its settlements credited. */
  online: 'Razorpay (online sales)',
  cod: 'Cash on delivery',
  counter: 'Counter sales',
  cgst: 'Output CGST',
  sgst: 'Output SGST',
  igst: 'Output IGST',
  roundOff: 'Round Off',
  bank: 'Bank',
  charges: 'Payment gateway charges',
  inputCgst: 'Input CGST on charges',
  inputSgst: 'Input SGST on charges',
  inputIgst: 'Input IGST on charges',
  /** Rest of a settlement besides payments, refunds and fees: somebody has to say what it is. */
  adjustments: 'Settlement adjustments',
} as const

export type TallyLedgers = Readonly<Record<keyof typeof tallyLedgers, string>>
