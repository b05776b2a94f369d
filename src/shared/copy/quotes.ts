import type { QuoteStatus } from '../quote-statuses.ts'

/** The words of quotations: answers, mails, the paper and its page. Days and amounts come as people read them. */
export const quotes = {
  asked: (number: string) => `Your quotation ${number} is ready`,
  accepted: (changes: number) =>
    changes === 0
      ? 'Your cart has the quotation at its prices'
      : 'Your cart has the quotation at its prices: please check what has changed',
  lines: 'Please give 1 to 100 lines',
  emptyCart: 'Your cart is empty: add items to it, or give lines',
  notFound: 'There is no quotation with this number and key',
  expired: (until: string) => `This quotation was valid until ${until}. Please ask for a new one.`,
  declined: 'This quotation is no longer offered. Please ask for a new one.',
  ordered: 'This quotation was ordered already. Please ask for a new one.',
  totalChanged: (total: string) =>
    `The prices of this quotation have changed: it now comes to ${total}. Please check it, then accept it again.`,
  ofAnother: 'This quotation was accepted by another account',
  status: {
    open: 'Valid',
    sent: 'Valid',
    accepted: 'Accepted',
    ordered: 'Ordered',
    declined: 'No longer offered',
    expired: 'Expired',
  } satisfies Record<QuoteStatus, string>,
  mail: {
    subject: (number: string) => `Quotation ${number}`,
    heading: 'Your quotation',
    text: (number: string, until: string) =>
      `here is quotation ${number}. Its prices hold until the end of ${until}; accept it on its page to order at them.`,
    total: 'Total incl. GST',
    button: 'View quotation',
    notYou: 'Not you? Somebody mistyped an address: do nothing.',
  },
  paper: {
    title: 'Quotation / Proforma invoice',
    notInvoice: 'Not a tax invoice',
    number: 'Quotation no.',
    date: 'Date',
    validUntil: 'Valid until',
    placeOfSupply: 'Place of supply',
    for: 'Quoted to',
    total: 'Total',
    terms: 'Terms',
    termsOf: (until: string) => [
      `These prices hold until the end of ${until}, for the quantities quoted or more, while stock lasts.`,
      'Prices include GST. Delivery is charged as at the order. The tax of the order is that of its place of supply.',
      'No coupon applies to quoted prices. This paper is no tax invoice and gives no input tax credit.',
    ],
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    foot: 'Quotation, not a tax invoice. Amounts in rupees. Prices and totals include GST.',
  },
  page: {
    title: 'Quotation',
    home: 'Home',
    text: 'Prices of this quotation, held for you until it ends.',
    loading: 'Loading the quotation',
    failed: 'The quotation could not be loaded. Please try again in a moment.',
    again: 'Try again',
    notThere: 'This quotation is not there',
    notThereText: 'Its link may be cut off. Please open the whole link.',
    browse: 'Browse products',
    status: 'Status',
    to: 'Quoted to',
    from: 'Date',
    item: 'Item',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    gst: 'GST in it',
    delivery: 'Delivery is charged as at the order.',
    pdf: 'Download PDF',
    accept: 'Accept and add to cart',
    login: 'Login to accept',
    notAccepted: 'The quotation could not be accepted. Please try again in a moment.',
    cart: 'Go to cart',
    changes: 'Please check what has changed',
    change: {
      gone: (name: string) => `${name} is no longer sold`,
      stock: (name: string, was: number, now: number) => `${name}: ${now} of ${was} are in stock`,
      least: (name: string, was: number, now: number) => `${name}: ${now} instead of ${was}, as it is sold now`,
      price: (name: string) => `${name}: its price has fallen to the MRP`,
    },
  },
  ask: {
    title: 'Get a quotation',
    text: 'Today’s prices of your cart, held for some days, with a PDF for your firm.',
    listText: (lines: number) =>
      `Today’s prices of ${lines === 1 ? '1 line' : `${lines} lines`} of your list, held for some days, with a PDF for your firm. Your cart stays as it is.`,
    remarksText: (lines: number) =>
      lines === 1
        ? '1 line that was not found goes along for the shop to read.'
        : `${lines} lines that were not found go along for the shop to read.`,
    name: 'Your name',
    phone: 'Phone number',
    email: 'Email',
    emailHint: 'The link is sent there. May be left empty.',
    gstin: 'GSTIN',
    gstinHint: 'Of the firm that buys. May be left empty.',
    send: 'Get quotation',
    failed: 'The quotation could not be made. Please try again in a moment.',
    cancel: 'Cancel',
  },
} as const
