import type { OrderStepName } from '../../office/steps-of-orders.ts'

/** Messages after a step of an order is done. */
export const orderToasts = {
  done: {
    confirm: (number: string) => `${number} is confirmed`,
    pack: (number: string) => `${number} is packed`,
    ship: (number: string) => `${number} is shipped`,
    'out-for-delivery': (number: string) => `${number} is out for delivery`,
    deliver: (number: string) => `${number} is delivered`,
    return: (number: string) => `${number} is returned. Check the goods, then add them to stock.`,
    cancel: (number: string) => `${number} is cancelled`,
    unpack: (number: string) => `${number} is back in To pack`,
    unship: (number: string) => `${number} is back in Ready to ship`,
    'call-back': (number: string) => `${number} is no longer out for delivery`,
    undeliver: (number: string) => `${number} is out for delivery again`,
  } satisfies Record<OrderStepName, (number: string) => string>,
  paidBack: (number: string) => `Refund recorded for ${number}`,
  mail: {
    withdrawn: ' The email was not sent.',
    gone: ' The email was already sent: a correction follows.',
    none: '',
  },
  noted: 'Note saved',
  addressSaved: 'Address saved',
  shipToSaved: 'Saved. The tax is that of the place of supply.',
  shipToFixed: 'The place of supply is on the invoice. It can be changed only before the order is confirmed.',
  noFirm: 'This order is not for a firm',
} as const
