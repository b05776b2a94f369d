import { paymentProvider } from './payment-provider.ts'

/** Texts for a shopper while and after paying online, beside the sentences of SPEC §8 (toasts.ts). */
export const paying = {
  test: 'Test payments',
  testText: 'Demo payments: no money is charged. Never enter a real card.',
  off: 'No online payment',
  offText: 'This shop has not set up online payment yet. Please choose cash on delivery.',
  opening: 'Opening the payment window',
  scriptFailed:
    'The payment window could not be loaded. Nothing was paid. Check your connection and try again, or choose cash on delivery.',
  windowOpen: 'Pay in the payment window',
  windowOpenText: `${paymentProvider.name} takes the payment, in a window on top of this page. Your cart is kept until the payment has arrived.`,
  windowMissing: 'Payment window not showing? Back to the cart',
  asking: 'Checking your payment',
  confirming: 'Confirming your payment',
  confirmingText: 'We are asking the bank. This usually takes a few seconds, sometimes minutes.',
  confirmingSlow: 'It takes longer than usual. Some banks answer late. Your money is safe.',
  confirmingSteps: [
    'Please do not pay a second time.',
    'If your UPI app waits for your approval, give it there and come back.',
    'You may close this page. The order appears under My Orders as soon as it is paid.',
    'If no order is placed, the full amount is refunded automatically.',
  ],
  noAnswer: 'The shop cannot be reached at the moment. We try again automatically.',
  checkNow: 'Check now',
  reference: (orderId: string) => `Payment reference ${orderId}`,
  refundedTitle: 'Your refund is in progress',
  refundedText: 'Banks take 5 to 7 working days. You need not do anything.',
  nothingTitle: 'Nothing was paid',
  nothingText:
    'Your cart is as it was, and you can order it again. If your bank still takes the money, it becomes your order or is refunded automatically.',
  refusedText:
    'What your browser received is not from our payment provider, so we did not accept it. Your cart is as it was. If money was taken, it becomes your order or is refunded automatically.',
  unknownTitle: 'Payment not found',
  unknownText: 'It may belong to another account. Sign in with the account that you paid with.',
  backToCart: 'Back to the cart',
  viewOrders: 'View My Orders',
  help: 'Questions? Call us:',
  noticeWaiting: 'Your online payment is being confirmed. Please do not pay again.',
  noticeWaitingLink: 'Check status',
  noticePaid: 'Your online payment has arrived, and your order is placed.',
  noticeClose: 'Close this notice',
} as const
