/** News of a payment that became no order: it goes back, and it is back. */
export type PaymentNews = 'returning' | 'returned'

/** The words of those mails. `amount` is as people read it: ₹1,234. */
export const paymentMails = {
  subject: {
    returning: (amount: string) => `Refund of ${amount} started`,
    returned: (amount: string) => `Refund of ${amount} completed`,
  } satisfies Record<PaymentNews, (amount: string) => string>,
  heading: {
    returning: 'Your refund has started',
    returned: 'Your refund is complete',
  } satisfies Record<PaymentNews, string>,
  noOrder: 'No order was placed, and nothing will be sent.',
  returning:
    'It goes to the card or account that paid. You need not do anything. Banks take 5 to 7 working days; we write when it is done.',
  returned: (amount: string) =>
    `We have refunded ${amount} to the card or account that paid. Your bank may take a day to show it. We are sorry for the trouble.`,
  voucherAttached: 'The refund voucher is attached.',
  amount: 'Amount',
  payment: 'Payment',
  goods: 'It was for',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  reference: 'Bank reference',
  button: 'Back to the shop',
} as const
