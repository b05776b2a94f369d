import { limits } from './limits.ts'
import { serverLimits } from './server-limits.ts'

const hour = 60
const day = 24 * hour

/**
 * Limits for how often something may happen within so many minutes, per account, per network (an IPv4 address, an IPv6 /64) or
 * both. A network may be a hostel, an office, or an operator whose customers share one address: what counts for all of them is
 * many times what one person needs.
 */
export const rates = {
  /** Accounts, also those that were refused for a taken number: a class that signs up after a talk is through in an hour. */
  registerPerHour: { most: 20, minutes: hour },
  registerPerDay: { most: 100, minutes: day },
  /** Wrong passwords for one account from one network, or from one known device. */
  guess: { most: 10, minutes: 15 },
  /** The same from everywhere: 100 of the likeliest passwords a day are worth little, once those are refused at sign-up. */
  guessAnywhere: { most: 100, minutes: day },
  /** Wrong passwords and codes from one network, whatever the account. */
  guessOfNetwork: { most: 300, minutes: 15 },
  /** Wrong passwords of somebody who is signed in, where the password is asked again. */
  guessSignedIn: { most: 10, minutes: 15 },
  /** Sign-ins by passkey that one network, or one known browser, begins, and steps up of one person. */
  staffChallenge: { most: 120, minutes: 15 },
  /** Codes by mail to one address for one network; and for all, or for one known device: 5 tries each, so 100 of a million a day. */
  code: { most: 5, minutes: hour },
  codeAnywhere: { most: 10, minutes: hour },
  codeDaily: { most: 20, minutes: day },
  codeOfNetwork: { most: 60, minutes: hour },
  /** Mails of all kinds to one address that nobody has confirmed; and those that are no news of orders to any. */
  mail: { most: 10, minutes: hour },
  mailDaily: { most: 30, minutes: day },
  /** News of orders to one address that nobody has confirmed: what an order brings in its first hour, and two more. */
  unconfirmedNews: { most: 4, minutes: hour },
  unconfirmedNewsDaily: { most: 12, minutes: day },
  /** Codes by mail to one address that somebody asks for who is signed in to its account, or was with this browser: apart from all other mails. */
  ownCode: { most: 20, minutes: day },
  /** Mails on what was changed about an account, to its address: the first ones say it, whoever goes on changing. */
  notice: { most: 20, minutes: day },
  /** Coupon codes that do not exist. */
  wrongCoupon: { most: 20, minutes: hour },
  wrongCouponOfNetwork: { most: 200, minutes: hour },
  /** Orders and payment windows that are asked for from one network; an account's are counted in their own tables. */
  orderOfNetwork: { most: 200, minutes: hour },
  checkoutOfNetwork: { most: 200, minutes: serverLimits.checkoutsWindowMinutes },
  /** Holds of one article by shoppers who have never paid, from one network: accounts in numbers. */
  newcomerHold: { most: 20, minutes: day },
  /** Changes of one account's cart, done or not: far more than fingers press, fewer than a program that got stuck sends. */
  cartChange: { most: 3000, minutes: hour },
  /** Changes of what else one account has: its profile, addresses, sessions, orders, wishes taken off. */
  ownChange: { most: 600, minutes: hour },
  /** Payments that the browser of one account says were made: asked again while the provider does not answer. */
  paymentVerified: { most: 300, minutes: hour },
  /** A change of a cart that waited for a connection is made once, however often it is sent. */
  waitingChange: { most: 1, minutes: 7 * day },
  /** Such changes of one account: each keeps a row for a week. */
  waitingChanges: { most: 500, minutes: day },
  /** The pieces of an article that a list brought into the cart, however often it is sent; each keeps a row for a day. */
  listPieces: { most: limits.quantityMax, minutes: day },
  /** Lists that one account sends so. */
  listsAdded: { most: 100, minutes: day },
  /** Writes of one of the shop's people, and reads that are sent like one: a grid filled by a program is slower. */
  officeCall: { most: 6000, minutes: 10 },
  /** Sign-ins by passkey or PIN of one network, or of one known browser. */
  officeDoor: { most: 600, minutes: 15 },
  /** Looks at one-time links from one network, and uses of them. */
  officeLink: { most: 600, minutes: 15 },
  /** Uses of the set-up link of a shop without an owner, right or wrong, from one network. */
  setUpLink: { most: 30, minutes: 15 },
  /** Test alerts of one person. */
  testAlert: { most: 20, minutes: hour },
  /** Test mails of one person, each of which calls the mail server. */
  testMail: { most: 10, minutes: hour },
  subscribe: { most: 10, minutes: hour },
  /** Mails with the link that ends the newsletter, by address, whose mails of a day they must not use up; and from one network. */
  unsubscribeOfAddress: { most: 5, minutes: day },
  unsubscribe: { most: 20, minutes: hour },
  /** Links of those mails that are opened, from one network. */
  unsubscribeKey: { most: 120, minutes: hour },
  /** Payment links that are opened, and asked about while one pays; and payments that are begun by them. From one network. */
  payLink: { most: 600, minutes: hour },
  payByLink: { most: 120, minutes: hour },
  /** Complaints by account; and from one network, signed in or not. */
  ticket: { most: 5, minutes: hour },
  ticketOfNetwork: { most: 20, minutes: hour },
  ticketOfNetworkDaily: { most: 60, minutes: day },
  /** Complaints read by their number and key: by account, and from one network. */
  ticketKey: { most: 600, minutes: hour },
  /** Mails to the shop about complaints that came: a flood of them is kept, but does not fill its mailbox. */
  ticketNotice: { most: 30, minutes: hour },
  /** Quotations asked for, which cost a mail each: by account, and from one network; their PDFs, drawn for who has a key. */
  quote: { most: 20, minutes: hour },
  quoteOfNetwork: { most: 30, minutes: hour },
  quoteOfNetworkDaily: { most: 100, minutes: day },
  quotePaper: { most: 60, minutes: hour },
  /** Quotations accepted, done or not, each of up to a whole cart. */
  quoteAccepted: { most: 120, minutes: hour },
  /** Offers of one account for bulk quantities, answered or not. */
  offer: { most: 60, minutes: day },
  /** Lists read, each of up to 150 searches: by account, and by network. */
  readList: { most: 120, minutes: hour },
  /** Orders bought again, done or not, each of up to a whole cart: by account, and by network. */
  reorder: { most: 120, minutes: hour },
  /** Requests to return goods or to cancel, taken or not: by account, and from one network. */
  returnRequest: { most: 20, minutes: day },
  returnRequestOfNetwork: { most: 200, minutes: day },
  /** Reviews sent, taken or not: files are costly to read. */
  review: { most: 20, minutes: day },
  reviewOfNetwork: { most: 200, minutes: day },
  /** Files of reviews and photos of returns, taken or not: they are counted before they are read. By account, and from one network. */
  upload: { most: 40, minutes: day },
  uploadOfNetwork: { most: 100, minutes: day },
  /** Invoices and credit notes drawn for one account: a firm saves those of a month at once. */
  paper: { most: 120, minutes: hour },
  /** Statements of account, read or saved: each goes through all papers and payments of its account. */
  statement: { most: 300, minutes: hour },
  /** Months of an account's papers that are drawn into one zip: two years of them at once. */
  papersOfMonth: { most: 24, minutes: hour },
  /** Slips, labels, invoices and orders printed by one of the shop's people. */
  paperOfStaff: { most: 600, minutes: hour },
  /** Pages of the list of customers read by one of the shop's people, also those that an open list reads anew at each order. */
  customersOfStaff: { most: 1200, minutes: 10 },
  /** Products put on a wish list; and links to it made or renamed. */
  wish: { most: 300, minutes: hour },
  shareList: { most: 30, minutes: hour },
  /** Requests for what is sold out, by address and from one network; and what its mails' links send. */
  stockRequestOfAddress: { most: 20, minutes: day },
  stockRequest: { most: 60, minutes: hour },
  stockRequestKey: { most: 120, minutes: hour },
  /** Questions of one account. */
  question: { most: 10, minutes: day },
} as const

/** Name of a limit. */
export type RateName = keyof typeof rates
