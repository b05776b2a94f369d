import { formatRupees } from '../money/format-rupees.ts'

/** Subject of a mail about a request. */
export type StockRequestNews = 'confirm' | 'back'

/** Asking to be told when something can be bought again: at the product, in mails, and on the page that they lead to. */
export const stockRequests = {
  title: 'Tell me when it is back',
  text: 'One mail as soon as it can be bought again, and nothing else.',
  email: 'Your email address',
  ask: 'Tell me',
  failed: 'This could not be noted',
  waiting: 'You get a mail when it is back.',
  withdraw: 'No mail after all',
  asked: 'You get a mail as soon as it can be bought again',
  toConfirm: 'Please open the mail that we have sent you: it confirms your address',
  toConfirmYet: 'You have asked for it. Please open the mail that we have sent you, or let us send it again.',
  inStock: 'It is in stock: you can buy it now.',
  withdrawn: 'You get no mail about it',
  wrongKey: 'This link is over, or it was copied only in part.',
  confirmed: 'Your address is confirmed. You get a mail when it is back',
  ended: 'No more mails to this address about goods that are back',
  noEmail: 'Please give an email address',
  page: {
    title: 'Mail about goods that are back',
    opening: 'One moment',
    confirmed: 'You get a mail when it is back',
    confirmedText: (name: string) => `We write once, as soon as ${name} can be bought again.`,
    ended: 'No more of these mails',
    endedText: 'What this address had asked to be told of is deleted. Mails about your orders are not concerned.',
    failed: 'That did not work',
    product: 'See the product',
    browse: 'Browse products',
    bare: 'Please open the link from our mail as a whole.',
    again: 'Try again',
  },
  mails: {
    subject: {
      confirm: (name: string) => `Shall we tell you when ${name} is back?`,
      back: (name: string) => `${name} is back`,
    } satisfies Record<StockRequestNews, (name: string) => string>,
    confirm: (name: string) =>
      `Somebody, hopefully you, wants to be told at this address when ${name} can be bought again. Please confirm it:`,
    confirmButton: 'Yes, tell me',
    notYou: 'If it was not you, do nothing: then we write no more about it.',
    back: (name: string) => `you wanted to know: ${name} can be bought again, as long as stock lasts.`,
    hello: 'Good day,',
    backButton: 'See it in the shop',
    price: 'Price',
    amount: (rupees: number) => formatRupees(rupees),
    stop: (address: string) => `No more mails about goods that are back: ${address}`,
  },
} as const
