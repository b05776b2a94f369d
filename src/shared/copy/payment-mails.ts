/** News of a payment that became no order: it goes back, and it is back. */
export type PaymentNews = 'returning' | 'returned'

/** The words of those mails. `amount` is as people read it: ₹1,234. */
export const paymentMails = {
  subject: {
    returning: (amount: string) => `Your payment of ${amount} goes back to you`,
    returned: (amount: string) => `Your payment of ${amount} is back`,
  } satisfies Record<PaymentNews, (amount: string) => string>,
  heading: {
    returning: 'Your payment goes back to you',
    returned: 'Your money is back with you',
  } satisfies Record<PaymentNews, string>,
  noOrder: 'There is no order from it, and nothing will be sent.',
  returning:
    'It goes to the card or account that paid, without your doing anything. Banks take 5 to 7 working days; we write when it is done.',
  returned: (amount: string) =>
    `${amount} went back to where you paid from. It may take your bank a day to show it. We are sorry for the trouble.`,
  amount: 'Amount',
  payment: 'Payment',
  goods: 'It was for',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  reference: 'Bank reference',
  button: 'Back to the shop',
} as const
