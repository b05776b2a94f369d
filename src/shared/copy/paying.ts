import { shop } from './shop-identity.ts'

/** What a shopper reads while and after paying online, beside the sentences of SPEC §8 (toasts.ts). */
export const paying = {
  test: 'Test payments',
  testText: 'This shop only tries payments out: no money moves. Never type a real card.',
  opening: 'Opening the payment window',
  scriptFailed:
    'The payment window could not be loaded. Nothing was paid. Check your connection and try again, or choose cash on delivery.',
  windowOpen: 'Pay in the payment window',
  windowOpenText: 'It lies on top of this page. Your cart is kept until the payment has arrived.',
  windowMissing: 'I see no window: back to the cart',
  asking: 'Checking whether anything was paid',
  confirming: 'Confirming your payment',
  confirmingText: 'We ask the bank. Mostly that takes a few seconds, at times some minutes.',
  confirmingSlow: 'It takes longer than usual. Some banks answer late; whatever they answer, your money is safe.',
  confirmingSteps: [
    'Please do not pay a second time.',
    'If your UPI app waits for your approval, give it there and come back.',
    'You may close this page. We go on asking, and the order appears under My Orders as soon as it is paid.',
    'Should the payment not become an order, the whole amount goes back to you by itself.',
  ],
  noAnswer: 'The shop cannot be reached at the moment. We try again by ourselves.',
  checkNow: 'Check now',
  reference: (orderId: string) => `Payment reference ${orderId}`,
  refundedTitle: 'Your money is on its way back to you',
  refundedText: 'Banks take 5 to 7 working days. There is nothing that you have to do.',
  nothingTitle: 'Nothing was paid',
  nothingText:
    'Your cart is as it was, and you can order it again. If your bank should still take the money, it becomes your order or goes back to you by itself.',
  refusedText:
    'What your browser received is not from our payment provider, so we did not accept it. Your cart is as it was. If money was taken, it becomes your order or goes back to you by itself.',
  unknownTitle: 'We do not find this payment',
  unknownText: 'It may belong to another account. Sign in with the account that you paid with.',
  backToCart: 'Back to the cart',
  viewOrders: 'View My Orders',
  help: 'Questions? Call us:',
  phone: shop.phone,
  phoneLink: shop.phoneLink,
  noticeWaiting: 'Your online payment is being confirmed. Please do not pay again.',
  noticeWaitingLink: 'See how it stands',
  noticePaid: 'Your online payment has arrived, and your order is placed.',
  noticeClose: 'Close this notice',
} as const
