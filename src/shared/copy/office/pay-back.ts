import type { RefundWay } from '../../office/refund-ways.ts'

/** Money that is paid back by hand. */
export const payBackScreen = {
  open: 'Mark as refunded',
  title: 'Record refund',
  close: 'Close',
  how: 'Refund method',
  ways: { cash: 'Cash', upi: 'UPI', bank: 'Bank transfer' } satisfies Record<RefundWay, string>,
  wayTexts: {
    cash: 'Handed over, with a receipt. Taken out of the till, where one is open.',
    upi: 'To the customer’s UPI ID.',
    bank: 'To the customer’s bank account.',
  } satisfies Record<RefundWay, string>,
  reference: 'Reference',
  referenceHint: 'UTR, or the number of the receipt',
  referenceWrong: '3 to 60 letters and digits, such as a UTR',
  send: 'Save refund',
  failed: 'The refund could not be saved. Please try again in a moment.',
} as const
