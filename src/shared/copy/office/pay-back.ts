import type { RefundWay } from '../../office/refund-ways.ts'

/** Money that is paid back by hand. */
export const payBackScreen = {
  owed: (amount: string) => `${amount} is to be paid back by hand`,
  open: 'It is paid back',
  title: 'How was it paid back?',
  close: 'Close',
  how: 'How it was paid back',
  ways: { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer' } satisfies Record<RefundWay, string>,
  wayTexts: {
    cash: 'Handed over, with a receipt.',
    upi: 'To the UPI id of the shopper.',
    bank: 'To the account of the shopper.',
  } satisfies Record<RefundWay, string>,
  reference: 'Reference',
  referenceHint: 'UTR, or the number of the receipt',
  referenceWrong: '3 to 60 letters and digits, such as a UTR',
  send: 'Mark as paid back',
  failed: 'It could not be noted. Please try again in a moment.',
} as const
