import { formatRupees } from '../money/format-rupees.ts'

/** Subject of a mail about a request. */
export type StockRequestNews = 'confirm' | 'back'

/** Asking to be told when something can be bought again: at the product, in mails, and on the page that they lead to. */
export const stockRequests = {
  title: 'Notify me when in stock',
  text: 'One mail when it is back in stock, and nothing else.',
  email: 'Your email address',
  ask: 'Notify me',
  failed: 'The alert could not be saved',
  waiting: 'You get a mail when it is in stock.',
  withdraw: 'Cancel alert',
  asked: 'You get a mail when it is in stock',
  toConfirm: 'Please confirm your address: open the mail that we have sent you',
  toConfirmYet: 'Already requested. Please open the mail that we have sent you, or let us send it again.',
  inStock: 'It is in stock: you can buy it now.',
  withdrawn: 'Alert cancelled',
  wrongKey: 'This link has expired, or it was not copied in full.',
  confirmed: 'Your address is confirmed. You get a mail when it is in stock',
  ended: 'No more stock alerts to this address',
  noEmail: 'Please give an email address',
  page: {
    title: 'Stock alerts',
    opening: 'One moment',
    confirmed: 'You get a mail when it is in stock',
    confirmedText: (name: string) => `We write once, when ${name} is back in stock.`,
    ended: 'Stock alerts cancelled',
    endedText: 'All stock alerts of this address are deleted. You still get mails about your orders.',
    failed: 'Something went wrong',
    product: 'See the product',
    browse: 'Browse products',
    bare: 'Please open the full link from our mail.',
    again: 'Try again',
  },
  mails: {
    subject: {
      confirm: (name: string) => `Confirm your stock alert for ${name}`,
      back: (name: string) => `${name} is back in stock`,
    } satisfies Record<StockRequestNews, (name: string) => string>,
    confirm: (name: string) => `You asked for a mail when ${name} is back in stock. Please confirm it:`,
    confirmButton: 'Confirm',
    notYou: 'Not you? Do nothing: we write no more about it.',
    back: (name: string) => `${name} is back in stock. You can buy it as long as stock lasts.`,
    hello: 'Good day,',
    backButton: 'See it in the shop',
    price: 'Price',
    amount: (rupees: number) => formatRupees(rupees),
    stop: (address: string) => `Cancel all stock alerts: ${address}`,
  },
} as const
