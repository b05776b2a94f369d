/** Messages about QR codes by which an order is paid by UPI. */
export const qrCopy = {
  shown: 'QR code shown',
  atProvider: (order: string) => `Order ${order}`,
  notOffered: 'The payment account has no UPI QR codes. Take cash, or UPI in another way.',
  notThisOne: 'The payment gateway makes no QR code for this amount. Take cash, or UPI in another way.',
  notThere: 'This order is not waiting to be paid here any more. Reload to see it.',
  notByOne: 'Nothing is to be paid here by one QR code. Orders in several parcels are collected by the parcel.',
  notYours: 'This stop is not on your run',
  noOrder: 'This order is not there',
} as const

/** The window with a QR code. */
export const qrScreen = {
  title: 'Pay by UPI QR',
  scan: 'The customer scans it with any UPI app. The amount is set.',
  label: (amount: string) => `QR code for a UPI payment of ${amount}`,
  test: 'Test mode: no money moves.',
  making: 'Getting the QR code…',
  waiting: 'Waiting for the payment. Valid until',
  paid: (amount: string) => `${amount} paid by UPI`,
  paidText: 'The payment has arrived. Hand the goods over.',
  closed: 'This QR code is closed. Nobody should pay it any more.',
  anew: 'New QR code',
  noAnswer: 'No connection. The QR code stays valid; the payment shows as soon as there is one.',
  close: 'Close',
  done: 'Done',
  failed: 'The QR code could not be shown. Please try again.',
} as const
