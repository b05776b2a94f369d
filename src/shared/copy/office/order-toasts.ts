import type { OrderStepName } from '../../office/steps-of-orders.ts'

/** Messages after a step of an order is done. */
export const orderToasts = {
  done: {
    confirm: (number: string) => `${number} is confirmed`,
    pack: (number: string) => `${number} is packed`,
    ship: (number: string) => `${number} is shipped`,
    'out-for-delivery': (number: string) => `${number} is out for delivery`,
    deliver: (number: string) => `${number} is delivered`,
    return: (number: string) => `${number} is returned. Check its goods, then book them as stock.`,
    cancel: (number: string) => `${number} is cancelled`,
    unpack: (number: string) => `${number} is to be packed again`,
    unship: (number: string) => `${number} is back at the bench`,
    'call-back': (number: string) => `${number} is called back`,
    undeliver: (number: string) => `${number} is out for delivery again`,
  } satisfies Record<OrderStepName, (number: string) => string>,
  paidBack: (number: string) => `What was owed for ${number} is paid back`,
  mail: {
    withdrawn: ' Its mail was not sent.',
    gone: ' Its mail had gone already: a correction follows.',
    none: '',
  },
  noted: 'Note saved',
  addressSaved: 'Address saved',
} as const
