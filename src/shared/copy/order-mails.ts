/** News of an order that a shopper is written about. */
export type OrderNews =
  | 'placed'
  | 'confirmed'
  | 'ready'
  | 'shipped'
  | 'parcel_shipped'
  | 'parcel_refused'
  | 'parcel_lost'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'part_returned'
  | 'price_reduced'
  | 'refunded'
  | 'corrected'
  | 'edited'

/** The words of the mails about an order. `amount` is as people read it: ₹1,234. */
export const orderMails = {
  subject: {
    placed: (number: string) => `We have your order ${number}`,
    confirmed: (number: string) => `Your order ${number} is confirmed`,
    ready: (number: string) => `Your order ${number} is ready for pick-up`,
    shipped: (number: string) => `Your order ${number} is on its way`,
    parcel_shipped: (number: string) => `A parcel of your order ${number} is on its way`,
    parcel_refused: (number: string) => `A parcel of your order ${number} was not accepted`,
    parcel_lost: (number: string) => `A parcel of your order ${number} was lost`,
    delivered: (number: string) => `Your order ${number} has been delivered`,
    cancelled: (number: string) => `Your order ${number} is cancelled`,
    returned: (number: string) => `We have received your return of order ${number}`,
    part_returned: (number: string) => `We have received items back from order ${number}`,
    price_reduced: (number: string) => `We have reduced the price of your order ${number}`,
    refunded: (number: string) => `Refund for order ${number} completed`,
    corrected: (number: string) => `Correction about your order ${number}`,
    edited: (number: string) => `Your order ${number} was changed`,
  } satisfies Record<OrderNews, (number: string) => string>,
  heading: {
    placed: 'Thank you for your order',
    confirmed: 'Your order is confirmed',
    ready: 'Your order is ready for pick-up',
    shipped: 'Your order is on its way',
    parcel_shipped: 'A parcel of your order is on its way',
    parcel_refused: 'A parcel was not accepted',
    parcel_lost: 'A parcel was lost',
    delivered: 'Your order has been delivered',
    cancelled: 'Your order is cancelled',
    returned: 'We have received your return',
    part_returned: 'We have received your items',
    price_reduced: 'A lower price for your order',
    refunded: 'Your refund is complete',
    corrected: 'Correction about your order',
    edited: 'Your order was changed',
  } satisfies Record<OrderNews, string>,
  /** null: to an address that nobody has confirmed. */
  greeting: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  unconfirmed:
    'Nobody has confirmed this email address yet, so this mail says no more. Sign in and confirm it in your profile, and our mails bring the delivery address and the invoice. If you did not order, somebody typed your address by mistake: you need not do anything.',
  placed: {
    cod: (amount: string) => `We have your order. Please have ${amount} ready in cash when it arrives.`,
    online: (amount: string) => `We have your order, and your payment of ${amount} has arrived.`,
    counter: (amount: string) => `Thank you for buying at our counter: ${amount} is paid.`,
  },
  pickup: {
    placed: (amount: string) => `We have your order. Please pay ${amount} at the counter when you pick it up.`,
    confirmed: 'We have checked your order and are packing it. We write again when it is ready at our counter.',
    ready: (code: string) => `Your order waits at our counter. Please say this code when you pick it up: ${code}.`,
    readyUnconfirmed: 'Your order waits at our counter. The code for picking it up is in your order: please sign in.',
    pay: (amount: string) => `Please pay ${amount} there.`,
    delivered:
      'We have handed over your order at our counter. If anything is missing, wrong or damaged, please tell us: we replace it or return the money.',
  },
  byBus: (stand: string) => `It comes by bus: please collect it at ${stand}.`,
  pickUpAt: 'Pick up at',
  confirmed: 'We have checked your order and are packing it. We write again when it leaves our store.',
  shipped: (city: string) =>
    city === '' ? 'Your parcel has left our store.' : `Your parcel has left our store in ${city}.`,
  parcel_shipped: (parcel: number, city: string) =>
    city === '' ? `Parcel ${parcel} has left our store.` : `Parcel ${parcel} has left our store in ${city}.`,
  parcel_refused: (parcel: number) => `Parcel ${parcel} of your order was not accepted and comes back to us.`,
  parcel_lost: (parcel: number) => `Parcel ${parcel} of your order was lost on its way. We are sorry.`,
  nothingToPayFor: 'There is nothing to pay for it.',
  inParcel: 'In this parcel',
  stillToCome: 'Still to come',
  payOnArrival: (amount: string) => `Please have ${amount} ready in cash.`,
  payByParcel: (parcels: readonly { number: number; amount: string }[]) =>
    `Please have cash ready: ${parcels.map(({ number, amount }) => `${amount} for parcel ${number}`).join(', ')}.`,
  delivered:
    'Your parcel has arrived. If anything is missing, wrong or damaged, please tell us: we replace it or return the money.',
  cancelled: 'Your order is cancelled and nothing will be sent.',
  returned: 'We have received the goods of your order.',
  part_returned: 'We have received the items that you sent back.',
  price_reduced: 'We have reduced the price of your order.',
  corrected: 'Our last mail about this order was wrong. Its status now:',
  edited:
    'We have changed your order as agreed with you. If this is not what you want, please call us before we pack it.',
  nothingToPay: 'There is nothing to pay.',
  refundComes: (amount: string) =>
    `We refund your payment of ${amount} to the card or account that paid. Banks take 5 to 7 working days; we write when it is done.`,
  partComes: (amount: string) =>
    `We refund ${amount} to the card or account that paid. Banks take 5 to 7 working days; we write when it is done.`,
  refunded: (amount: string) =>
    `We have refunded ${amount} to the card or account that paid. Your bank may take a day to show it.`,
  refundedByHand: (amount: string) => `We have refunded ${amount} to you.`,
  cashComesBack: (amount: string) => `We refund your ${amount} and call you about how.`,
  attached: {
    invoice: (number: string) => `The invoice ${number} is attached.`,
    credit_note: (number: string) => `The credit note ${number} is attached.`,
    receipt_voucher: (number: string) => `The receipt voucher ${number} is attached.`,
    refund_voucher: (number: string) => `The refund voucher ${number} is attached.`,
  },
  orderNumber: 'Order',
  payment: 'Payment',
  test: 'Test: no money was taken',
  carrier: 'Courier',
  trackingNumber: 'Tracking number',
  expected: 'Expected delivery',
  deliveredOn: 'Delivered on',
  deliverTo: 'Delivery address',
  invoice: 'Invoice',
  refundReference: 'Bank reference',
  button: 'See your order',
} as const
